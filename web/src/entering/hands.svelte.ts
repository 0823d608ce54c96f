/** With one's own box, people move for the bots: what a bot has done waits until somebody has done it, too. */
import type { LogEntry, Seat } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';

const keyOf = (id: string): string => `bastide.hands.${id}`;

export class Hands {
  /** How many lines of the log have been carried out; nothing is known before the table has spoken. */
  #done = $state<number | null>(null);
  #open: LogEntry[] = $derived.by(() =>
    this.#done === null || !this.table.info?.own_box ? [] : this.table.whole.slice(this.#done),
  );
  /** What follows from a bot's move belongs to it: points of others, followers that go home. */
  #theirs: boolean = $derived.by(() => {
    const bots = (this.table.info?.seats ?? []).filter(({ kind }) => kind === 'bot').map(({ seat }): Seat => seat);
    return this.#open.some(({ seat }) => seat !== null && bots.includes(seat));
  });
  steps: LogEntry[] = $derived.by(() => (this.#theirs && this.table.mine.length > 0 ? this.#open : []));

  constructor(private readonly table: Table) {
    $effect(() => {
      if (table.live === null) return;
      const kept = Number(sessionStorage.getItem(keyOf(table.id)) ?? Number.NaN);
      if (this.#done === null) this.#done = Number.isNaN(kept) ? table.whole.length : kept;
      // A correction has shortened the log, or only people have moved: there is nothing to carry out.
      if (this.#done > table.whole.length || !this.#theirs) this.done(table);
    });
  }

  /** Everything is done that the bots have done. */
  done(table: Table): void {
    this.#done = table.whole.length;
    sessionStorage.setItem(keyOf(table.id), String(this.#done));
  }
}
