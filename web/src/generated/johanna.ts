/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat, TermInfo } from './protocol';

/** What everybody sees of a game of Johanna. */
export interface View {
  turn: Seat;
  starter: Seat | null;
  round: number;
  rounds: number;
  bag: Bag;
  display: string[];
  discard: string[];
  hand: string | null;
  acting: Acting | null;
  pending: Pending[];
  sheets: Partial<Record<Seat, Sheet>>;
  towns: Record<string, Seat[]>;
  deeds: Record<string, DeedNow>;
  gone: Record<string, Seat | null>;
  places: PlaceState[];
  tiers: Record<string, Tier>;
  scores: Partial<Record<Seat, Score>>;
  struck: Struck;
  most_posts: Seat | null;
  /** Only in the solo game. */
  johanna?: Johanna;
}

export interface Bag {
  number: number;
  of: number;
  struck: number[];
  left: number;
  tiles: Record<string, number>;
}

export interface Acting {
  person: string;
  source: string;
  because: string;
  plus: string[];
}

/** A bonus that waits to be carried out. */
export interface Pending {
  bonus: string;
  kind: string;
  what: string;
  amount: number;
  from: string;
  yellow: boolean;
  rule: string;
}

/** Every mark on a sheet. */
export interface Sheet {
  routes: string[];
  reached: string[];
  posts: string[];
  crossed: string[];
  eligible: string[];
  goods: Record<string, number>;
  columns: number;
  bank: BankNow;
  shields: number;
  development: number;
  level: number;
  monks: number;
  deeds: string[];
  places: string[];
  citizens: string[];
  bonuses: string[];
}

export interface BankNow {
  circled: number[];
  crossed: number[];
  available: number;
  columns: number;
}

export interface DeedNow {
  by: Seat | null;
  struck: boolean;
}

export interface PlaceState {
  place: string;
  tier: string;
  cost: number;
  owner: Seat | null;
  removed: boolean;
  open: boolean;
}

export interface Tier {
  open: boolean;
  acquired: number;
  needed: number;
}

export interface Score {
  points: number;
  terms: TermInfo[];
}

/** What is not played with so few. */
export interface Struck {
  towns: string[];
  routes: string[];
}

/** Her area in the solo game. */
export interface Johanna {
  level: string;
  tracks: Record<string, number>;
  shields: number;
  posts: number;
  towns: string[];
  citizens: number;
  development: number;
  card: Card | null;
  tile: string | null;
  pile: string[];
  stack: number;
  unused: string[];
  back: Back | null;
  score: Score;
}

/** A card of the solo game. */
export interface Card {
  id: string;
  post: number;
  front: CardSide[];
}

export interface CardSide {
  person: string;
  effect: string;
  what: string;
}

/** The back on top of her stack. */
export interface Back {
  arrow: string;
  monk: string;
}

export interface PrintedEffect {
  kind: string;
  what: string;
  amount: number;
  choices: PrintedEffect[];
}

export interface PrintedPerson {
  name: Record<string, string>;
  tiles: number;
  action: PrintedEffect[];
  rule: string;
}

export interface Town {
  id: string;
  name: Record<string, string>;
  at: [number, number];
  part: string;
  citizen: boolean;
}

export interface Route {
  id: string;
  ends: [string, string];
  by: string;
  goods: string[];
  development: number;
}

export interface Part {
  name: Record<string, string>;
  struck_with: number[];
}

export interface PrintedMap {
  towns: Town[];
  routes: Route[];
  parts: Record<string, Part>;
}

export interface PrintedGood {
  id: string;
  name: Record<string, string>;
  points: number;
}

export interface Warehouse {
  columns: number;
}

export interface Bank {
  rows: number;
  columns: number;
}

export interface Field {
  field: number;
  multiplier: number;
}

export interface Monks {
  hires: number;
  points: number[];
}

export interface PrintedDeed {
  deed: number;
  name: Record<string, string>;
  persons: string[];
  effect: PrintedEffect[];
}

export interface PrintedPlace {
  name: Record<string, string>;
  tier: string;
  kind: string;
  person: string | null;
  effect: PrintedEffect[];
  printed: boolean;
  rules: string[];
}

export interface PrintedTier {
  cost: number;
}

export interface PrintedBonus {
  bonus: string;
  kind: string;
  what: string;
  amount: number;
  yellow: boolean;
}

/** Something that the rulebook's text does not say. */
export interface Reconstructed {
  part: string;
  what: string;
  word: string;
  of: string[];
}

/** Her area of the solo game. */
export interface PrintedArea {
  tracks: Record<string, number[]>;
  scholar: string[];
  depot: number[][];
  levels: number[];
}

/** Everything on the sheet that never changes. */
export interface Printed {
  terms: Record<string, Record<string, string>>;
  persons: Record<string, PrintedPerson>;
  map: PrintedMap;
  goods: PrintedGood[];
  warehouse: Warehouse;
  bank: Bank;
  depot: number[];
  development: Field[];
  monks: Monks;
  deeds: PrintedDeed[];
  places: Record<string, PrintedPlace>;
  tiers: Record<string, PrintedTier>;
  bonuses: Record<string, PrintedBonus>;
  reconstructed: Reconstructed[];
  johanna: PrintedArea;
}

/** A mark that an option would make, in the order of the chain. */
export interface Mark {
  step: number;
  mark: string;
  rule: string;
  target: string;
  because?: string;
  coins?: number;
  deed?: number;
  good?: string;
  multiplier?: number;
  number?: number;
  person?: string;
  place?: string;
  route?: string;
  row?: number;
  tile?: string;
  town?: string;
  worth?: number;
}

/** A bonus that comes of an option; `waits` if it is carried out later. */
export interface Earned {
  step: number;
  rule: string;
  bonus: string;
  from: string;
  yellow: boolean;
  waits: boolean;
  because: string;
}
