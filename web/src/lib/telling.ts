/** Log entries as sentences. */
import type { AnyFace } from '../games/face';
import { has, speech, t, tFirst } from './language.svelte';
import { enumerate, nameAt } from './people';
import type { Arguments, LogEntry, Option, Seat } from './protocol';
import type { Table } from './table.svelte';
import { strong } from './text';

/** The blanks of a line that are a seat: somebody else who has a part in it. */
const OTHERS = ['owner', 'partner', 'captor'];

export function logText(table: Table, face: Pick<AnyFace, 'logArguments'> | null, entry: LogEntry): string {
  const game = table.info?.game ?? '';
  const name = entry.seat ? strong(nameAt(table.info, entry.seat)) : '';
  const args: Arguments = { ...face?.logArguments(entry), name, points: entry.points };
  for (const blank of OTHERS) {
    if (typeof args[blank] === 'string') args[blank] = strong(nameAt(table.info, args[blank] as Seat));
  }
  return tFirst([`${game}-event-${entry.type}`], args) ?? t('log-other', { name, what: entry.type });
}

/** What an option says; its line in the record where it has no words. */
export const optionText = (option: Option, face: Pick<AnyFace, 'optionArguments'> | null): string =>
  has(option.label) ? t(option.label, face ? face.optionArguments(option) : option.args) : option.text;

/** Who has won, and with how many points. */
export function verdict(table: Table, face: AnyFace | null, turn: unknown): string {
  const own = face?.verdict?.(turn);
  if (own) return own;
  const scores: Partial<Record<Seat, number>> = face?.scores(turn) ?? {};
  const points = Math.max(0, ...Object.values(scores).map(Number));
  if (table.info?.seats.length === 1) return t('end-alone', { points });
  const names = (table.update?.winners ?? []).map((seat) => strong(nameAt(table.info, seat)));
  return t('end-winner', { names: enumerate(names, speech.language), count: names.length, points });
}
