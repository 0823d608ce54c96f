/** Where ferries cross a lake. */
import type { Option } from '../../../../lib/protocol';
import type { OwnSpot } from '../../box';
import type { Pair } from '../../view';
import { middleOf } from '../../works';
import type { Way } from './shown';

const SIDES: Record<string, Pair> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const MIDDLE: Pair = [0, 0];

/** A ferry's way from shore to shore, its middle, and points along it. */
export function wayOf({ square, ends }: Way): { path: string; at: Pair; points: Pair[] } {
  const [x, y] = middleOf(square);
  const [from = MIDDLE, to = MIDDLE] = ends.map((end) => SIDES[end] ?? MIDDLE);
  const a: Pair = [x + 34 * from[0], y + 34 * from[1]];
  const b: Pair = [x + 34 * to[0], y + 34 * to[1]];
  const bend: Pair = [x + 6 * (from[0] + to[0]), y + 6 * (from[1] + to[1])];
  const on = (s: number): Pair => {
    const mix = (i: 0 | 1) => (1 - s) ** 2 * a[i] + 2 * s * (1 - s) * bend[i] + s ** 2 * b[i];
    return [mix(0), mix(1)];
  };
  const points = Array.from({ length: 9 }, (_, index) => on(index / 8));
  return { path: `M${a.join(' ')}Q${bend.join(' ')} ${b.join(' ')}`, at: on(0.5), points };
}

/** Where the button of a way is: around the lake, so that those of several ways stand apart. */
export function buttonOf({ square, ends }: Way): Pair {
  const [x, y] = middleOf(square);
  const [from = MIDDLE, to = MIDDLE] = ends.map((end) => SIDES[end] ?? MIDDLE);
  const straight = from[0] + to[0] === 0 && from[1] + to[1] === 0;
  if (straight) return from[0] === 0 ? [x, y + 23] : [x + 23, y];
  return [x + 21 * (from[0] + to[0]), y + 21 * (from[1] + to[1])];
}

/** A strip along some points, as an outline. */
export function stripOf(points: Pair[], half: number): string {
  const beside = (way: 1 | -1) =>
    points.map(([x, y], index): Pair => {
      const [x0, y0] = points[Math.max(0, index - 1)] ?? [x, y];
      const [x1, y1] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
      const long = Math.hypot(x1 - x0, y1 - y0) || 1;
      return [x - (way * half * (y1 - y0)) / long, y + (way * half * (x1 - x0)) / long];
    });
  const round = ([x, y]: Pair) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${[...beside(1), ...beside(-1).reverse()].map(round).join('L')}Z`;
}

/** The way that a ferry would take. */
export function waySpot({ args }: Option, square: Pair): OwnSpot {
  const way = { square, ends: String(args.ends).split('-') };
  const path = stripOf(wayOf(way).points, 5);
  return { kind: 'own', at: () => buttonOf(way), path, square: () => square, small: true };
}
