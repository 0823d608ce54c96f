/** What the server tells of a game of Orléans. See src/bastide/orleans/view.py and drawing.py. */
import type { Option, Seat, Term, Texts } from '../../lib/protocol';

export type BySeat<T> = Partial<Record<Seat, T>>;
export type Count = Record<string, number>;

/** What something brings: a space of a track, a place, a deed. */
export interface Gives {
  recruit?: string;
  track?: string;
  space?: number;
  good?: string;
  coins?: number;
  development?: number;
  technology?: number;
  tile?: string[];
  draw?: number;
  citizen?: number;
  towns?: string[];
  by?: string;
  station?: string;
  pay?: number;
  'one of'?: Gives[];
}

export interface Space {
  space: string;
  needs: string;
  has: string | null;
}

export interface PlaceNow {
  id: string;
  category: string | null;
  use: string;
  spaces: Space[];
  ready: boolean;
  gives: Gives;
  hindrance: { code: string; rule: string } | null;
}

export interface Player {
  coins: number;
  goods: Count;
  stations: { built: number; unbuilt: number; lost: number };
  citizens: number;
  status: number;
  development: number;
  allowance: number;
  market: Count;
  market_spaces: number;
  tower: Count | null;
  bag: Count | null;
  bag_size: number;
  technology: { held: number; farmer_only: number };
  places: PlaceNow[];
  plan: { space: string; follower: string }[];
  points: number;
  formula: Term[];
}

export interface Card {
  event: string;
  letter: string | null;
}

export interface Forecast {
  coins?: number;
  food?: number;
  have?: number;
  penalty?: number;
}

export interface RouteNow {
  id: number;
  name: string;
  by: string;
  towns: [string, string];
  goods: { good: string | null; used: boolean }[];
}

export interface DeedNow {
  left: number;
  filled: Count;
  free: Count;
  citizen: Seat | null;
}

export interface View {
  edition: string;
  round: number;
  rounds: number;
  phase: number;
  start: Seat;
  turn: Seat | null;
  passed: Seat[];
  finished: Seat[];
  event: Card | null;
  forecast: BySeat<Forecast>;
  hour: { turned: Card[]; left: Count; next_letter: string | null };
  map: { towns: Record<string, Seat[]>; merchants: BySeat<string>; routes: RouteNow[] };
  tracks: Record<string, BySeat<number>>;
  development: BySeat<number>;
  citizens: { at: string; owner: Seat | null }[];
  deeds: Record<string, DeedNow>;
  goods: Count;
  supply: { characters: Count; technology: number; coins: number | null };
  tiles: Record<string, string>;
  players: BySeat<Player>;
  scores: BySeat<number>;
  now: { place: string | null; hand: string[]; debt: { seat: Seat; coins: number } | null; food_due: number };
}

// -- What is printed (GET /api/orleans/board) ---------------------------------------------------------------

export interface Town {
  id: string;
  short: string;
  at: [number, number];
  shared: boolean;
}

export interface Connection {
  id: number;
  by: string;
  towns: [string, string];
  slots: number;
  bend: number;
  slot_at: number;
}

export interface Track {
  id: string;
  character: string;
  spaces: Gives[];
}

export interface Effect {
  coins?: number;
  coins_per?: string;
  development?: number;
  good?: string;
  technology?: number;
  recruit?: string[];
  travel?: string;
  stations?: number;
  market?: number;
  send?: number;
  draw?: number;
  pay?: number;
  special?: string;
  stands_for?: Record<string, string[]>;
}

export interface Printed {
  id: string;
  category: string | null;
  use: string;
  spaces: string[];
  does: Texts;
  rules: string[];
  effect: Effect;
}

export interface Deed {
  id: string;
  spaces: string[];
  rewards: { coins?: number; development?: number }[];
}

export interface Box {
  towns: Town[];
  connections: Connection[];
  tracks: Track[];
  development: { last: number; status: Count; coins: Count; citizens: number[] };
  deeds: Deed[];
  places: Printed[];
  tiles: Printed[];
  goods: { id: string; points: number; food: boolean }[];
  characters: string[];
  events: Record<string, { does: Texts; rules: string[] }>;
  strengths: Record<string, Count>;
  harvest_penalty: number;
}

export const givesOf = (option: Option): Gives => option.data.gives ?? {};

/** `own-boatman` is a boatman with the colour of its owner. */
export const plainOf = (follower: string): string => follower.replace(/^own-/, '');
export const isOwn = (follower: string): boolean => follower.startsWith('own-');

/** `{ knight: 2, monk: 1 }` as knight, knight, monk. */
export const listOf = (count: Count | null | undefined): string[] =>
  Object.entries(count ?? {}).flatMap(([name, number]) => Array.from({ length: number }, () => name));

export const placeOf = (space: string): string => space.replace(/\.\d+$/, '');
