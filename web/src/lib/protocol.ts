/** What the server says and what the page says to it. See docs/protocol.md. */

export type Seat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
export const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** A seat's letter, if it is one. */
export const seatOf = (letter: unknown): Seat | null => SEATS.find((seat) => seat === letter) ?? null;

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['de', 'en'];

/** A text in each language. */
export type Texts = Partial<Record<Language, string>>;

// -- The catalogue ------------------------------------------------------------------------------------------

export interface Choice {
  name: string;
  titles: Texts;
  rules: string[];
  help: Texts;
  brings?: string[];
  requires?: string[];
  excludes?: string[];
}

export type SwitchValue = string | number | boolean;

export interface Switch {
  name: string;
  values: SwitchValue[];
  default: SwitchValue;
  rule: string;
  weight: string;
  module: string;
  titles: Texts;
  help: Texts;
  labels: Record<string, Texts>;
  fixed: boolean;
  /** A whole number between these, instead of one of `values`. */
  bounds?: [number, number] | null;
  /** A text of at most so many characters, instead of one of `values`. */
  longest?: number;
  /** Another switch, and the value with which this one has something to do. */
  only?: [string, SwitchValue] | null;
  /** Another switch, by whose value `defaults` overrules the default. */
  follows?: string;
  defaults?: Record<string, SwitchValue>;
}

export interface Preset {
  name: string;
  titles: Texts;
  sets: string[];
  elements: string[] | null;
  options: Record<string, SwitchValue>;
  help: Texts;
  seats: number;
}

export interface Game {
  name: string;
  titles: Texts;
  seats: [number, number];
  sets: Choice[];
  elements: Choice[];
  switches: Switch[];
  presets: Preset[];
  default_sets: string[];
  bots: string[];
}

// -- Tables -------------------------------------------------------------------------------------------------

export type SeatKind = 'human' | 'bot' | 'open';

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  sets?: string[];
  elements?: string[];
  options?: Record<string, SwitchValue>;
  seats: SeatWish[];
  seed?: string;
  clock?: ClockRule;
  /** Whether the lobby shows it to those who like to watch; it does unless this is false. */
  listed?: boolean;
}

export type Tokens = Partial<Record<Seat, string>>;

export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string | null;
  bot?: string | null;
  connected?: boolean;
  /** The bot that plays for the person, and who wanted that. */
  stand_in?: string | null;
  stand_in_by?: 'owner' | 'table' | 'clock' | null;
}

/** Minutes for the game and seconds that come back with each turn. */
export interface ClockRule {
  minutes: number;
  increment: number;
}

/** Somebody wants to take back: how many lines would stay, and who has still to agree. */
export interface TakeBackWish {
  seat: Seat;
  keep: number;
  waits: Seat[];
}

export interface Setup {
  sets: string[];
  elements?: string[];
  options?: Record<string, SwitchValue>;
}

export interface TableInfo {
  table: string;
  game: string;
  setup: Setup;
  seats: SeatInfo[];
  status: 'open' | 'running' | 'finished';
  moves: number;
  scores?: number[] | Partial<Record<Seat, number>> | null;
  /** The seats that are asked now, where the server tells. */
  asked?: Seat[];
  clock?: ClockRule | null;
  takeback?: TakeBackWish | null;
}

export interface Rule {
  id: string;
  section: string;
  module: string;
  tags: string[];
  texts: Texts;
}

// -- Play ---------------------------------------------------------------------------------------------------

export type Arguments = Record<string, string | number>;

export interface Option {
  text: string;
  verb: string;
  label: string;
  args: Arguments;
  targets: string[];
  rules: string[];
  data: Record<string, unknown>;
}

export interface Asked {
  tag: string;
  options: Option[];
}

export interface Decision {
  name: string;
  kind: string;
  seats: Seat[];
  rules: string[];
  mine: Partial<Record<Seat, Asked>>;
}

export interface Term {
  each: number;
  times: number;
  what: string;
  rule: string;
}

export interface LogEntry {
  move: number;
  type: string;
  seat: Seat | null;
  rule: string;
  data: Record<string, unknown>;
  points: number;
  formula: Term[];
}

export interface Update {
  type: 'update';
  moves: number;
  seat: Seat | null;
  view: unknown;
  decision: Decision | null;
  log: LogEntry[];
  log_from: number;
  undo: Seat[];
  /** The seats of this browser that may ask to take back more. */
  takeback?: Seat[];
  /** The seconds that each seat has left. */
  clocks?: Partial<Record<Seat, number>> | null;
  over: boolean;
  winners: Seat[] | null;
}

/** An earlier position; `steps` are the numbers of lines at which there are others. */
export interface Position {
  move: number;
  moves: number;
  steps: number[];
  seat: Seat | null;
  view: unknown;
  decision: Decision | null;
  over: boolean;
  winners: Seat[];
}

/** What a bot would do, and what it thinks of each option: how much better the seat would stand. */
export interface Advice {
  option: Option;
  worth: number;
  options: { text: string; worth: number }[];
}

export const EMOTES = ['hello', 'nice', 'oops', 'thanks', 'think', 'hurry'] as const;
export type Emote = (typeof EMOTES)[number];

/** A guided game: `stops` are the lines of its record before which it waits. */
export interface LessonInfo {
  name: string;
  game: string;
  title: string;
  about: string;
  seats: string[];
  setup: Setup;
  stops: number[];
}

/** Where a lesson stands: what is said, and the move to be made; null is to be read only. */
export interface LessonStop {
  line: number;
  says: Texts;
  move: string | null;
  update: Update;
}

/** Why something was not done. */
export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
  /** More that some problems say: the switch at fault, a word that is unknown. */
  [detail: string]: unknown;
}

export type Answer =
  | { type: 'answer'; id: number; ok: true; refusal?: Problem | null; hint?: Advice; position?: Position }
  | { type: 'answer'; id: number; ok: false; error: Problem };

export type FromServer =
  | ({ type: 'table' } & TableInfo)
  | Update
  | Answer
  | { type: 'emote'; seat: Seat; emote: Emote }
  | { type: 'error'; error: Problem };

export type ToServer =
  | { type: 'hello'; tokens: string[]; since: number; unpacks: boolean }
  | { type: 'act'; id: number; seat: Seat; tag: string; action: string }
  | { type: 'undo'; id: number; seat: Seat }
  | { type: 'why'; id: number; seat: Seat; action: string }
  | { type: 'takeback'; id: number; seat: Seat }
  | { type: 'consent'; id: number; seat: Seat; agree: boolean }
  | { type: 'hint'; id: number; seat: Seat }
  | { type: 'stand-in'; id: number; seat: Seat; bot: string | null }
  | { type: 'emote'; id: number; seat: Seat; emote: Emote }
  | { type: 'look'; id: number; move: number; seat: Seat | null };
