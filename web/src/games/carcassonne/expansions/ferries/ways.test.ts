import { describe, expect, it } from 'vitest';
import { onTheBoard, spotOf } from '../../targets';
import { option, view } from '../../../../../tests/carcassonne';
import { buttonOf, stripOf, wayOf } from './ways';

describe('ways across a lake', () => {
  it('leads a ferry from shore to shore (C-4.2.11.2-d)', () => {
    const { at, points } = wayOf({ square: [0, 0], ends: ['W', 'E'] });
    expect(points[0]).toEqual([16, 50]);
    expect(points.at(-1)).toEqual([84, 50]);
    expect(at).toEqual([50, 50]);
    expect(
      stripOf(
        [
          [0, 0],
          [10, 0],
        ],
        2,
      ),
    ).toBe('M0.0 2.0L10.0 2.0L10.0 -2.0L0.0 -2.0Z');
  });

  it('has a button for each way across a lake that can be told from the others (C-4.2.11.2-c)', () => {
    const ways = ['N-E', 'N-S', 'N-W', 'E-S', 'E-W', 'S-W'].map((ends) =>
      buttonOf({ square: [2, 1], ends: ends.split('-') }),
    );
    const apart = ways.flatMap((one, index) =>
      ways.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
    );
    expect(Math.min(...apart)).toBeGreaterThan(19);
  });

  it('are chosen each by itself', () => {
    const ways = ['N-E', 'N-S'].map((ends) => option(`ferry ${ends}`, 'tile:3,4', { ends }));
    expect(onTheBoard(ways)).toHaveLength(2);
    const spots = ways.map(spotOf);
    expect(spots).toMatchObject([
      { kind: 'own', small: true },
      { kind: 'own', small: true },
    ]);
    const at = spots.map((spot) => spot?.kind === 'own' && spot.at(view()));
    expect(at).toEqual(['N-E', 'N-S'].map((ends) => buttonOf({ square: [3, 4], ends: ends.split('-') })));
  });
});
