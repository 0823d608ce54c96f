/** The log by rounds: where one begins, and how an event went. */
import type { Standing } from '../../lib/log';
import type { LogEntry, Seat } from '../../lib/protocol';
import { wordIn } from '../../lib/data';

/** A round begins when the hour glass is turned; the count at the end is by itself. */
export function opening(entry: LogEntry): 'turn' | 'end' | null {
  if (entry.type === 'hour') return 'turn';
  return entry.type === 'score' || entry.type === 'end' ? 'end' : null;
}

/** Each round begins with what everybody would have now. */
export const standing: Standing = (entry) => (entry.type === 'hour' ? (entry.data.standing ?? null) : null);

/** What belongs to an event: by its rules, or by what it is told to be for. */
const ofEvent = (entry: LogEntry): boolean =>
  /^O-(E|X|L-18)/.test(entry.rule) || ['shield', 'torture', 'give-up', 'waived'].includes(entry.type);

/** What the event of the last finished round did. */
export function lastEvent(log: LogEntry[]): LogEntry[] {
  const turned = log.flatMap((entry, index) => (entry.type === 'hour' ? [index] : []));
  return log.slice(turned.at(-2) ?? 0, turned.at(-1) ?? 0).filter((entry) => ofEvent(entry) && entry.type !== 'hour');
}

/** How a round ended: its event, and the census that opens the next one. */
export interface RoundLog {
  event: LogEntry[];
  census: LogEntry[];
}

const isCensus = (entry: LogEntry): boolean => entry.rule.startsWith('O-P2');

/** The event of the last finished round and the census after it; or the event that is going on. */
export function roundOf(log: LogEntry[], going: boolean): RoundLog {
  const turned = log.flatMap((entry, index) => (entry.type === 'hour' ? [index] : []));
  const [before, last] = [turned.at(-2) ?? 0, turned.at(-1) ?? 0];
  const event = going ? log.slice(last) : log.slice(before, last);
  return {
    event: event.filter((entry) => ofEvent(entry) && entry.type !== 'hour' && !isCensus(entry)),
    census: going ? [] : log.slice(last).filter(isCensus),
  };
}

/** Whether a round has ended in this log. */
export const hasEnded = (log: LogEntry[]): boolean =>
  log.filter((entry) => entry.type === 'hour').length > 1 || lastEvent(log).length > 0;

/** What is worth telling of the others' turns; all else follows from these. */
const TOLD = new Set(['travel', 'build', 'send', 'recruit', 'tile', 'pass', 'citizen', 'develop', 'good', 'torture']);
/** With these a player has had a turn. */
const OWN = new Set(['use', 'pass', 'finished']);

/** What the others did since a seat's own last turn in this round. */
export function sinceTurn(log: LogEntry[], seat: Seat): LogEntry[] {
  const own = log.findLastIndex((entry) => entry.seat === seat && OWN.has(entry.type));
  const round = log.findLastIndex((entry) => entry.type === 'hour');
  return log.slice(Math.max(own, round) + 1).filter((entry) => entry.seat !== seat && TOLD.has(entry.type));
}

/** The rows of the final table. */
export const CATEGORIES = ['station', 'citizen', 'coin', 'goods'];

/** The count at the end in parts: one entry for each term, so that the final table can add them up. */
export function split(entry: LogEntry): LogEntry[] {
  if (entry.type !== 'score') return [entry];
  return entry.formula.map((term) => ({
    ...entry,
    rule: term.rule,
    points: term.each * term.times,
    formula: [term],
    data: { ...entry.data, category: rowOf(term.what) },
  }));
}

const rowOf = (what: string): string => (CATEGORIES.includes(what) ? what : 'goods');

export const categoryOf = (entry: LogEntry): string | null =>
  entry.type === 'score' ? wordIn(entry.data, 'category') : null;
