/** Where the figures stand on the land. */
import type { Seat } from '../../lib/protocol';
import type { TileArt } from './art.svelte';
import { SIDE } from './board';
import { kindOf, laidAt, type Pair, type Standing, type View } from './view';
import { spotOnWork } from './works';

export interface Piece {
  key: string;
  figure: string;
  seat: Seat | null;
  lying: boolean;
  square: Pair;
  part: string | undefined;
  area: string;
  /** The middle of its place, in the units of the board. */
  at: Pair;
  /** How far above that it stands, in its own units: on a tower. */
  lift: number;
  /** Of a tower: its pieces. */
  height?: number;
}

export type Draw = (tile: string, quarter: number) => TileArt | undefined;

const MIDDLE: Pair = [50, 50];
/** Who shares a place stands this far to the side of the one before. */
const ASIDE = 13;
/** A piece of a tower is so much higher than the one below it. */
export const STOREY = 9;
/** From the foundation to the middle of a follower on a tower without any pieces. */
const CLIMB = 14;

/** Who holds a castle stands on its wall. */
const KEEP = 20;

/** How far above the foundation somebody stands on a tower of that height. */
export const liftOf = (height: number): number => (height > 0 ? CLIMB + STOREY * height : 0);

/** A spot of a laid tile, in the units of the board. */
export function placeOn(view: View, draw: Draw, [x, y]: Pair, part: string | undefined, area = ''): Pair | null {
  const work = spotOnWork(view, [x, y], part, area);
  if (work) return work;
  const laid = laidAt(view, [x, y]);
  const drawn = laid && draw(laid[2], laid[3]);
  const spot = part === undefined ? MIDDLE : (drawn?.parts[part]?.spot ?? drawn?.signs[part]);
  return spot ? [x * SIDE + spot[0], y * SIDE + spot[1]] : null;
}

/** All of them, from north to south. `drawn` says which pieces that belong to nobody there are drawings of. */
export function piecesOf(view: View, draw: Draw, drawn: (figure: string) => boolean): Piece[] {
  const many = new Map<string, number>();
  const found: Piece[] = [];
  const heights = new Map(view.towers?.map(({ square, height }) => [square.join(), height]));
  for (const { square, height } of view.towers ?? []) {
    const at = placeOn(view, draw, square, 'tower');
    const [x, y] = square;
    const about = { figure: 'tower', seat: null, lying: false, square, part: 'tower', area: 'tower', lift: 0, height };
    if (at && height > 0) found.push({ ...about, key: `tower:${x},${y}`, at });
  }
  const put = (figure: string, seat: Seat | null, square: Pair, part: string | undefined, area: string) => {
    const spot = placeOn(view, draw, square, part, area);
    if (!spot) return;
    const place = `${square.join(',')}:${part}`;
    const nth = many.get(place) ?? 0;
    many.set(place, nth + 1);
    const lift = part === 'tower' ? liftOf(heights.get(square.join()) ?? 0) : area.startsWith('castle') ? KEEP : 0;
    const key = `${place}:${seat}:${figure}:${nth}`;
    const lying = kindOf(area) === 'field';
    found.push({ key, figure, seat, lying, square, part, area, at: [spot[0] + ASIDE * nth, spot[1]], lift });
  };
  for (const { figure, seat, square, part, area } of view.figures) {
    if (!(figure === 'barn' && view.barns)) put(figure, seat, square, part, area);
  }
  // A barn stands where four tiles meet, not within one of them.
  for (const [seat, corner] of Object.entries(view.barns ?? {})) {
    const at: Pair = [corner[0] * SIDE, corner[1] * SIDE];
    const barn = view.figures.find((one) => one.figure === 'barn' && one.seat === seat);
    const [square, part, area] = [barn?.square ?? corner, barn?.part, barn?.area ?? ''];
    found.push({
      key: `barn:${seat}`,
      figure: 'barn',
      seat: seat as Seat,
      lying: false,
      square,
      part,
      area,
      at,
      lift: 0,
    });
  }
  // Pieces that belong to nobody stand in the view under their own names: the dragon, the fairy, the mage.
  for (const [figure, value] of Object.entries(view)) {
    const { square, part, with: company } = (value ?? {}) as { square?: Pair; part?: string; with?: Beside | null };
    if (!Array.isArray(square) || !drawn(figure)) continue;
    if (company) put(figure, null, company.square, company.part, '');
    else put(figure, null, square, part, '');
  }
  return found.sort((a, b) => a.at[1] - b.at[1] || a.lift - b.lift || a.at[0] - b.at[0]);
}

/** C-4.2.3-c: a monk and a heretic on neighbouring squares, also across a corner. */
export function rivalsOf({ figures }: View): [Standing, Standing][] {
  const once = figures.filter((one, index) => figures.findIndex((other) => samePart(one, other)) === index);
  const heretics = once.filter(({ area }) => area === 'shrine');
  return once
    .filter(({ area }) => area === 'cloister' || area === 'abbey')
    .flatMap((monk) =>
      heretics
        .filter((heretic) => beside(monk.square, heretic.square))
        .map((heretic): [Standing, Standing] => [monk, heretic]),
    );
}

const samePart = (one: Standing, other: Standing): boolean =>
  one.part === other.part && one.square.join() === other.square.join();
const beside = (one: Pair, other: Pair): boolean =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) === 1;

interface Beside {
  square: Pair;
  part: string;
}
