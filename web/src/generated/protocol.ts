/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type * as carcassonne from './carcassonne';
import type * as johanna from './johanna';
import type * as orleans from './orleans';

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Seat = (typeof SEATS)[number];

export const EMOTES = ['hello', 'nice', 'oops', 'thanks', 'think', 'hurry'] as const;
export type Emote = (typeof EMOTES)[number];

export type SwitchValue = boolean | number | string;
/** The blanks of a sentence. */
export type Arguments = Record<string, string | number>;

/** What a sentence about a problem needs to know; a problem may be behind another one. */
export type Blanks = Record<string, string | number | string[] | ErrorInfo>;

/** What a seat sees of one of the games. */
export type GameView = carcassonne.View | johanna.View | orleans.View;

/** What something on the table tells. */
export type GameInspection = carcassonne.Inspection;

/** What an option tells beside its words, in one game or another. */
export interface OptionData {
  area?: string;
  bonuses?: johanna.Earned[];
  connection?: number;
  debt?: number;
  done?: boolean;
  due?: number;
  figure?: string;
  follower?: string;
  from?: carcassonne.Place | string;
  gives?: orleans.Gives | orleans.Reward[];
  goods?: string[];
  left?: number;
  marks?: johanna.Mark[];
  needs?: string[];
  part?: string;
  place?: string;
  ready?: boolean;
  space?: string;
  square?: [number, number];
  squares?: [number, number][];
  tile?: string;
  turn?: number;
  whole?: number;
  worth?: number;
  x?: number;
  y?: number;
}

/** What the log tells of an event, in one game or another. */
export interface EventData {
  amount?: number;
  area?: string;
  arrow?: string;
  at?: carcassonne.Place;
  because?: string;
  bonus?: string;
  card?: string;
  cards?: number;
  character?: string;
  coins?: number;
  debt?: number;
  deed?: number | string;
  draw?: number;
  effect?: string;
  event?: string;
  evicted?: string;
  fields?: number;
  figure?: string;
  follower?: string;
  followers?: string[];
  from?: carcassonne.Place | string;
  good?: string;
  instead?: string;
  kind?: string;
  left?: number;
  letter?: string;
  level?: number;
  market?: Record<string, number>;
  monk?: string;
  multiplier?: number;
  number?: number;
  owner?: Seat;
  part?: string;
  passed?: string[];
  person?: string;
  place?: string;
  places?: string[];
  points?: number;
  posts?: number | number[];
  round?: number;
  route?: string;
  row?: number;
  scores?: number[] | Partial<Record<Seat, number>>;
  side?: string;
  source?: string;
  space?: number | string;
  spaces?: orleans.Planned[];
  square?: [number, number];
  squares?: [number, number][];
  standing?: Partial<Record<Seat, number>>;
  status?: number;
  steps?: number;
  target?: string;
  tier?: string;
  tile?: string;
  tiles?: string[];
  town?: string;
  track?: string;
  turn?: number;
  waits?: boolean;
  what?: string;
  why?: string;
  winners?: Seat[];
  worth?: number;
  x?: number;
  y?: number;
  yellow?: boolean;
}

export type ToServer = Hello | Act | Undo | Why | TakeBack | Consent | Hint | StandIn | SayEmote | SayChat | Mute | Hurry | LookBack | Inspect | Enter | Correct | AskEntries;
export type FromServer = TableNews | Update | Answer | Failed | EmoteNews | ChatNews | ThinkingNews;

export interface Hello {
  type: 'hello';
  tokens?: string[];
  since?: number;
  unpacks?: boolean;
  id?: number | string | null;
}

export interface Act {
  type: 'act';
  id: number | string;
  seat: Seat;
  tag: string;
  action: string;
}

export interface Undo {
  type: 'undo';
  id: number | string;
  seat: Seat;
}

export interface Why {
  type: 'why';
  id: number | string;
  seat: Seat;
  action: string;
}

