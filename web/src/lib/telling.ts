/** Log entries as sentences. */
import type { AnyFace } from '../games/face';
import { has, speech, t, tFirst } from './language.svelte';
import { enumerate, nameAt } from './people';
import { seatOf, type Arguments, type LogEntry, type Option, type Seat } from './protocol';
import type { Table } from './table.svelte';
import { strong } from './text';

/** The blanks of a line or an option that are a seat: somebody else who has a part in it. */
const OTHERS = ['owner', 'partner', 'captor', 'bidder', 'seat'];

/** The same blanks with the names of these people. */
function named(table: Pick<Table, 'info'> | null, args: Arguments, mark: (name: string) => string): Arguments {
  const others = OTHERS.filter((blank) => typeof args[blank] === 'string');
  return {
    ...args,
    ...Object.fromEntries(others.map((blank) => [blank, mark(nameAt(table?.info ?? null, seatOf(args[blank])))])),
  };
}

export function logText(table: Table, face: Pick<AnyFace, 'logArguments'> | null, entry: LogEntry): string {
  const game = table.info?.game ?? '';
  const name = entry.seat ? strong(nameAt(table.info, entry.seat)) : '';
  const args = named(table, { ...face?.logArguments(entry), name, points: entry.points }, strong);
  return tFirst([`${game}-event-${entry.type}`], args) ?? t('log-other', { name, what: entry.type });
}

/** What an option says; its line in the record where it has no words. */
export function optionText(
  table: Pick<Table, 'info'> | null,
  face: Pick<AnyFace, 'optionArguments'> | null,
  option: Option,
): string {
  const args = face?.optionArguments(option) ?? option.args;
  return has(option.label)
    ? t(
        option.label,
        named(table, args, (name) => name),
      )
    : option.text;
}

/** What a seat is asked. Where only one kind of answer is left, the question may say which. */
export function askText(table: Pick<Table, 'info' | 'decision'>, seat: Seat): string {
  const { info, decision } = table;
  const ask = `${info?.game}-ask-${decision?.name}`;
  const answers = decision?.mine[seat]?.options.filter(({ verb }) => verb !== 'pass') ?? [];
  const only = (kinds: string[]) => (new Set(kinds).size === 1 ? [`${ask}-${kinds[0]}`] : []);
  const labels = answers.map(({ label }) => label.replace(`${info?.game}-`, ''));
  const verbs = answers.map(({ verb }) => verb);
  return tFirst([...only(labels), ...only(verbs), ask, 'decision-ask'], { name: strong(nameAt(info, seat)) }) ?? '';
}

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
