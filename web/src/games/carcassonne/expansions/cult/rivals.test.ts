import { describe, expect, it } from 'vitest';
import { view } from '../../../../../tests/carcassonne';
import { rivalsOf } from './rivals';

describe('rivals', () => {
  const at = (seat: 'A' | 'B', area: string, x: number, y: number) => ({
    seat,
    figure: 'follower',
    square: [x, y] as [number, number],
    area,
    part: 's',
  });

  it('are monks and heretics on neighbouring squares', () => {
    const figures = [
      at('A', 'cloister', 0, 0),
      at('B', 'shrine', 1, 1),
      at('B', 'shrine', 0, 2),
      at('A', 'cloister', 1, 0),
    ];
    const pairs = rivalsOf(view({ figures })).map((pair) => pair.map(({ square }) => square.join(',')).join(' '));
    expect(pairs).toEqual(['0,0 1,1', '1,0 1,1']);
  });
});
