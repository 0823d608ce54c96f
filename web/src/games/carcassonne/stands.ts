/** Where on the board an option is taken: what glows, and the middle of the button on it. */
import type { Option } from '../../lib/protocol';
import type { PartArt } from '../../generated/carcassonne';
import type { Draw } from './art.svelte';
import { SIDE } from './board';
import type { Piece } from './box';
import { firstOf, verbPage } from './boxes';
import { piecesOf, placeOn } from './pieces';
import { aboutPiece, spotOf } from './targets';
import { laidAt, type Pair, type View } from './view';
import { middleOf } from './works';
import { sure } from '../../lib/sure';

export interface Stand {
  option: Option;
  /** The middle of the button. */
  at: Pair;
  /** The corner of the square, and what of it glows. */
  corner: Pair;
  path: string;
  /** The figure that it is about, if it stands there already. */
  piece: Piece | null;
}

const SQUARE = 'M3 9a6 6 0 0 1 6-6H91a6 6 0 0 1 6 6V91a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6Z';

export function partAt(view: View, draw: Draw, square: Pair, name: string): PartArt | undefined {
  const laid = laidAt(view, square);
  return laid && draw(laid[2], laid[3])?.parts[name];
}

export function standsOf(options: Option[], view: View, draw: Draw): Stand[] {
  const pieces = options.some(aboutPiece) ? piecesOf(view, draw, () => false) : [];
  return options.flatMap((option): Stand[] => {
    const spot = spotOf(option);
    if (!spot) return [];
    if (spot.kind === 'own') {
      const at = spot.at(view);
      return at ? [{ option, at, corner: [0, 0], path: spot.path ?? '', piece: null }] : [];
    }
    const [x, y] = spot.square;
    const corner: Pair = [x * SIDE, y * SIDE];
    if (spot.kind === 'corner') return [{ option, at: corner, corner, path: '', piece: null }];
    const own = verbPage(option.verb).at?.(view, draw, spot.square) ?? null;
    if (spot.kind === 'tile') return [{ option, at: own ?? middleOf(spot.square), corner, path: SQUARE, piece: null }];
    const piece = aboutPiece(option)
      ? (pieces.find((one) => isMeant(one, option, spot.square, spot.part)) ?? null)
      : null;
    const at = piece?.at ?? own ?? placeOn(view, draw, spot.square, spot.part);
    const path = piece ? '' : (partAt(view, draw, spot.square, spot.part)?.path ?? outlineOf(spot.part));
    return at ? [{ option, at, corner, path, piece }] : [];
  });
}

/** What of a square a part covers that is not drawn on its tile. */
export const outlineOf = (part: string): string => firstOf((box) => box.outline?.(part) || null) ?? '';

/** Half the way from each place to the next one: so far it has room. A portal offers hundreds. */
export function roomsOf(places: Pair[]): number[] {
  const ways = places.map(() => 100);
  places.forEach(([x, y], one) => {
    for (let other = 0; other < one; other++) {
      const [left, top] = sure(places[other]);
      if (Math.abs(x - left) >= 100 || Math.abs(y - top) >= 100) continue;
      const way = Math.hypot(x - left, y - top);
      ways[one] = Math.min(sure(ways[one]), way);
      ways[other] = Math.min(sure(ways[other]), way);
    }
  });
  return ways.map((way) => way / 2);
}

function isMeant({ figure, seat, square, part }: Piece, { args }: Option, at: Pair, name: string): boolean {
  return figure === args.figure && seat === args.owner && square.join() === at.join() && part === name;
}
