/** Which parts of the land a small picture of two turns shows. */

interface Square {
  x: number;
  y: number;
}

/** A part of the land: its middle, and how many tiles are to be seen from side to side. */
export interface Part extends Square {
  wide: number;
}

const SEEN = 3;
/** More than that from side to side, and tiles are too small to be made out. */
const MOST = 4.5;
/** Land that is to be seen around the squares, in tiles. */
const AROUND = 0.4;
const SEEN_IN_HALF = 2.1;

/** One part with both squares; or, if they lie far apart, one for each. `ratio` is that of the picture's sides. */
export function cutsOf(best: Square, played: Square | null, ratio: number): Part[] {
  const other = played ?? best;
  const across = Math.abs(best.x - other.x) + 1 + AROUND;
  const down = Math.abs(best.y - other.y) + 1 + AROUND;
  const wide = Math.max(SEEN, across, down * ratio);
  if (wide <= MOST) return [{ x: (best.x + other.x) / 2, y: (best.y + other.y) / 2, wide }];
  return [best, other].map(({ x, y }) => ({ x, y, wide: SEEN_IN_HALF }));
}
