/**
 * What the server says and what the page says to it: docs/protocol.md. The types are made from the server's own
 * (`make types`); here they have the names that the page calls them by.
 */
import { SEATS, type Answer as Done, type Failed, type Seat } from '../generated/protocol';

export { EMOTES, SEATS } from '../generated/protocol';
export type {
  Advice,
  AdvisedTurn,
  Arguments,
  Blanks,
  ChatLine,
  Choice,
  ClockRule,
  DecisionInfo as Decision,
  Emote,
  EntryInfo,
  EntryLine,
  ThinkingNews,
  ErrorInfo as Problem,
  EventData,
  FromServer,
  GameInfo as Game,
  GameInspection,
  GameView,
  LessonInfo,
  LogEntry,
  Opened,
  Option,
  OptionData,
  Position,
  Preset,
  RuleInfo as Rule,
  Seat,
  SeatInfo,
  Stop as LessonStop,
  Switch,
  SwitchValue,
  OpenTable as TableWish,
  PlayedSeat,
  TableInfo,
  TermInfo as Term,
  ToServer,
  Update,
  WantedSeat as SeatWish,
} from '../generated/protocol';

export type Answer = Done | Failed;

/** A seat's letter, if it is one. */
export const seatOf = (letter: unknown): Seat | null => SEATS.find((seat) => seat === letter) ?? null;

export type BySeat<T> = Partial<Record<Seat, T>>;
export type Tokens = BySeat<string>;

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['de', 'en'];

/** A text in each language. */
export type Texts = Partial<Record<Language, string>>;