/** Go back to before this seat's last action, if the others agree. */
export interface TakeBack {
  type: 'takeback';
  id: number | string;
  seat: Seat;
}

/** What a seat says to somebody who wants to take back; who asked may withdraw with a no. */
export interface Consent {
  type: 'consent';
  id: number | string;
  seat: Seat;
  agree: boolean;
}

/** What a bot would do; and, if a seat has something in mind, why not that. */
export interface Hint {
  type: 'hint';
  id: number | string;
  seat: Seat;
  /** The first decisions of a turn that is to be compared, as a record writes them. */
  mine?: string[];
}

/** Let a bot play for a seat, or no longer. */
export interface StandIn {
  type: 'stand-in';
  id: number | string;
  seat: Seat;
  bot: string | null;
}

export interface SayEmote {
  type: 'emote';
  id: number | string;
  seat: Seat;
  emote: 'hello' | 'nice' | 'oops' | 'thanks' | 'think' | 'hurry';
}

/** Write something to the others at the table. */
export interface SayChat {
  type: 'chat';
  id: number | string;
  seat: Seat;
  text: string;
}

/** Hear no more of a seat at this table, or hear it again. */
export interface Mute {
  type: 'mute';
  id: number | string;
  seat: Seat;
  whom: Seat;
  muted: boolean;
}

/** Let the bot that thinks move at once, by the best that it has found so far. */
export interface Hurry {
  type: 'hurry';
  id: number | string;
  seat: Seat;
}

/** The position after so many lines of the record, as a seat saw it. */
export interface LookBack {
  type: 'look';
  id: number | string;
  move: number;
  seat?: Seat | null;
}

/** What something on the table tells, now or after so many lines of the record. */
export interface Inspect {
  type: 'inspect';
  id: number | string;
  target: string;
  move?: number | null;
  seat?: Seat | null;
}

/** With one's own box: what was drawn, in order. Without outcomes the server draws. */
export interface Enter {
  type: 'enter';
  id: number | string;
  line: number;
  outcomes?: string[];
}

/** Another text in a line that was entered, or without a text: back to before it. With `cut`, what no longer fits afterwards is given up. */
export interface Correct {
  type: 'correct';
  id: number | string;
  line: number;
  text?: string | null;
  cut?: boolean;
}

/** What was entered so far; with a line, what could have come there. */
export interface AskEntries {
  type: 'entries';
  id: number | string;
  line?: number | null;
}

/** The same as a message. */
export interface TableNews {
  type: 'table';
  table: string;
  game: string;
  setup: SetupInfo;
  seats: SeatInfo[];
  status: 'open' | 'running' | 'finished';
  moves: number;
  asked: Seat[];
  scores: Partial<Record<Seat, number>> | null;
  clock: ClockRule | null;
  takeback: TakeBackInfo | null;
  standin: StandInInfo | null;
  level: string;
  seed: number | string | null;
  commitment: string | null;
  daily: number | null;
  days: number | null;
  since: Partial<Record<Seat, number>>;
  chat: boolean;
  own_box: boolean;
  outdated: OutdatedInfo | null;
}

/** What is played: checked and complete. */
export interface SetupInfo {
  seats: number;
  sets: string[];
  elements: string[];
  options: Record<string, boolean | number | string>;
}

/** A seat as anybody may know it. */
export interface SeatInfo {
  seat: Seat;
  kind: 'human' | 'bot' | 'open';
  name: string;
  connected: boolean;
  bot: string | null;
  /** The bot that plays for the person. */
  stand_in: string | null;
  stand_in_by: 'owner' | 'table' | 'clock' | 'days' | 'gone' | null;
  /** Of a person who is away: the seconds until a bot can stand in, 0 when it can. */
  grace: number | null;
}

/** A clock for each seat: minutes for the whole game, and seconds that come back with each turn. */
export interface ClockRule {
  minutes: number;
  increment?: number;
}

/** Somebody wants to take back: how many lines would stay, and who has still to agree. */
export interface TakeBackInfo {
  seat: Seat;
  keep: number;
  waits: Seat[];
}

