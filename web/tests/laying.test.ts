import { describe, expect, it } from 'vitest';
import { Sheet } from '../src/games/orleans/geometry';
import { spaces, withTouched } from '../src/games/orleans/laying';
import type { Connection, View } from '../src/games/orleans/view';

const connection = (id: number, slots: number): Connection => ({
  id,
  by: 'road',
  towns: ['blois', 'tours'],
  slots,
  bend: 0,
  slot_at: 0.5,
});
const slot = (good: string | null, used = true) => ({ good, used });
const view = {
  map: {
    routes: [
      { id: 2, goods: [slot(null), slot(null)] },
      { id: 1, goods: [slot(null, false)] },
      { id: 3, goods: [slot(null)] },
    ],
  },
} as unknown as View;
const all = spaces(view, [connection(1, 1), connection(2, 2), connection(3, 1)], new Sheet(300, 300, []));
const named = ({ connection: { id }, index, good }: (typeof all)[number]) => [id, index, good];

describe('the goods on the ways', () => {
  it('are asked for way by way, where so many play', () => {
    expect(all.map(named)).toEqual([
      [2, 0, null],
      [2, 1, null],
      [3, 0, null],
    ]);
  });

  it('lie where they were touched, and the next space is shown', () => {
    const { laid, next } = withTouched(all, ['wine', 'wool']);
    expect(laid.map(named)).toEqual([
      [2, 0, 'wine'],
      [2, 1, 'wool'],
    ]);
    expect(next && named(next)).toEqual([3, 0, null]);
    expect(withTouched(all, ['wine', 'wool', 'grain']).next).toBeUndefined();
  });
});
