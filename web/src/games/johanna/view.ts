/** What the server tells of a game of Johanna. See src/bastide/johanna/view.py, preview.py and printed.py. */
import type { Option, Seat, Term, Texts } from '../../lib/protocol';

export interface Sheet {
  routes: string[];
  reached: string[];
  posts: string[];
  crossed: string[];
  goods: Record<string, number>;
  columns: number;
  bank: { circled: number[]; crossed: number[]; available: number; columns: number };
  shields: number;
  development: number;
  level: number;
  monks: number;
  deeds: string[];
  places: string[];
  citizens: string[];
  bonuses: string[];
}

export interface Pending {
  bonus: string;
  kind: string;
  what: string;
  amount: number;
  from: string;
  yellow: boolean;
  rule: string;
}

export interface Card {
  id: string;
  post: number;
  front: { person: string; effect: string; what: string }[];
}

export interface Score {
  points: number;
  terms: Term[];
}

export interface Johanna {
  level: string;
  tracks: Record<string, number>;
  shields: number;
  posts: number;
  citizens: number;
  development: number;
  card: Card | null;
  tile: string | null;
  stack: number;
  back: { arrow: 'up' | 'down'; monk: string } | null;
  score: Score;
}

export interface PlaceState {
  place: string;
  tier: string;
  cost: number;
  owner: Seat | null;
  removed: boolean;
  open: boolean;
}

export interface View {
  turn: Seat;
  round: number;
  rounds: number;
  bag: { number: number; of: number; struck: number[]; left: number; tiles: Record<string, number> };
  display: string[];
  discard: string[];
  hand: string | null;
  acting: { person: string; source: string; because: string } | null;
  pending: Pending[];
  sheets: Partial<Record<Seat, Sheet>>;
  towns: Record<string, Seat[]>;
  deeds: Record<string, { by: Seat | null; struck: boolean }>;
  gone: Record<string, Seat | null>;
  places: PlaceState[];
  tiers: Record<string, { open: boolean; acquired: number; needed: number }>;
  scores: Partial<Record<Seat, Score>>;
  struck: { towns: string[]; routes: string[] };
  johanna?: Johanna;
}

export interface Effect {
  kind: string;
  what: string;
  amount: number;
  choices: Effect[];
}

export interface Town {
  id: string;
  name: Texts;
  at: [number, number];
  part: string;
  citizen: boolean;
}

export interface Route {
  id: string;
  ends: [string, string];
  by: 'land' | 'water';
  goods: string[];
  development: number;
}

export interface PrintedBonus {
  bonus: string;
  kind: string;
  what: string;
  amount: number;
  yellow: boolean;
}

export interface Printed {
  terms: Record<string, Texts>;
  persons: Record<string, { name: Texts; tiles: number; action: Effect[]; rule: string }>;
  map: { towns: Town[]; routes: Route[]; parts: Record<string, { name: Texts; struck_with: number[] }> };
  goods: { id: string; name: Texts; points: number }[];
  warehouse: { columns: number };
  bank: { rows: number; columns: number };
  depot: number[];
  development: { field: number; multiplier: number }[];
  monks: { hires: number; points: number[] };
  deeds: { deed: number; name: Texts; persons: string[]; effect: Effect[] }[];
  places: Record<
    string,
    { name: Texts; tier: string; kind: string; person: string | null; effect: Effect[]; rules: string[] }
  >;
  tiers: Record<string, { cost: number }>;
  bonuses: Record<string, PrintedBonus>;
  reconstructed: { part: string; what: string; word: string; of: string[] }[];
  johanna: { tracks: Record<string, number[]>; scholar: string[]; depot: number[][]; levels: number[] };
}

/** A mark that an option would make, in the order of the chain. */
export interface Mark {
  step: number;
  mark: string;
  target: string;
  rule: string;
  [key: string]: unknown;
}

export interface Earned {
  step: number;
  bonus: string;
  from: string;
  waits: boolean;
  rule: string;
}

export const marksOf = (option: Option | null): Mark[] => (option?.data.marks as Mark[] | undefined) ?? [];
export const earnedOf = (option: Option | null): Earned[] => (option?.data.bonuses as Earned[] | undefined) ?? [];
