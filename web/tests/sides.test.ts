import { describe, expect, it } from 'vitest';
import { areaOfPart, inside, polygonsOf } from '../src/games/carcassonne/sides';

describe('the sides of a part', () => {
  it('are read from its outline', () => {
    expect(areaOfPart('c1', 'M93 0L50 27L7 0Z')).toBe('city N');
    expect(areaOfPart('r1', 'M99.9 45.4L48.6 50.8L49.8 59.9L100.1 54.6Z')).toBe('road E');
    expect(areaOfPart('f2', 'M100 99L99 100L55 100L54 63L100 55Z')).toBe('field ER+SL');
    expect(areaOfPart('s', 'M51 64L36 49L51 34L66 49Z')).toBe('cloister');
  });

  it('may be several', () => {
    expect(areaOfPart('f1', 'M1 100L0 99L0 1L1 0L99 0L100 1L100 99L99 100Z').split(' ')[1]?.split('+')).toHaveLength(8);
  });

  it('leave holes out', () => {
    const ring = polygonsOf('M0 0L10 0L10 10L0 10ZM4 4L6 4L6 6L4 6Z');
    expect(inside([2, 2], ring)).toBe(true);
    expect(inside([5, 5], ring)).toBe(false);
  });
});