/** Somebody wants a bot to play for a seat whose person is away, and who has still to agree. */
export interface StandInInfo {
  seat: Seat;
  by: Seat;
  waits: Seat[];
}

/** The game was played with other rules, which differ from a line on: the table stands at the last moment that holds, and goes on from there if the people agree to take the rest back. */
export interface OutdatedInfo {
  lines: number;
  at: number;
  keep: number;
  /** The version of Bastide that the game was last played with; empty: an early one. */
  played: string;
  here: string;
}

/** The position as one seat, or a spectator, sees it, and what is new in the log. */
export interface Update {
  type: 'update';
  moves: number;
  seat: Seat | null;
  view: GameView;
  decision: DecisionInfo | null;
  log: LogEntry[];
  log_from: number;
  undo: Seat[];
  /** The seats that may ask to take back more. */
  takeback: Seat[];
  /** Your seats for which a bot has played while you were away: `takeback` goes back to before that. */
  stood_in: Seat[];
  /** The seconds that each seat has left. */
  clocks: Partial<Record<Seat, number>> | null;
  over: boolean;
  winners: Seat[];
  /** With one's own box: what was drawn and has to be entered now. */
  entry: EntryInfo | null;
}

/** What is asked, of whom, and the options of one's own seats. */
export interface DecisionInfo {
  name: string;
  kind: string;
  seats: Seat[];
  rules: string[];
  mine: Partial<Record<Seat, Turn>>;
}

/** A seat's part in a decision. */
export interface Turn {
  tag: string;
  options: Option[];
}

/** An option as the page gets it. It answers with the text; the action itself stays with the server. */
export interface Option {
  text: string;
  verb: string;
  label: string;
  args: Arguments;
  targets: string[];
  rules: string[];
  data: OptionData;
}

/** A draw that waits for somebody to enter what came. */
export interface EntryInfo {
  /** Lines of the record before it; an `enter` for another is stale. */
  line: number;
  topic: string;
  /** Whose bag it is; null: it belongs to all. */
  seat: Seat | null;
  /** How many are drawn one after the other. */
  number: number;
  left: number;
  /** Only for who may know them. */
  outcomes: Outcome[];
  rules: string[];
}

/** What can be drawn, as records name it, and how many there are; 0: all of them have come. */
export interface Outcome {
  outcome: string;
  count: number;
}

/** What became of a message. */
export interface Answer {
  type: 'answer';
  id: number | string | null;
  ok: true;
  refusal?: RefusalInfo | null;
  hint?: Advice;
  position?: Position;
  inspection?: GameInspection;
  entries?: EntryLine[];
  entry?: EntryInfo | null;
}

/** Why something may not be done. `message` is the sentence in English, for those who have no words. */
export interface RefusalInfo {
  code: string;
  rule: string | null;
  message: string;
  blanks: Blanks;
}

/** What a bot would do now, and what it thinks of this and of the others, the best first. */
export interface Advice {
  option: Option;
  worth: number;
  options: Worth[];
  /** The best turn and up to two alternatives. */
  turns: AdvisedTurn[];
  /** What was to be compared; its reasons say why the best is better. */
  mine: AdvisedTurn | null;
}

/** What a bot makes of an option: how much better or worse its seat would stand, in points. */
export interface Worth {
  text: string;
  worth: number;
}

/** A whole turn that a bot weighs: its decisions, by how many points it improves the seat, and why. */
export interface AdvisedTurn {
  turn: ShownDecision[];
  worth: number;
  /** Whether it is about as good as the best. */
  close: boolean;
  reasons: Reason[];
  /** Futures in which it was played on; 0 if all there are were looked at. */
  samples: number;
}

/** A decision as options are shown: the id of its words, and their blanks. */
export interface ShownDecision {
  text: string;
  verb: string;
  label: string;
  args: Arguments;
  /** What it touches on the board. */
  targets: string[];
}

