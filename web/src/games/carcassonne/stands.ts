/** Where on the board an option is taken: what glows, and the middle of the button on it. */
import type { Option } from '../../lib/protocol';
import type { PartArt } from './art.svelte';
import { SIDE } from './board';
import { liftOf, piecesOf, placeOn, STOREY, type Draw, type Piece } from './pieces';
import { aboutPiece, spotOf } from './targets';
import { laidAt, type Pair, type View } from './view';
import { buttonOf, deckOf, goldAt, stripOf, wayOf, wheelPlace } from './works';

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

export function standsOf(
  options: Option[],
  view: View,
  draw: Draw,
  quarters: Record<string, Pair[]>,
  wheel: Record<string, Pair[]> = {},
): Stand[] {
  const pieces = options.some(aboutPiece) ? piecesOf(view, draw, () => false) : [];
  return options.flatMap((option): Stand[] => {
    const spot = spotOf(option);
    if (!spot) return [];
    if (spot.kind === 'quarter') {
      // Beside the building: before it stands who waits there.
      const at = quarters[spot.name]?.[0];
      return at ? [{ option, at: [at[0] + 40, at[1] - 26], corner: [0, 0], path: '', piece: null }] : [];
    }
    if (spot.kind === 'crown') {
      const { owner, figure } = option.args;
      const spaces = view.wheel?.crowns[spot.segment] ?? [];
      const at = wheelPlace(view, wheel, spot.segment, 1 + spaces.indexOf(owner ? `${owner} ${figure}` : null));
      return at ? [{ option, at, corner: [0, 0], path: '', piece: null }] : [];
    }
    if (spot.kind === 'way') {
      const { points } = wayOf(spot);
      return [{ option, at: buttonOf(spot), corner: [0, 0], path: stripOf(points, 5), piece: null }];
    }
    const [x, y] = spot.square;
    const corner: Pair = [x * SIDE, y * SIDE];
    if (spot.kind === 'corner') return [{ option, at: corner, corner, path: '', piece: null }];
    if (spot.kind === 'tile') {
      const middle: Pair = [corner[0] + SIDE / 2, corner[1] + SIDE / 2];
      const tower = option.verb === 'tower' ? onTower(view, draw, spot.square, STOREY) : option.verb === 'topple' ? onTower(view, draw, spot.square) : null;
      const at = option.verb === 'take-gold' ? goldAt(spot.square) : (tower ?? middle);
      return [{ option, at, corner, path: SQUARE, piece: null }];
    }
    const piece = aboutPiece(option)
      ? (pieces.find((one) => isMeant(one, option, spot.square, spot.part)) ?? null)
      : null;
    const top = option.verb === 'cap' ? onTower(view, draw, spot.square) : null;
    const at = piece?.at ?? top ?? placeOn(view, draw, spot.square, spot.part);
    const path = piece ? '' : (partAt(view, draw, spot.square, spot.part)?.path ?? deckOf(spot.part));
    return at ? [{ option, at, corner, path, piece }] : [];
  });
}

/** Half the way from each place to the next one: so far it has room. A portal offers hundreds. */
export function roomsOf(places: Pair[]): number[] {
  const ways = places.map(() => 100);
  places.forEach(([x, y], one) => {
    for (let other = 0; other < one; other++) {
      const [left, top] = places[other] as Pair;
      if (Math.abs(x - left) >= 100 || Math.abs(y - top) >= 100) continue;
      const way = Math.hypot(x - left, y - top);
      ways[one] = Math.min(ways[one] as number, way);
      ways[other] = Math.min(ways[other] as number, way);
    }
  });
  return ways.map((way) => way / 2);
}

/** The top of a tower: for somebody who stands there, or for one more piece of that height. */
function onTower(view: View, draw: Draw, square: Pair, storey = 0): Pair | null {
  const at = placeOn(view, draw, square, 'tower');
  const height = view.towers?.find((one) => one.square.join() === square.join())?.height ?? 0;
  return at && [at[0], at[1] - (storey ? storey * height : liftOf(height))];
}

function isMeant({ figure, seat, square, part }: Piece, { args }: Option, at: Pair, name: string): boolean {
  return figure === args.figure && seat === args.owner && square.join() === at.join() && part === name;
}
