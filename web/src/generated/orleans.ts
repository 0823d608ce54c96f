/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat, TermInfo } from './protocol';

/** What a seat, or a spectator, sees of a game of Orléans. */
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
  forecast: Partial<Record<Seat, Forecast>>;
  hour: Hour;
  map: MapNow;
  tracks: Record<string, Partial<Record<Seat, number>>>;
  development: Partial<Record<Seat, number>>;
  citizens: Citizen[];
  deeds: Record<string, DeedNow>;
  goods: Record<string, number>;
  supply: Supply;
  /** The owner's letter, `stack` or `out`. */
  tiles: Record<string, string>;
  gone: Gone;
  players: Partial<Record<Seat, Player>>;
  scores: Partial<Record<Seat, number>>;
  now: Now;
}

/** A card of the hour glass. */
export interface Card {
  event: string;
  letter: string | null;
}

/** What this round's event would mean for a player if it came now. */
export interface Forecast {
  coins?: number;
  food?: number;
  have?: number;
  penalty?: number;
}

export interface Hour {
  turned: Card[];
  left: Record<string, number>;
  next_letter: string | null;
}

export interface MapNow {
  towns: Record<string, Seat[]>;
  merchants: Partial<Record<Seat, string>>;
  routes: RouteNow[];
}

export interface RouteNow {
  id: number;
  name: string;
  by: string;
  towns: [string, string];
  goods: Slot[];
}

export interface Slot {
  good: string | null;
  used: boolean;
}

export interface Citizen {
  at: string;
  owner: Seat | null;
}

export interface DeedNow {
  left: number;
  filled: Record<string, number>;
  free: Record<string, number>;
  citizen: Seat | null;
}

export interface Supply {
  characters: Record<string, number>;
  technology: number;
  coins: number | null;
}

/** What is out of the game. */
export interface Gone {
  characters: Record<string, number>;
  goods: Record<string, number>;
  technology: number;
}

/** A player's board. */
export interface Player {
  coins: number;
  goods: Record<string, number>;
  stations: Stations;
  citizens: number;
  status: number;
  development: number;
  allowance: number;
  market: Record<string, number>;
  market_spaces: number;
  tower: Record<string, number> | null;
  bag: Record<string, number> | null;
  bag_size: number;
  technology: Held;
  places: PlaceNow[];
  plan: Planned[];
  points: number;
  formula: TermInfo[];
}

export interface Stations {
  built: number;
  unbuilt: number;
  lost: number;
}

export interface Held {
  held: number;
  farmer_only: number;
}

/** A place: its spaces, what covers them, whether it is activated, and what it would do now or why not. */
export interface PlaceNow {
  id: string;
  category: string | null;
  use: string;
  spaces: Space[];
  ready: boolean;
  gives: Gives;
  hindrance: Hindrance | null;
}

export interface Space {
  space: string;
  needs: string;
  has: string | null;
}

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

/** Why a place can't be used: a refusal. */
export interface Hindrance {
  code: string;
  rule: string;
  blanks: Record<string, string | number | string[]>;
}

export interface Planned {
  space: string;
  follower: string;
}

/** What is under way: the place being executed, followers in hand, a debt, food that is due. */
export interface Now {
  place: string | null;
  hand: string[];
  debt: Debt | null;
  food_due: number;
}

export interface Debt {
  seat: Seat;
  coins: number;
}

/** A text in each language. */
export interface Words {
  en: string;
  de: string;
}

/** A town; `at` is in percent of the map. `shared` is where each player may build. */
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

export interface PrintedTrack {
  id: string;
  character: string;
  spaces: Gives[];
}

export interface PrintedDevelopment {
  last: number;
  status: Record<string, number>;
  coins: Record<string, number>;
  citizens: number[];
}

export interface PrintedDeed {
  id: string;
  spaces: string[];
  rewards: Reward[];
}

export interface Reward {
  coins?: number;
  development?: number;
}

export interface PrintedPlace {
  id: string;
  category: string | null;
  use: string;
  spaces: string[];
  does: Words;
  rules: string[];
  effect: PlaceEffect;
}

export interface PlaceEffect {
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

export interface PrintedGood {
  id: string;
  points: number;
  food: boolean;
}

export interface PrintedEvent {
  does: Words;
  rules: string[];
}

/** What is printed. */
export interface Board {
  towns: Town[];
  connections: Connection[];
  tracks: PrintedTrack[];
  development: PrintedDevelopment;
  deeds: PrintedDeed[];
  places: PrintedPlace[];
  tiles: PrintedPlace[];
  goods: PrintedGood[];
  characters: string[];
  events: Record<string, PrintedEvent>;
  strengths: Record<string, Record<string, number>>;
  harvest_penalty: number;
}
