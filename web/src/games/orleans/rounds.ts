/** The log by rounds: where one begins, and how an event went. */
import type { Standing } from '../../lib/log';
import type { LogEntry } from '../../lib/protocol';
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
