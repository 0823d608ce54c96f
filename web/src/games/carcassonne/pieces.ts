/** Where the figures stand on the land. */
import type { Seat } from '../../lib/protocol';
import type { Draw } from './art.svelte';
import { SIDE } from './board';
import type { Piece } from './box';
import { boxes, firstOf } from './boxes';
import { kindOf, laidAt, type Pair, type Place, type View } from './view';

const MIDDLE: Pair = [50, 50];
/** Who shares a place stands this far to the side of the one before. */
const ASIDE = 13;

/** A spot of a laid tile, in the units of the board. */
export function placeOn(view: View, draw: Draw, [x, y]: Pair, part: string | undefined, area = ''): Pair | null {
  const work = firstOf((box) => box.spot?.(view, [x, y], part, area));
  if (work) return work;
  const laid = laidAt(view, [x, y]);
  const drawn = laid && draw(laid[2], laid[3]);
  const spot = part === undefined ? MIDDLE : (drawn?.parts[part]?.spot ?? drawn?.signs[part]);
  return spot ? [x * SIDE + spot[0], y * SIDE + spot[1]] : null;
}

/** How far above its spot somebody stands. */
const liftOn = (view: View, square: Pair, part: string | undefined, area: string): number =>
  boxes().reduce((high, box) => high + (box.lift?.(view, square, part, area) ?? 0), 0);

/** Where somebody stands who is on top of something built. */
export function topOf(view: View, draw: Draw, square: Pair, part: string): Pair | null {
  const at = placeOn(view, draw, square, part);
  return at && [at[0], at[1] - liftOn(view, square, part, '')];
}

/** All of them, from north to south. `drawn` says which pieces that belong to nobody there are drawings of. */
export function piecesOf(view: View, draw: Draw, drawn: (figure: string) => boolean): Piece[] {
  const many = new Map<string, number>();
  const found: Piece[] = boxes().flatMap((box) => box.pieces?.(view, draw) ?? []);
  const put = (figure: string, seat: Seat | null, square: Pair, part: string | undefined, area: string) => {
    const spot = placeOn(view, draw, square, part, area);
    if (!spot) return;
    const place = `${square.join(',')}:${part}`;
    const nth = many.get(place) ?? 0;
    many.set(place, nth + 1);
    const lift = liftOn(view, square, part, area);
    const key = `${place}:${seat}:${figure}:${nth}`;
    const lying = kindOf(area) === 'field';
    found.push({ key, figure, seat, lying, square, part, area, at: [spot[0] + ASIDE * nth, spot[1]], lift });
  };
  for (const standing of view.figures) {
    const { figure, seat, square, part, area } = standing;
    if (!boxes().some((box) => box.isPiece?.(view, standing))) put(figure, seat, square, part, area);
  }
  // Pieces that belong to nobody stand in the view under their own names: the dragon, the fairy, the mage.
  for (const [figure, piece] of Object.entries<unknown>({ ...view })) {
    if (!isAlone(piece) || !drawn(figure)) continue;
    const { square, part } = piece.with ?? piece;
    put(figure, null, square, part, '');
  }
  return found.sort((a, b) => a.at[1] - b.at[1] || a.lift - b.lift || a.at[0] - b.at[0]);
}

/** A piece of nobody: on a square, on a part of a tile, or with a figure. */
interface Alone {
  square: Pair;
  part?: string;
  with?: Place | null;
}

const isAlone = (value: unknown): value is Alone =>
  typeof value === 'object' && value !== null && 'square' in value && Array.isArray(value.square);
