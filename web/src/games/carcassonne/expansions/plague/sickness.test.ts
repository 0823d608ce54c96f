import { describe, expect, it } from 'vitest';
import { infected, outlineOf } from './sickness';
import type { Plague } from './view';

describe('the plague', () => {
  it('is drawn around focus and active fleas only (C-4.2.9.2-b)', () => {
    const plague = {
      foci: [[0, 0, 1]],
      spared: [],
      fleas: [
        [1, 0, true],
        [5, 5, false],
      ],
      supply: 0,
      due: null,
    };
    const sick = infected(plague as unknown as Plague);
    expect(sick).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(outlineOf(sick).match(/M/g)).toHaveLength(6);
  });
});