/** A part of why something is better: the code of a sentence and its blanks. */
export interface Reason {
  code: string;
  blanks: Record<string, string | number>;
  rule: string;
  /** How much of the difference it tells, in points. */
  weight: number;
}

/** An earlier position as one seat, or a spectator, saw it, and where there are others. */
export interface Position {
  move: number;
  moves: number;
  steps: number[];
  seat: Seat | null;
  view: GameView;
  decision: DecisionInfo | null;
  over: boolean;
  winners: Seat[];
}

/** Something that was entered, and where; `topic` is null where it is an action. */
export interface EntryLine {
  line: number;
  topic: string | null;
  seat: Seat | null;
  text: string;
}

/** A message that was refused. */
export interface Failed {
  type: 'answer';
  id: number | string | null;
  ok: false;
  error: ErrorInfo;
}

/** What is wrong; `index` is the line of a record at fault. `message` says it in English, for those who have no words of their own. */
export interface ErrorInfo {
  code: string;
  message: string;
  /** What exactly, where one code has several sentences. */
  detail?: string;
  rule?: string | null;
  index?: number;
  blanks?: Blanks;
}

export interface EmoteNews {
  type: 'emote';
  seat: Seat;
  emote: 'hello' | 'nice' | 'oops' | 'thanks' | 'think' | 'hurry';
}

/** What people have written: all that is kept, or what is new. */
export interface ChatNews {
  type: 'chat';
  lines: ChatLine[];
  whole: boolean;
  /** The seats that are not heard here. */
  muted: Seat[];
}

export interface ChatLine {
  number: number;
  seat: Seat;
  at: number;
  text: string;
}

/** How far a bot is: `running` moves are left of `of`, and it has spent this share of its time. */
export interface ThinkingNews {
  type: 'thinking';
  seat: Seat;
  running: number;
  of: number;
  share: number;
}

/** What anybody may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  setup: SetupInfo;
  seats: SeatInfo[];
  status: 'open' | 'running' | 'finished';
  moves: number;
  asked: Seat[];
  scores: Partial<Record<Seat, number>> | null;
  clock: ClockRule | null;
  takeback: TakeBackInfo | null;
  standin: StandInInfo | null;
  /** The bot that stands in for somebody who is away. */
  level: string;
  /** Given by who opened the table; null: the server draws, and has told the hash of its seed. */
  seed: number | string | null;
  commitment: string | null;
  /** The number of the day, at the table of somebody's game of the day. */
  daily: number | null;
  /** That a person may take for a move. */
  days: number | null;
  /** Since when people are asked, in seconds since 1970; only where somebody has given a key. */
  since: Partial<Record<Seat, number>>;
  /** Whether people of the table can write to each other. */
  chat: boolean;
  /** Whether people draw real tiles and enter what came. */
  own_box: boolean;
  outdated: OutdatedInfo | null;
}

/** An event as the log tells it. `move` is the number of lines in the record before it. */
export interface LogEntry {
  move: number;
  type: string;
  seat: Seat | null;
  rule: string;
  data: EventData;
  points: number;
  formula: TermInfo[];
}

/** One product of a score and the rule that it comes from. */
export interface TermInfo {
  each: number;
  times: number;
  what: string;
  rule: string;
}

/** A table to be opened. */
export interface OpenTable {
  game: string;
  seats: WantedSeat[];
  sets?: string[];
  elements?: string[];
  options?: Record<string, boolean | number | string>;
  seed?: number | string | null;
  listed?: boolean;
  clock?: ClockRule | null;
  grace?: number;
  level?: string | null;
  /** That a person may take for a move; not together with a clock. */
  days?: number | null;
  /** Who opens it: the seats are then theirs on all their devices. */
  person?: string | null;
  /** Whether people draw real tiles and enter what came. */
  own_box?: boolean;
}

/** A seat of a table to be opened. */
export interface WantedSeat {
  kind: 'human' | 'bot' | 'open';
  name?: string | null;
  bot?: string | null;
}

