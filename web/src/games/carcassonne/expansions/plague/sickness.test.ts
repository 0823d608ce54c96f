import { describe, expect, it } from 'vitest';
import { infected, outlineOf } from './sickness';
import type { PlagueInfo } from './shown';

describe('the plague', () => {
  it('is drawn around focus and active fleas only (C-4.2.9.2-b)', () => {
    const plague: PlagueInfo = {
      foci: [[0, 0, 1]],
      spared: [],
      fleas: [
        [1, 0, true],
        [5, 5, false],
      ],
      supply: 0,
      due: null,
      goal: null,
    };
    const sick = infected(plague);
    expect(sick).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(outlineOf(sick).match(/M/g)).toHaveLength(6);
  });
});
