/** What a bot advises, as long as the decision stands. */
import { askedSeat } from './decision';
import { read, write } from './keep';
import type { Advice, AdvisedTurn, Seat } from './protocol';
import type { ShownDecision } from './study.svelte';
import type { Table } from './table.svelte';

const STEP = 'bastide.hint';

/** How much a hint tells: where to look, or what to do. */
type Step = 'nudge' | 'move';

class Hints {
  thinking = $state(false);
  /** What was asked for last is what the next hint begins with. */
  step = $state<Step>(read<Step>(STEP, 'move'));
  #kept = $state.raw<{ tag: string; advice: Advice } | null>(null);

  tell(step: Step): void {
    this.step = step;
    write(STEP, step);
  }

  async ask(table: Table): Promise<void> {
    const seat = askedSeat(table.decision, table.mine);
    const tag = tagOf(table);
    if (!seat || !tag || this.thinking) return;
    this.thinking = true;
    const advice = await table.hint(seat);
    this.thinking = false;
    if (advice) this.#kept = { tag, advice };
  }

  /** Has the bot compare what somebody has in mind with what it would do. */
  async compare(table: Table, mine: string[]): Promise<AdvisedTurn | null> {
    const seat = askedSeat(table.decision, table.mine);
    const tag = tagOf(table);
    if (!seat || !tag) return null;
    const advice = await table.hint(seat, mine);
    return tagOf(table) === tag ? (advice?.mine ?? null) : null;
  }

  /** The advice for what is asked now. */
  current(table: Table): Advice | null {
    return this.#kept && this.#kept.tag === tagOf(table) ? this.#kept.advice : null;
  }

  close(): void {
    this.#kept = null;
  }
}

const PATIENCE = 60;
const MOMENT = 50;

/** Carries out the decisions of a turn, one after the other, as long as they are offered; whether anything was done. */
export async function doTurn(table: Table, seat: Seat, turn: ShownDecision[]): Promise<boolean> {
  let moves = 0;
  for (const { text } of turn) {
    const asked = table.decision?.mine[seat];
    if (moves > 0 && !asked?.options.some((option) => option.text === text)) break;
    if (await table.act(seat, text)) break;
    moves += 1;
    // The next question comes with the next position.
    for (let wait = 0; wait < PATIENCE && table.decision?.mine[seat]?.tag === asked?.tag; wait += 1)
      await new Promise((done) => setTimeout(done, MOMENT));
  }
  if (moves > 1) table.together = { seat, moves, at: table.live?.moves ?? 0 };
  return moves > 0;
}

function tagOf(table: Table): string {
  const seat = askedSeat(table.decision, table.mine);
  const tag = seat && table.decision?.mine[seat]?.tag;
  return tag ? `${table.id} ${seat} ${tag}` : '';
}

export const hints = new Hints();
