/** Log entries, options and questions as sentences for their reader. */
import type { AnyFace } from '../games/face';
import { has, label, t, tFirst } from './language.svelte';
import { actor, second, type Told } from './people';
import { seatOf, type Arguments, type LogEntry, type Option, type Seat } from './protocol';
import { numberOf } from './spots';
import type { Table } from './table.svelte';
import { capital, strong } from './text';

/** The blanks of a line or an option that are a seat, and what the sentence calls them: an owner, or the other person. */
const SECOND = { owner: 'owner', partner: 'target', captor: 'target', bidder: 'target', seat: 'target' };

/** The same blanks with these people as `$owner` and `$ownerName`, `$target` and `$targetName`. */
function withPeople(table: Told | null, args: Arguments, mark?: (name: string) => string): Arguments {
  const people: Arguments = {};
  for (const [blank, called] of Object.entries(SECOND))
    if (typeof args[blank] === 'string') Object.assign(people, second(table, called, seatOf(args[blank]), mark));
  return { ...args, ...people };
}

export function logText(table: Table, face: Pick<AnyFace, 'logArguments'> | null, entry: LogEntry): string {
  const game = table.info?.game ?? '';
  const who = actor(table, entry.seat ? [entry.seat] : [], strong);
  const args = withPeople(table, { ...face?.logArguments(entry), ...who, points: entry.points }, strong);
  return capital(tFirst([`${game}-event-${entry.type}`], args) ?? t('log-other', { ...who, what: entry.type }));
}

/** What an option says; its line in the record where it has no words. */
export function optionText(table: Told | null, face: Pick<AnyFace, 'optionArguments'> | null, option: Option): string {
  const offered = Object.values(table?.decision?.mine ?? {}).find(({ options }) => options.includes(option));
  const args = { ...numberOf(offered?.options ?? [], option), ...(face?.optionArguments(option) ?? option.args) };
  return has(option.label) ? label(option.label, withPeople(table, args)) : option.text;
}

/** What a seat is asked. Where only one kind of answer is left, the question may say which. */
export function askText(table: Told & Pick<Table, 'decision'>, seat: Seat): string {
  const { info, decision } = table;
  const ask = `${info?.game}-ask-${decision?.name}`;
  const answers = decision?.mine[seat]?.options.filter(({ verb }) => verb !== 'pass') ?? [];
  const only = (kinds: string[]) => (new Set(kinds).size === 1 ? [`${ask}-${kinds[0]}`] : []);
  const labels = answers.map(({ label: id }) => id.replace(`${info?.game}-`, ''));
  const verbs = answers.map(({ verb }) => verb);
  return capital(tFirst([...only(labels), ...only(verbs), ask, 'decision-ask'], actor(table, [seat], strong)) ?? '');
}

/** For whom everybody waits, and what they are doing. */
export function waitText(table: Told & Pick<Table, 'decision'>): string {
  const { info, decision } = table;
  const who = actor(table, decision?.seats ?? [], strong);
  const texts = [`${info?.game}-wait-${decision?.name}`, 'decision-wait'];
  return capital(tFirst(texts, { ...who, name: who.names }) ?? '');
}

/** Who has won, and with how many points. */
export function verdict(table: Table, face: AnyFace | null, turn: unknown): string {
  const own = face?.verdict?.(turn);
  if (own) return own;
  const scores: Partial<Record<Seat, number>> = face?.scores(turn) ?? {};
  const points = Math.max(0, ...Object.values(scores).map(Number));
  if (table.info?.seats.length === 1) return t('end-alone', { points });
  return t('end-winner', { ...actor(table, table.update?.winners ?? [], strong), points });
}
