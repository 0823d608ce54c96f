/** The blanks of Carcassonne's log lines, and what in them belongs together. */
import type { Arguments, LogEntry } from '../../lib/protocol';
import { boxes, firstOf } from './boxes';
import { isFinal } from './final';
import { roleOf } from './words';
import { areaOf, kindOf, type Pair } from './view';
import { entriesOf } from '../../lib/data';

/** A turn begins with a draw, except with one that replaces a tile that fits nowhere. */
export function opening(entry: LogEntry, before: LogEntry | undefined): 'turn' | 'end' | null {
  if (entry.type === 'draw') return before?.type === 'discard' ? null : 'turn';
  return isFinal(entry) || entry.type === 'end' ? 'end' : null;
}

/** Who sends figures home that nobody has scored. */
const sender = (rule: string): string | null => firstOf(({ log }) => log?.sentHome?.[rule]);

export function argumentsOf(entry: LogEntry): Arguments {
  const { data } = entry;
  const args: Arguments = {};
  for (const [name, value] of entriesOf(data)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
  }
  if (entry.type === 'return') args.by = sender(entry.rule) ?? 'none';
  args.kind = data.area ? kindOf(data.area) : (data.kind ?? 'none');
  if (!data.area && data.kind) args.count = areaOf(entry).squares?.length ?? 0;
  if (data.figure) args.role = roleOf(data.figure, args.kind);
  args.amount = Math.abs(entry.points);
  args.loss = entry.points < 0 ? 'yes' : 'no';
  for (const { log } of boxes()) Object.assign(args, log?.blanks?.(entry));
  args.final = isFinal(entry) ? 'yes' : 'no';
  return args;
}

/** Whether a line is told in the corner of the board: whatever was done, and who was driven off. */
export function told(entry: LogEntry): boolean {
  if (entry.type === 'return' && sender(entry.rule) !== null) return true;
  return !boxes().some(({ log }) => log?.untold?.includes(entry.type));
}

/** Whether a line tells of a tile that was laid. */
export const lays = ({ type }: LogEntry): boolean => boxes().some(({ log }) => log?.lays?.includes(type));

/** The squares that a line speaks of. */
export function squaresOf(entry: LogEntry): Pair[] {
  const { square, squares } = entry.data;
  return squares ?? (square ? [square] : []);
}
