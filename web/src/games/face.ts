/** What a game brings to the table beside its rules: its board, and how it speaks of itself. */
import type { Component } from 'svelte';
import type { Arguments, EntryInfo, GameView, LogEntry, Option, Seat } from '../lib/protocol';
import type { Opening, Standing } from '../lib/log';
import type { Mark } from '../lib/marks.svelte';
import type { ShownDecision, TurnChoice } from '../lib/study.svelte';
import type { Table } from '../lib/table.svelte';

/** A step that is carried out for a bot: what to do, and how. */
export interface Handled {
  title: string;
  more: string;
}

export interface Face<Turn> {
  /** The state of somebody who is thinking: what is chosen but not yet said. */
  begin(table: Table): Turn;
  Board: Component<{ turn: Turn; pointed: LogEntry | null }>;
  /** Buttons in the decision line, where the board is not enough. */
  Controls: Component<{ turn: Turn }>;
  /** What the seat holds, in the decision line. */
  Hand: Component<{ turn: Turn; small?: boolean }>;
  /** What stands below the players, where there is room. */
  Side?: Component<{ turn: Turn }>;
  /** What the choice that is being thought about would bring, drawn; in place of `hint`. */
  Hint?: Component<{ turn: Turn }>;
  /** What is to be seen in the head of the table. */
  Head?: Component<{ turn: Turn }>;
  /** What a seat has left, on its card. */
  Supply: Component<{ turn: Turn; seat: Seat; short?: boolean }>;
  /** What is still to come, in a drawer. */
  Stock: Component<{ turn: Turn }>;
  /** Whether the controls answer this decision; else its options are listed. */
  controls(turn: Turn): boolean;
  scores(turn: Turn): Partial<Record<Seat, number>>;
  /** The points if the game ended now; how to see what they come from and, on a phone, what a seat has. */
  outlook?(turn: Turn): Partial<Record<Seat, number>>;
  addUp?(turn: Turn, seat: Seat): void;
  left(turn: Turn): number | null;
  /** The rows of the final table. */
  categories: string[];
  /** Those of a game with these elements. */
  categoriesOf?(elements: readonly string[]): string[];
  categoryOf(entry: LogEntry): string | null;
  /** An entry that belongs to several rows, in parts. */
  split?(entry: LogEntry): LogEntry[];
  /** The blanks of a log line, and of an option. */
  logArguments(entry: LogEntry): Arguments;
  optionArguments(option: Option): Arguments;
  /** A picture beside a log line. */
  LogPicture: Component<{ entry: LogEntry }>;
  opening: Opening;
  /** Whether a line is told in the corner of the board. */
  told?(entry: LogEntry): boolean;
  /** Who plays without a seat: the game itself. */
  rivals?(turn: Turn): { seat: Seat; name: string; points: number; won: boolean }[];
  /** Who has won, where that is not simply who has most points. */
  verdict?(turn: Turn): string | null;
  /** Where a game counts only at its end: what a line of the log tells of the points until then. */
  standing?: Standing;
  /** What an option means on the board, for those who do not see it. */
  more?(turn: Turn, option: Option): string | null;
  /** The options that are left after a click on the board. */
  narrow(turn: Turn, options: Option[]): Option[];
  /** Whether the controls need most of the line: the aids beside them are shown without words. */
  crowded?(turn: Turn): boolean;
  /** Where on the board something happened: what is found by this selector. */
  where?(entry: LogEntry): string | null;
  /** What is asked, where it depends on what has been taken up. */
  ask?(turn: Turn): string | null;
  /** The rules of what has been taken up, in place of those of the whole decision. */
  rules?(turn: Turn): string[] | null;
  /** What the choice that is being thought about would bring. */
  hint(turn: Turn): string | null;
  /** The steps of something that a bot advises in one. */
  stepsOf?(advised: Option, offered: Option[]): Option[];
  /** Shows on the board what a bot advises, as if it had been chosen but not yet said. */
  suggest?(turn: Turn, option: Option): void;
  /** What somebody has in mind but has not said yet, as a record writes it: to be compared with what a bot advises. */
  inMind?(turn: Turn): string[] | null;
  /** Lays turns of a study or a hint on the board as ghosts; none: what they touch gets their number. */
  mark?(turns: Mark[]): void;
  /** What a decision touches on the board, where it does not say so itself. */
  touches?(decision: ShownDecision): string[];
  /** A whole turn in a few words, where its decisions one after the other are too many; with the position before it. */
  turnText?(decisions: ShownDecision[], spoken: (one: ShownDecision) => string, before?: GameView): string;
  /** A turn as a small picture: what was drawn for it, as a record writes it, and what became of that. */
  TurnPicture?: Component<{ drawn: string; decisions: ShownDecision[]; size: number }>;
  /** Two turns beside each other, where a board can't show both at once; and whether that can be done with a turn. */
  Compare?: Component<{ turn: Turn; seat: Seat; played: TurnChoice; other: TurnChoice }>;
  compares?(decisions: ShownDecision[]): boolean;
  /** The part of the board that two turns are about, before them. */
  Cut?: Component<{
    view: GameView;
    best: ShownDecision[];
    played: ShownDecision[];
    width: number;
    height: number;
  }>;
  /** Whether a log line can be shown on the board. */
  points(entry: LogEntry): boolean;
  /** What somebody may have meant who asks why nothing can be done with a thing on the board, as a record writes it. */
  attempts?(turn: Turn, target: string): string[];
  /** Whether a plain click on a thing that can't be used says why. */
  refuses?(turn: Turn, target: string): boolean;
  /** A thing on the board in words, by its kind and its name: `town` and `tours`. */
  thing?(kind: string, name: string, turn?: Turn): string;
  /** With one's own box: something that was drawn, as a picture and in words; and where there are many, a way to find
   * it among them. */
  Outcome?: Component<{ topic: string; outcome: string; seat: Seat | null; size: number }>;
  outcomeWords?(topic: string, outcome: string): string;
  Finder?: Component<{
    table: Table;
    entry: EntryInfo;
    chosen: string[];
    confirms?: boolean;
    onpick: (outcome: string) => void;
    ondrop?: () => void;
  }>;
  finds?(topic: string): boolean;
  /** What is laid out one after the other, each in a place of its own: the way to find it shows where, and takes the
   * last one back with `ondrop`. */
  lays?(topic: string): boolean;
  /** What somebody does for a bot: null where a line of the log needs no hands; without it as the log has it. */
  hands?(turn: Turn, entry: LogEntry): Handled | null | undefined;
  /** What is taken in hand for that, larger than in the log. */
  HandPicture?: Component<{ entry: LogEntry }>;
  /** A position by itself, and a piece of the box, for the pages that explain the rules. */
  Picture?: Component<{ view: GameView; label: string; part: string }>;
  Piece?: Component<{ name: string; size?: number }>;
}

/** A face whose turn only its game knows. */
export type AnyFace = Face<unknown>;
