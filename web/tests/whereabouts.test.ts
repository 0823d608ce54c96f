import { describe, expect, it } from 'vitest';
import { whereabouts, type Landmark } from '../src/games/carcassonne/whereabouts';

const plain = (x: number, y: number): Landmark => ({ square: [x, y], marks: [] });
const cloister = (x: number, y: number): Landmark => ({ square: [x, y], marks: [{ kind: 'cloister' }] });

describe('where a square is, in words of the table', () => {
  it('is next to the only cloister', () => {
    expect(whereabouts([1, 1], [plain(0, 0), cloister(1, 0), plain(1, 1)])).toEqual({
      side: 'below',
      mark: { kind: 'cloister' },
    });
  });

  it('is below the one of two cloisters that has nothing below it', () => {
    const land = [cloister(0, 0), plain(0, 1), cloister(1, 0), plain(1, 1)];
    expect(whereabouts([1, 1], land)?.side).toBe('below');
  });

  it('is not told by what two gaps have in common', () => {
    expect(whereabouts([1, 1], [cloister(0, 0), cloister(1, 0), plain(1, 1)])).toBeNull();
  });

  it('is told by who stands there where the ground says nothing', () => {
    const knight = { kind: 'figure', seat: 'B', role: 'knight' } as const;
    const land: Landmark[] = [cloister(5, 5), { square: [1, 0], marks: [{ kind: 'crest' }, knight] }, plain(2, 0)];
    expect(whereabouts([2, 0], land)).toEqual({ side: 'right', mark: knight });
  });
});
