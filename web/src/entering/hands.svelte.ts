/** With one's own box, people move for the bots: what a bot has done waits until somebody has done it, too. */
import type { AnyFace } from '../games/face';
import { logText } from '../lib/logText';
import type { LogEntry, Seat } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';
import { t } from '../lib/language.svelte';

const keyOf = (id: string): string => `bastide.hands.${id}`;

/** One thing to do, in words. */
export interface Step {
  entry: LogEntry;
  title: string;
  more: string;
}

export class Hands {
  /** How many lines of the log have been carried out; nothing is known before the table has spoken. */
  #done = $state<number | null>(null);
  #open: LogEntry[] = $derived.by(() =>
    this.#done === null || !this.table.info?.own_box ? [] : this.table.whole.slice(this.#done),
  );
  #bots: Seat[] = $derived.by(() =>
    (this.table.info?.seats ?? []).filter(({ kind }) => kind === 'bot').map(({ seat }): Seat => seat),
  );
  /** A bot that has not decided everything yet: its turn is told as a whole. */
  #thinks: boolean = $derived.by(() => {
    const asked = this.table.live?.decision?.seats ?? [];
    return asked.length > 0 && asked.every((seat) => this.#bots.includes(seat));
  });
  /** What follows from a bot's move belongs to it: points of others, followers that go home. */
  #theirs: boolean = $derived.by(
    () => !this.#thinks && this.#open.some(({ seat }) => seat !== null && this.#bots.includes(seat)),
  );
  steps: Step[] = $derived.by(() =>
    this.#theirs && this.table.mine.length > 0 ? this.#open.flatMap((entry, at) => this.#told(entry, at) ?? []) : [],
  );

  constructor(
    private readonly table: Table,
    private readonly face: AnyFace | null,
    private readonly turn: unknown,
  ) {
    $effect(() => {
      if (table.live === null) return;
      const kept = Number(sessionStorage.getItem(keyOf(table.id)) ?? Number.NaN);
      if (this.#done === null) this.#done = Number.isNaN(kept) ? table.whole.length : kept;
      // A correction has shortened the log, or nothing has happened that needs hands.
      if (this.#done > table.whole.length || (!this.#thinks && this.steps.length === 0)) this.done();
    });
  }

  /** In the words of the game; points as they move on the scoring track. Null: there is nothing to do. */
  #told(entry: LogEntry, at: number): Step | null {
    const handled = this.face?.hands?.(this.turn, entry);
    if (handled === null) return null;
    if (handled) return { entry, ...handled };
    const said = logText(this.table, this.face, entry);
    const now = entry.seat && !this.face?.standing ? this.face?.scores(this.turn)[entry.seat] : undefined;
    if (!entry.points || now === undefined) return { entry, title: said, more: '' };
    const later = this.#open.slice(at + 1).filter(({ seat }) => seat === entry.seat);
    const after = now - later.reduce((sum, { points }) => sum + points, 0);
    return { entry, title: t('hands-score', { before: after - entry.points, after }), more: said };
  }

  /** Everything is done that the bots have done. */
  done(): void {
    this.#done = this.table.whole.length;
    sessionStorage.setItem(keyOf(this.table.id), String(this.#done));
  }
}
