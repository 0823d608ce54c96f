/** Puzzles from one's own games: moments in which a better move was there. They are kept in this browser. */
import { read, write } from './keep';
import type { Seat } from './protocol';
import type { Judged } from './study.svelte';

export interface Puzzle {
  table: string;
  game: string;
  line: number;
  /** Points that the move cost. */
  error: number;
  solved: boolean;
}

const KEY = 'bastide.puzzles';
const MOST = 60;
/** What cost less is no puzzle: the best move would be hard to tell from the next. */
const LEAST = 2;

class Puzzles {
  all = $state.raw<Puzzle[]>(kept());
  /** The one that somebody has just asked for. */
  asked = $state.raw<Puzzle | null>(null);

  /** Adds those of a game that has been studied; its best three that are not there yet. */
  add(table: string, game: string, seat: Seat, turns: Judged[]): void {
    const mine = turns.filter((turn) => turn.seat === seat && turn.error >= LEAST && turn.choices.length > 2);
    const found = [...mine]
      .sort((a, b) => b.error - a.error)
      .slice(0, 3)
      .filter(({ line }) => !this.all.some((one) => one.table === table && one.line === line))
      .map(({ line, error }) => ({ table, game, line, error, solved: false }));
    if (found.length > 0) this.#keep([...found, ...this.all].slice(0, MOST));
  }

  solve(table: string, line: number): void {
    this.#keep(this.all.map((one) => (one.table === table && one.line === line ? { ...one, solved: true } : one)));
  }

  /** The next that is not solved, after the one that is looked at. */
  next(table: string, line: number): Puzzle | null {
    return this.all.find((one) => !one.solved && !(one.table === table && one.line === line)) ?? null;
  }

  #keep(all: Puzzle[]): void {
    this.all = all;
    write(KEY, all);
  }
}

function kept(): Puzzle[] {
  const found = read<Puzzle[]>(KEY, []);
  return Array.isArray(found) ? found : [];
}

export const puzzles = new Puzzles();