/** A table to be opened from an earlier position of another. */
export interface Branch {
  move: number;
  seats: PlayedSeat[];
  listed?: boolean;
  person?: string | null;
  /** Of a finished game: whether what was drawn after the position comes again, as far as it can. */
  draws?: 'new' | 'same';
}

/** A seat of a game that is under way already: nobody is waited for. */
export interface PlayedSeat {
  kind: 'human' | 'bot';
  name?: string | null;
  bot?: string | null;
}

/** A table to be opened from a record. Without seats, all belong to who opens it. */
export interface OpenRecord {
  record: Record<string, unknown>;
  seats?: PlayedSeat[] | null;
  listed?: boolean;
  person?: string | null;
}

/** An open seat to be taken. */
export interface Join {
  seat: Seat;
  name?: string;
  person?: string | null;
}

/** An opened table, the tokens of the seats that belong to who opened it, and the one by which it can be deleted. */
export interface Opened {
  table: string;
  seats: Partial<Record<Seat, string>>;
  opener: string | null;
}

export interface Joined {
  token: string;
}

export interface Health {
  ok: boolean;
  version: string;
}

/** A record that can be replayed. */
export interface Checked {
  ok: boolean;
  moves: number;
  scores: Partial<Record<Seat, number>>;
  finished: boolean;
}

/** All that a game offers before it starts. */
export interface GameInfo {
  name: string;
  titles: Record<string, string>;
  seats: [number, number];
  sets: Choice[];
  elements: Choice[];
  switches: Switch[];
  presets: Preset[];
  default_sets: string[];
  bots: string[];
}

/** A set of tiles or an element of the rules that can be in play or not. */
export interface Choice {
  name: string;
  titles: Record<string, string>;
  rules: string[];
  help: Record<string, string>;
  brings: string[];
  requires: string[];
  excludes: string[];
  tiles: number;
  picture: string;
}

/** A rule that can be read in more than one way. */
export interface Switch {
  name: string;
  values: SwitchValue[];
  default: SwitchValue;
  rule: string;
  weight: string;
  module: string;
  titles: Record<string, string>;
  help: Record<string, string>;
  labels: Record<string, Record<string, string>>;
  fixed: boolean;
  offered: boolean;
  bounds: [number, number] | null;
  longest: number;
  only: [string, SwitchValue] | null;
  follows: string;
  defaults: Record<string, SwitchValue>;
}

/** A usual bundle, by the name on the box or on the tongue. */
export interface Preset {
  name: string;
  titles: Record<string, string>;
  sets: string[];
  elements: string[] | null;
  options: Record<string, SwitchValue>;
  help: Record<string, string>;
  seats: number;
}

export interface RuleInfo {
  id: string;
  section: string;
  module: string;
  tags: string[];
  texts: Record<string, string>;
}

/** The links by which others come to a table; none when only this machine can reach it. */
export interface Invitation {
  links: Link[];
}

export interface Link {
  url: string;
  code: Code | null;
}

/** A code to scan: so many squares wide, and the path of the dark ones. */
export interface Code {
  size: number;
  path: string;
}

/** Today's game, to be begun or gone on with. */
export interface PlayDaily {
  person: string;
  name?: string;
}

/** How a day went; without a number today. */
export interface AskDaily {
  person?: string | null;
  number?: number | null;
}

/** A day: how the person played, how everybody did. */
export interface DailyInfo {
  number: number;
  day: string;
  today: number;
  /** Until the next day begins, everywhere at once. */
  seconds: number;
  mine: DailyGame | null;
  streak: number;
  won: number;
  lost: number;
  best: number | null;
  /** Of the day and the five before it, the latest last: whether the person has played. */
  week: boolean[];
  games: number;
  /** How many games have less than 40 points, 40 to 49, and so on, and 90 or more. */
  columns: number[];
  /** Than so many of the others the person was. */
  better: number;
}

/** Somebody's game of a day. */
export interface DailyGame {
  table: string;
  over: boolean;
  points: number | null;
  hers: number | null;
  won: boolean | null;
  hints: number;
  takebacks: number;
  /** Whether a replay with the seed of the day came to the same; null before the end. */
  verified: boolean | null;
}

