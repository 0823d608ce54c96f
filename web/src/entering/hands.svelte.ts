/** With one's own box, people move for the bots: what a bot has done waits until somebody has done it, too. */
import type { LogEntry, Seat } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';

const keyOf = (id: string): string => `bastide.hands.${id}`;

export class Hands {
  /** How many lines of the log have been carried out; nothing is known before the table has spoken. */
  #done = $state<number | null>(null);
  steps: LogEntry[];

  constructor(table: Table) {
    const bots = $derived((table.info?.seats ?? []).filter(({ kind }) => kind === 'bot').map(({ seat }): Seat => seat));
    const open = $derived(this.#done === null || !table.info?.own_box ? [] : table.whole.slice(this.#done));
    // What follows from a bot's move belongs to it: points of others, followers that go home.
    const theirs = $derived(open.some(({ seat }) => seat !== null && bots.includes(seat)));
    this.steps = $derived(theirs && table.mine.length > 0 ? open : []);
    $effect(() => {
      if (table.live === null) return;
      const kept = Number(sessionStorage.getItem(keyOf(table.id)) ?? Number.NaN);
      if (this.#done === null) this.#done = Number.isNaN(kept) ? table.whole.length : kept;
      // A correction has shortened the log, or only people have moved: there is nothing to carry out.
      if (this.#done > table.whole.length || !theirs) this.done(table);
    });
  }

  /** Everything is done that the bots have done. */
  done(table: Table): void {
    this.#done = table.whole.length;
    sessionStorage.setItem(keyOf(table.id), String(this.#done));
  }
}
