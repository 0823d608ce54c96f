/** With one's own box: how what was drawn is called. */
import type { AnyFace } from '../games/face';
import { has, t } from '../lib/language.svelte';
import { nameAt } from '../lib/people';
import { seatOf, type EntryInfo } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';

/** Something that was drawn, in words; who starts is a name. */
export function outcomeText(table: Table, face: AnyFace | null, topic: string, outcome: string): string {
  const seat = topic === 'start' ? seatOf(outcome) : null;
  if (seat) return nameAt(table.info, seat);
  return face?.outcomeWords?.(topic, outcome) ?? outcome;
}

/** `What came out of the bag?`: by the game where it has words of its own. */
export function entryTitle(game: string, topic: string): string {
  const own = `entry-topic-${game}-${topic}`;
  if (has(own)) return t(own);
  return t(has(`entry-topic-${topic}`) ? `entry-topic-${topic}` : 'entry-topic');
}

/** How many of an outcome are left beside those that are chosen already. */
export const leftOf = (entry: EntryInfo, outcome: string, chosen: string[]): number =>
  (entry.outcomes.find((one) => one.outcome === outcome)?.count ?? 0) - chosen.filter((one) => one === outcome).length;

/** What comes in any case: from a bag of six, of which five are drawn, a pair gives one at least. */
export function certain({ seat, number, left, outcomes }: EntryInfo): string[] {
  if (seat === null) return []; // what is laid out piece by piece comes in an order
  return outcomes.flatMap(({ outcome, count }) => Array<string>(Math.max(0, count - (left - number))).fill(outcome));
}
