/** What of the land lies under a point of the board. */
import type { Draw } from './art.svelte';
import { SIDE } from './board';
import { laidAt, type Pair, type View } from './view';

let pen: CanvasRenderingContext2D | null = null;

/** Roads and cities lie on the fields around them. */
const depth = (part: string): number => (part.startsWith('f') || part.startsWith('i') ? 1 : 0);

export function partUnder(view: View, draw: Draw, [x, y]: Pair): { square: Pair; part: string } | null {
  const square: Pair = [Math.floor(x / SIDE), Math.floor(y / SIDE)];
  const laid = laidAt(view, square);
  if (!laid) return null;
  pen ??= document.createElement('canvas').getContext('2d');
  const at: Pair = [x - square[0] * SIDE, y - square[1] * SIDE];
  const parts = Object.entries(draw(laid[2], laid[3])?.parts ?? {}).sort(([a], [b]) => depth(a) - depth(b));
  const part = parts.find(([, { path }]) => pen?.isPointInPath(new Path2D(path), ...at));
  return part ? { square, part: part[0] } : null;
}