/** Who is there, and what the page knows of them. */
export interface AskMe {
  person: string;
  name?: string | null;
  language?: 'en' | 'de' | null;
  /** Minutes that their clock is ahead of UTC. */
  zone?: number | null;
  kind?: 'computer' | 'phone' | 'tablet' | null;
}

/** What a person may know of themselves. */
export interface Me {
  /** Whether there is anything to know: a person is made with their first table. */
  known: boolean;
  name: string;
  language: string;
  zone: number;
  devices: DeviceInfo[];
  /** Once it is confirmed. */
  email: string | null;
  /** Whether they are told by mail that it is their turn. */
  mails: boolean;
  /** The hours between which they are told nothing. */
  quiet: [number, number] | null;
  /** The server's public key for Web Push; null where it can't push. */
  push_key: string | null;
  /** Whether the server can write mails. */
  can_mail: boolean;
}

export interface DeviceInfo {
  id: string;
  kind: 'computer' | 'phone' | 'tablet';
  seen: number;
  here: boolean;
  push: boolean;
}

export interface AskPerson {
  person: string;
}

/** What brings a person to another device, once and for a while. */
export interface Handover {
  url: string;
  code: string;
  picture: Code | null;
  seconds: number;
}

/** A browser becomes one of a person's devices; `person` is its own new key. */
export interface TakeOver {
  code: string;
  person: string;
  kind?: 'computer' | 'phone' | 'tablet';
}

export interface TakenOver {
  name: string;
}

export interface SignOut {
  person: string;
  device: string;
}

/** An address to be confirmed; an empty one forgets the one that is there. */
export interface GiveEmail {
  person: string;
  email: string;
}

export interface ConfirmEmail {
  code: string;
}

export interface Confirmed {
  email: string;
}

/** Somebody has lost their key and asks for a mail with a new one. */
export interface Recover {
  email: string;
}

/** A mail is on its way, if there is anybody to get it. */
export interface Sent {
  ok: boolean;
}

/** By mail or not, and when not at all. */
export interface ChooseNotices {
  person: string;
  mails: boolean;
  quiet?: [number, number] | null;
}

