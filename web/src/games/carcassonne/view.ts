/** What the server tells of a game of Carcassonne. See src/bastide/carcassonne/view.py. */
import type { LogEntry, Option, Seat } from '../../lib/protocol';

export type Pair = [x: number, y: number];

/** A part of a laid tile: its square, its area in words (`city N+E`), its name on the tile (`c1`). */
export interface Place {
  square: Pair;
  area: string;
  part: string;
}

export interface Standing extends Place {
  seat: Seat;
  figure: string;
}

/** Each box adds what it shows in its own `view.ts`; that is absent without it. */
export interface View {
  tiles: [x: number, y: number, tile: string, quarter: number][];
  figures: Standing[];
  hand: string | null;
  last: Pair | null;
  turn: Seat | null;
  scores: Partial<Record<Seat, number>>;
  supply: Partial<Record<Seat, Record<string, number>>>;
  stock: { left: number; tiles: Record<string, number> };
  discarded: string[];
}

type Tile = View['tiles'][number];
const grounds = new WeakMap<View['tiles'], Map<string, Tile>>();

/** The tile on a square. A large board is asked for hundreds of squares at once. */
export function laidAt({ tiles }: Pick<View, 'tiles'>, [x, y]: Pair): Tile | undefined {
  let ground = grounds.get(tiles);
  if (!ground) grounds.set(tiles, (ground = new Map(tiles.map((tile) => [`${tile[0]},${tile[1]}`, tile]))));
  return ground.get(`${x},${y}`);
}

export interface Owned {
  seat: Seat;
  figure: string;
}

/** The data of the option `lay`. */
export interface Laying {
  x: number;
  y: number;
  turn: number;
}

/** The data of an option that puts a figure somewhere, or is about one that stands there. */
export interface Standingplace extends Place {
  /** The same for all parts of one road or city, where it does not matter on which of them it is. */
  whole?: number;
  worth?: number;
  done?: boolean;
  /** Of a flight: where it begins. */
  from?: Place;
}

/** The data of `finish` and `score`; points that no area brings have none of it. */
export interface Area {
  kind?: string;
  squares?: Pair[];
  at?: Place;
}

export const layingOf = (option: Option): Laying => option.data as unknown as Laying;
export const standingOf = (option: Option): Standingplace => option.data as unknown as Standingplace;
export const areaOf = (entry: LogEntry): Area => entry.data;

export const kindOf = (area: string | undefined): string => area?.split(' ', 1)[0] ?? '';
