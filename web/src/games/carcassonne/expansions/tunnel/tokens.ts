import { seatOf, type Seat } from '../../../../lib/protocol';
import type { Draw } from '../../art.svelte';
import { SIDE } from '../../board';
import { laidAt, type Pair, type View } from '../../view';

/** The token of a tunnel: `C1` is the first pair of seat C. */
export const pairOf = (pair: string): { seat: Seat; number: string } => ({
  seat: seatOf(pair[0]) ?? 'A',
  number: pair.slice(1),
});

/** Tokens lie where the road goes underground, a little beside who stands on it. */
export function tunnelsOf(view: View, draw: Draw): { key: string; pair: string; at: Pair }[] {
  return (view.tunnels?.on ?? []).flatMap(({ pair, square, part }) => {
    const laid = laidAt(view, square);
    const spot = laid && draw(laid[2], laid[3])?.parts[part]?.spot;
    if (!spot) return [];
    // Towards the middle of the tile: there the opening is.
    const at: Pair = [square[0] * SIDE + spot[0] * 0.62 + 19, square[1] * SIDE + spot[1] * 0.62 + 19];
    return [{ key: `${square.join(',')}:${part}`, pair, at }];
  });
}
