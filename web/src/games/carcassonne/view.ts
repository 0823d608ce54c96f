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

/** The data of the option `lay`. */
export interface Laying {
  x: number;
  y: number;
  turn: number;
}

/** The data of an option that puts a figure somewhere, or is about one that stands there. */
export interface Standingplace extends Place {
  worth?: number;
  done?: boolean;
}

/** The data of `finish` and `score`; points that no area brings have none of it. */
export interface Area {
  kind?: string;
  squares?: Pair[];
  at?: Place;
}

export const layingOf = (option: Option): Laying => option.data as unknown as Laying;
export const standingOf = (option: Option): Standingplace => option.data as unknown as Standingplace;
export const areaOf = (entry: LogEntry): Area => entry.data as unknown as Area;

/** The part of a tile that an option touches: `part:3,-1:c1`. */
export function partOf(option: Option): { square: Pair; part: string } | null {
  const match = /^part:(-?\d+),(-?\d+):(.+)$/.exec(option.targets[0] ?? '');
  return match && { square: [Number(match[1]), Number(match[2])], part: match[3] ?? '' };
}

export const kindOf = (area: string | undefined): string => area?.split(' ', 1)[0] ?? '';
