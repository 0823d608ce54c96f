/** What a bot advises, as long as the decision stands. */
import { askedSeat } from './decision';
import type { Advice } from './protocol';
import type { Table } from './table.svelte';

class Hints {
  thinking = $state(false);
  #kept = $state.raw<{ tag: string; advice: Advice } | null>(null);

  async ask(table: Table): Promise<void> {
    const seat = askedSeat(table.decision, table.mine);
    const tag = tagOf(table);
    if (!seat || !tag || this.thinking) return;
    this.thinking = true;
    const advice = await table.hint(seat);
    this.thinking = false;
    if (advice) this.#kept = { tag, advice };
  }

  /** The advice for what is asked now. */
  current(table: Table): Advice | null {
    return this.#kept && this.#kept.tag === tagOf(table) ? this.#kept.advice : null;
  }

  close(): void {
    this.#kept = null;
  }
}

function tagOf(table: Table): string {
  const seat = askedSeat(table.decision, table.mine);
  const tag = seat && table.decision?.mine[seat]?.tag;
  return tag ? `${table.id} ${seat} ${tag}` : '';
}

export const hints = new Hints();
