import { describe, expect, it } from 'vitest';
import { entry } from '../../../../../tests/help';
import { inTheAir, throwsOf } from './throws';

describe('a throw', () => {
  const thrown = entry('throw', 'A', { data: { token: 'pie', x: 1.25, y: -2, fair: [0, 0] } });

  it('is remembered until the next turn', () => {
    const log = [entry('draw'), entry('catapult', 'A', { data: { token: 'pie' } }), thrown];
    expect(throwsOf(log)).toMatchObject([{ token: 'pie', at: [1.75, -1.5], from: [0.5, 0.5] }]);
    expect(throwsOf([...log, entry('draw')])).toEqual([]);
  });

  it('flies in an arc that begins and ends on the ground', () => {
    expect(inTheAir([0, 0], [4, 0], 0).high).toBeCloseTo(0);
    expect(inTheAir([0, 0], [4, 0], 0.5).high).toBeGreaterThan(1);
    expect(inTheAir([0, 0], [4, 2], 1).at[1]).toBeCloseTo(2);
  });
});
