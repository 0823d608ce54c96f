import { describe, expect, it } from 'vitest';
import { cellOf, countersOf, rowsOf, SPACES } from '../src/games/carcassonne/track';
import { view } from './carcassonne';

describe('the scoring track', () => {
  it.each([14, 16, 19])('has 50 different spaces on the rim of %i columns (Q-4.6.11-1)', (columns) => {
    const cells = Array.from({ length: SPACES }, (_, space) => cellOf(space, columns));
    expect(new Set(cells.map(({ column, row }) => `${column},${row}`)).size).toBe(SPACES);
    for (const { column, row } of cells) {
      expect(column === 0 || row === 0 || column === columns - 1 || row === rowsOf(columns) - 1).toBe(true);
    }
    expect(cellOf(50, columns)).toEqual(cellOf(0, columns));
    expect(cellOf(-5, columns)).toEqual(cellOf(45, columns));
  });

  it('has one scoring figure of each seat', () => {
    expect(countersOf(view({ scores: { A: 57 } }))).toMatchObject([{ key: 'follower A', space: 7, laps: 1 }]);
  });
});
