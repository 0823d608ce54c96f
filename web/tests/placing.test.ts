import { describe, expect, it } from 'vitest';
import { closestTurn, nextTurn, placementsOf } from '../src/games/carcassonne/placing';
import { lay, pass } from './help';

describe('placements', () => {
  it('gather the turns of a square', () => {
    const places = placementsOf([lay(0, 1, 2), lay(0, 1, 0), lay(-1, 0, 3), pass]);
    expect([...places.keys()]).toEqual(['0,1', '-1,0']);
    expect(places.get('0,1')?.turns).toEqual([0, 2]);
    expect(places.get('0,1')?.options.get(2)?.text).toBe('lay 0,1 180');
  });
});

describe('turning', () => {
  it('keeps the wanted turn where it is legal', () => {
    expect(closestTurn([0, 2], 2)).toBe(2);
  });

  it('takes the least turning otherwise, clockwise first', () => {
    expect(closestTurn([1, 3], 0)).toBe(1);
    expect(closestTurn([3], 0)).toBe(3);
    expect(closestTurn([2], 0)).toBe(2);
  });

  it('goes on to the next legal turn, both ways and around', () => {
    expect(nextTurn([0, 1, 3], 1, 1)).toBe(3);
    expect(nextTurn([0, 1, 3], 3, 1)).toBe(0);
    expect(nextTurn([0, 1, 3], 0, -1)).toBe(3);
    expect(nextTurn([2], 2, 1)).toBe(2);
  });
});
