import { describe, expect, it } from 'vitest';
import { option, view } from '../../../../../tests/carcassonne';
import { bridgeOf, castleAt, spotOnBuilding } from './buildings';

describe('who is on a building', () => {
  it('puts a castle between the two tiles of its town, and its lord on it (C-4.6.5-b)', () => {
    const castle = {
      squares: [
        [2, 0],
        [3, 0],
      ] as [number, number][],
      owner: 'B' as const,
      closed: false,
    };
    expect(castleAt(castle)).toEqual([300, 50]);
    const seen = view({ castles: { built: [castle], left: {}, town: null } });
    expect(spotOnBuilding(seen, [3, 0], 'c1', 'castle W')).toEqual([300, 50]);
    expect(spotOnBuilding(seen, [3, 0], 'c1', 'city W')).toBeNull();
  });

  it('stands who is on a bridge in the middle of its square (C-4.3-b)', () => {
    const seen = view({ bridges: { built: [{ square: [1, -1], axis: 'E-W', part: 'b2' }], left: {} } });
    expect(spotOnBuilding(seen, [1, -1], 'b2', 'road E+W')).toEqual([150, -50]);
    expect(spotOnBuilding(seen, [1, -1], 'r1', 'road E+W')).toBeNull();
    expect(bridgeOf({ ...option('lay', ''), data: { bridge: { square: [0, 1], axis: 'N-S' } } })?.axis).toBe('N-S');
    expect(bridgeOf(option('lay', ''))).toBeNull();
  });
});