/** Where a browser wants to be told; nothing: nowhere. */
export interface Subscribe {
  person: string;
  endpoint?: string | null;
  keys?: PushKeys | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Seats that were taken without a key: their tokens show whose they are. */
export interface ClaimSeats {
  person: string;
  tokens: string[];
}

/** `leave` gives seats back at a table that waits, `resign` lets a bot play on, `remove` takes a game off the list. */
export interface Leave {
  person: string;
  how: 'leave' | 'resign' | 'remove';
}

export interface Nudge {
  person: string;
  seat: Seat;
}

export interface MyGames {
  games: MyGame[];
  /** How many there are, of which the latest are among the games. */
  finished: number;
  /** The server's clock. */
  now: number;
}

/** A game of a person, as the lobby shows it. */
export interface MyGame {
  table: string;
  game: string;
  status: 'open' | 'running' | 'finished';
  seats: MySeat[];
  mine: Seat[];
  /** Who has to move, and since when. */
  since: Partial<Record<Seat, number>>;
  days: number | null;
  changed: number;
  scores: Partial<Record<Seat, number>> | null;
  winners: Seat[];
  /** Who may be asked to play. */
  nudge: Seat[];
}

export interface MySeat {
  seat: Seat;
  kind: 'human' | 'bot' | 'open';
  name: string;
  bot: string | null;
  stand_in: string | null;
  stand_in_by: 'owner' | 'table' | 'clock' | 'days' | 'gone' | null;
}

/** A study to be begun, gone on with, stopped, or only looked at. */
export interface AskStudy {
  do?: 'look' | 'start' | 'stop';
  depth?: 'glance' | 'ordinary' | 'deep';
  /** The run that the page knows, and how many of its parts. */
  run?: string;
  known?: number;
  /** Of the seats of who asks: theirs come first, and while a game is played only theirs. */
  tokens?: string[];
}

/** How far a study is, and what was found since the page last asked. */
export interface StudyInfo {
  run: string;
  status: 'running' | 'stopped' | 'failed' | 'done';
  depth: 'glance' | 'ordinary' | 'deep';
  /** Turns that are judged, of so many. */
  done: number;
  of: number;
  /** That it will still take, as far as can be told. */
  seconds: number | null;
  spent: number;
  known: number;
  turns: Judged[];
  draws: Luck[];
  players: StudyPlayer[];
  /** The seats of who asks. */
  own: Seat[];
}

/** A turn that was played, and what would have been better. */
export interface Judged {
  /** Lines of the moves before it. */
  line: number;
  seat: Seat;
  decision: string;
  played: string[];
  /** The lines that it is made of. */
  lines: number[];
  /** What was drawn for it, as a record writes it, if it was one of a kind. */
  drawn: string;
  forced: boolean;
  quality: string;
  /** Points given away: worth of the best less that of what was played. */
  error: number;
  /** The same in chance to win. */
  cost: number;
  /** Which of those that were looked at was played, the best is 1. */
  rank: number;
  of: number;
  /** The best, and what was played last, if it is not among them. */
  choices: TurnChoice[];
  /** The chance to win of each seat if the best is played. */
  before: number[];
  /** … after what was played. */
  after: number[];
  /** By how many points each seat is ahead after what was played. */
  worths: number[];
  /** Whether nothing was left to a sample. */
  exact: boolean;
  reasons: Reason[];
}

/** A turn that was looked at. */
export interface TurnChoice {
  /** Its decisions as a record writes them. */
  turn: string[];
  /** Points that the seat is ahead by in the end, as far as can be foreseen, less those before the turn. */
  worth: number;
  /** The seat's chance to win after it. */
  wins: number;
  /** Futures in which it was played on; 0 if all there are were looked at. */
  samples: number;
  /** Standard deviation of what they ended with. */
  spread: number;
  rank: number;
  played: boolean;
  shown: ShownDecision[];
}

/** A draw, or several in a row: what it was worth beyond the mean of what could have come. */
export interface Luck {
  line: number;
  topic: string;
  label: string;
  /** In points, by seat. */
  luck: number[];
  /** Whose draw it was; None if it was everybody's. */
  seat: Seat | null;
  /** Outcomes that were looked at. */
  ways: number;
  exact: boolean;
}

/** What a study says of one seat. */
export interface StudyPlayer {
  seat: Seat;
  decisions: number;
  /** Points given away in all. */
  error: number;
  per_decision: number;
  luck: number;
  qualities: Record<string, number>;
  /** Points given away by kind of decision. */
  kinds: Record<string, number>;
  /** The lines of its three costliest moments. */
  costliest: number[];
}

/** A guided game: `stops` are the lines of its record before which it waits. */
export interface LessonInfo {
  name: string;
  game: string;
  title: string;
  about: string;
  seats: string[];
  setup: SetupInfo;
  stops: number[];
}

/** Where a lesson stands: what is said, the move to be made (None: only read and go on), the position. */
export interface Stop {
  line: number;
  says: Record<string, string>;
  move: string | null;
  update: Update;
}

export interface Asked {
  action: string;
}

export interface WhyNot {
  refusal: RefusalInfo | null;
}

/** A face for a blank tile and the tile that shows it, or why it cannot be. */
export interface Face {
  face?: string;
  tile?: string;
  refusal?: ErrorInfo;
}

/** A page and the positions of its examples, as a spectator sees them. */
export interface Guide {
  name: string;
  page: Page;
  views: GameView[];
}

/** A page as it is written. */
export interface Page {
  title: Record<string, string>;
  sentence: Record<string, string>;
  /** The parts of the rule index that it stands above; the first names it. Without any, it opens them. */
  modules: string[];
  pieces: Piece[];
  turn: Record<string, string>[];
  scoring: Row[];
  examples: Example[];
  /** Rulings that people ask for. */
  asked: string[];
}

/** Something that a box brings: how many, what it is called, and how it looks. */
export interface Piece {
  name: Record<string, string>;
  picture: string;
  count: number | null;
}

/** What something scores; where it can be left incomplete, what it scores then. */
export interface Row {
  what: Record<string, string>;
  completed: Record<string, string>;
  incomplete: Record<string, string> | null;
}

/** A position with a question; `record` is a file of `examples`. */
export interface Example {
  record: string;
  question: Record<string, string>;
  answer: Record<string, string>;
  rules: string[];
  /** So many lines are played for the picture; the whole record if not said. */
  shown: number | null;
  /** The part of the table that the picture shows, where it has several. */
  part: string;
}

/** A position as a record with `given`, and what is asked of it. */
export interface AskPosition {
  record: Record<string, unknown>;
  question?: Question | null;
  /** Whether the fields of `given` are wanted, too. */
  form?: boolean;
}

/** What is asked of a position: why a seat may not do something, what something on the table tells, what the best bot would do. */
export interface Question {
  seat?: Seat | null;
  why?: string | null;
  inspect?: string | null;
  best?: boolean;
}

/** A position: what of it stands, and what does not. */
export interface Built {
  setup: SetupInfo;
  update: Update;
  faults: FaultInfo[];
  /** The record that stands, with every outcome of chance: a file to keep. */
  scenario: string;
  form?: Field[];
  refusal?: RefusalInfo | null;
  inspection?: GameInspection;
  best?: Best | null;
}

/** A piece of the description that does not add up: where it stands, and why it cannot be. */
export interface FaultInfo {
  path: (string | number)[];
  problem: ErrorInfo;
  /** Of a tile: how it could lie there. */
  turns: number[];
}

/** An entry. `words` and `inner_words` say what the choices are: the page has names for them. */
export interface Field {
  name: string;
  kind: 'number' | 'numbers' | 'flag' | 'seat' | 'points' | 'choice' | 'list' | 'counts' | 'lists' | 'owners' | 'lines' | 'text' | 'object' | 'group' | 'each';
  most: number;
  count: number;
  choices: string[];
  words: string;
  inner: string[];
  inner_words: string;
  example: string;
  fields: Field[];
}

/** What a bot would do in this turn, step by step. */
export interface Best {
  bot: string;
  seat: Seat;
  steps: Option[];
}

/** A moment of a game at a table. */
export interface AskTable {
  move: number;
}

/** The moment as a record with `given`, and what of it `given` cannot say. */
export interface Written {
  record: Record<string, unknown>;
  missing: string[];
}

/** The values of a data set, and which sets there are. */
export interface DataForm {
  game: string;
  /** The switch by which a table is played with one of them. */
  option: string;
  name: string;
  sets: string[];
  sections: DataSection[];
}

/** Values that belong together, and the rules that say what holds for them. */
export interface DataSection {
  titles: Record<string, string>;
  rules: string[];
  fields: DataField[];
}

/** A value: a number, a row of numbers, or one of several choices; `ours` is what we think it is. */
export interface DataField {
  id: string;
  titles: Record<string, string>;
  kind: 'number' | 'numbers' | 'choice';
  value: number | string | number[];
  ours: number | string | number[];
  choices: Record<string, Record<string, string>>;
  least: number;
  most: number;
}

/** Which data sets there are for a game, and the switch that chooses one; empty: no such values. */
export interface DataNames {
  option: string;
  sets: string[];
}

/** Other values for some fields of a data set (none: of ours), or the text of a whole set; with a `title` they are kept, without one only checked. */
export interface ChangeData {
  base?: string;
  values?: Record<string, unknown>;
  text?: string | null;
  title?: string | null;
}

/** The name by which tables and records know what was kept, or why these values cannot be. */
export interface ChangedData {
  name: string;
  problem: ErrorInfo | null;
}
