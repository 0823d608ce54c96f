/** Figures, tokens and symbols: what they are called on their cards, and what of them lies under a point. */
import { localizer, word } from '../../lib/language.svelte';
import { SEATS, type Seat } from '../../lib/protocol';
import type { Draw } from './art.svelte';
import { SIDE } from './board';
import type { ThingPage } from './box';
import { boxes } from './boxes';
import { holdingsOf } from './holdings';
import { piecesOf } from './pieces';
import { laidAt, type Pair, type View } from './view';

/** Something that can be asked about: `follower`, or `sign-crest` for a symbol on a tile. */
export interface Thing {
  name: string;
  seat: Seat | null;
  /** Where it is on the board, and the parts of the tile that it may belong to. */
  square?: Pair;
  parts?: string[];
  /** Its middle on the board: a ring shows what its card is about. */
  at?: Pair;
}

/** How near to the middle of a symbol one points at it, in the units of a tile. */
const NEAR = 11;

let pages: Map<string, ThingPage> | null = null;
const known = (): Map<string, ThingPage> =>
  (pages ??= new Map(boxes().flatMap(({ things }) => Object.entries(things ?? {}))));

export const thingPage = (name: string): ThingPage | null => known().get(name) ?? null;

const GROUP = 'carcassonne-thing';
const wordsOf = (name: string): string => thingPage(name)?.words ?? name;
export const thingTitle = (name: string): string => word(GROUP, wordsOf(name), 'title');
export const thingWords = (name: string): string => word(GROUP, wordsOf(name));

/** What it still does now that it lies there, if that is said of it. */
export function thingNow(name: string): string | null {
  const message = localizer.bundle?.getMessage(`${GROUP}-${wordsOf(name)}`);
  return message?.attributes.now === undefined ? null : word(GROUP, wordsOf(name), 'now');
}

/**
 * The symbol of a tile: the same drawing can mean another thing on the tiles of another box, and a symbol that points
 * somewhere means the same in every direction.
 */
export function signName(tile: string, sign: string): string | null {
  const names = [`sign-${sign}@${tile.split('-')[0] ?? ''}`, `sign-${sign}`, `sign-${sign.split('-')[0] ?? ''}`];
  return names.find((name) => known().has(name)) ?? null;
}

/** How far apart two points are. */
const apart = (one: Pair, other: Pair): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The symbol under a point of the board. */
export function signUnder(view: View, draw: Draw, point: Pair): Thing | null {
  const square: Pair = [Math.floor(point[0] / SIDE), Math.floor(point[1] / SIDE)];
  const laid = laidAt(view, square);
  const drawn = laid && draw(laid[2], laid[3]);
  if (!laid || !drawn) return null;
  const at: Pair = [point[0] - square[0] * SIDE, point[1] - square[1] * SIDE];
  const [nearest] = Object.entries(drawn.signs)
    .flatMap(([sign, middle]) => {
      const name = signName(laid[2], sign);
      return name === null ? [] : [{ name, middle, distance: apart(middle, at) }];
    })
    .filter(({ distance }) => distance <= NEAR)
    .sort((one, other) => one.distance - other.distance);
  if (!nearest) return null;
  const [x, y] = nearest.middle;
  const middle: Pair = [square[0] * SIDE + x, square[1] * SIDE + y];
  return { name: nearest.name, seat: null, square, parts: Object.keys(drawn.parts), at: middle };
}

/** How many of a thing each seat has in its supply or in front of it. */
export function countsOf(view: View, name: string): [Seat, number][] {
  const seats = SEATS.filter((seat) => view.supply[seat]);
  const counts = seats.map((seat): [Seat, number | undefined] => [
    seat,
    view.supply[seat]?.[name] ?? holdingsOf(view, seat).find(({ piece }) => piece === name)?.count,
  ]);
  return counts.some(([, count]) => count !== undefined) ? counts.map(([seat, count]) => [seat, count ?? 0]) : [];
}

/** Everything at this table that has a card, in the order of its titles. */
export function thingsInPlay(view: View, draw: Draw): string[] {
  const seats = SEATS.filter((seat) => view.supply[seat]);
  const tiles = [...view.tiles.map(([, , tile]) => tile), ...Object.keys(view.stock.tiles)];
  const names = [
    ...seats.flatMap((seat) => [
      ...Object.keys(view.supply[seat] ?? {}),
      ...holdingsOf(view, seat).map(({ piece }) => piece),
    ]),
    ...piecesOf(view, draw, () => true).map(({ figure }) => figure),
    ...tiles.flatMap((tile) => Object.keys(draw(tile, 0)?.signs ?? {}).map((sign) => signName(tile, sign) ?? '')),
  ];
  // A box of which something is here is in play with all it brings.
  const here = new Set(names);
  const all = boxes().flatMap(({ things }) => {
    const own = Object.keys(things ?? {});
    return own.some((name) => here.has(name)) ? own : [];
  });
  const byWords = new Map(all.map((name) => [wordsOf(name), name]));
  return [...byWords.values()].sort((one, other) => thingTitle(one).localeCompare(thingTitle(other)));
}
