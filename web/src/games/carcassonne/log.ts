/** The blanks of Carcassonne's log lines, and what in them belongs together. */
import type { Arguments, LogEntry } from '../../lib/protocol';
import { isFinal } from './final';
import { areaWords, figureName, kindName } from './words';
import { areaOf, kindOf, type Pair, type Place } from './view';

/** A turn begins with a draw, except with one that replaces a tile that fits nowhere. */
export function opening(entry: LogEntry, before: LogEntry | undefined): 'turn' | 'end' | null {
  if (entry.type === 'draw') return before?.type === 'discard' ? null : 'turn';
  return isFinal(entry) || entry.type === 'end' ? 'end' : null;
}

/** Who sends figures home that nobody has scored. */
const SENT_HOME: Record<string, string> = {
  'C-4.2.4.2-g': 'dragon',
  'C-4.2.4.2-h': 'dragon',
  'C-4.2.4.4-b': 'princess',
};

export function argumentsOf(entry: LogEntry): Arguments {
  const data = entry.data as Partial<Place & { turn: number; figure: string; kind: string; squares: Pair[] }>;
  const args: Arguments = {};
  for (const [name, value] of Object.entries(entry.data)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
  }
  if (data.square) args.square = data.square.join(',');
  // A token comes down somewhere on a square: its middle is the whole number.
  else if (entry.type === 'throw')
    args.square = [entry.data.x, entry.data.y].map((at) => Math.round(Number(at))).join(',');
  if (entry.type === 'return') args.by = SENT_HOME[entry.rule] ?? 'none';
  if (data.figure) args.figureName = figureName(data.figure);
  if (data.area) {
    args.kind = kindOf(data.area);
    args.area = areaWords(data.area);
  } else if (data.kind) {
    args.kind = data.kind;
    args.area = kindName(data.kind);
    args.count = areaOf(entry).squares?.length ?? 0;
  }
  args.final = isFinal(entry) ? 'yes' : 'no';
  return args;
}

/** What goes without saying once the land shows it, or because something else is told of it. */
const UNTOLD = ['draw', 'finish', 'return', 'double', 'shuffle-in', 'aside', 'end'];

/** Whether a line is told in the corner of the board: whatever was done, and who was driven off. */
export const told = (entry: LogEntry): boolean =>
  !UNTOLD.includes(entry.type) || (entry.type === 'return' && entry.rule in SENT_HOME);

/** The squares that a line speaks of. */
export function squaresOf(entry: LogEntry): Pair[] {
  const data = entry.data as Partial<{ square: Pair; squares: Pair[] }>;
  return data.squares ?? (data.square ? [data.square] : []);
}
