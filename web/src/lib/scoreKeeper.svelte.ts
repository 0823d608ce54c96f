/** Points of a game on a real table: who got how many for what, kept in this browser. */
import { SEATS, type Seat } from './protocol';

export interface Scored {
  seat: Seat;
  points: number;
  category: string;
}

interface Kept {
  names: string[];
  scored: Scored[];
}

/** Fields of the track: who goes round has 50 points more. */
export const FIELDS = 50;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'names' in value &&
  Array.isArray(value.names) &&
  'scored' in value &&
  Array.isArray(value.scored);

export class ScoreKeeper {
  names = $state<string[]>(['', '']);
  scored = $state<Scored[]>([]);
  /** What a new game has put away, until something is scored. */
  #before = $state.raw<Scored[]>([]);
  seats: Seat[] = $derived(SEATS.slice(0, this.names.length));

  constructor(readonly game: string) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? 'null');
      if (!isKept(kept)) return;
      this.names = kept.names;
      this.scored = kept.scored;
    } catch {
      // Nothing that could be read: a new game.
    }
  }

  get #key(): string {
    return `bastide.score.${this.game}`;
  }

  total(seat: Seat): number {
    return this.scored.filter((one) => one.seat === seat).reduce((sum, { points }) => sum + points, 0);
  }

  sum(seat: Seat, category: string): number {
    return this.scored
      .filter((one) => one.seat === seat && one.category === category)
      .reduce((sum, { points }) => sum + points, 0);
  }

  /** Where a seat's figure stands on the track. */
  field(seat: Seat): number {
    return ((this.total(seat) % FIELDS) + FIELDS) % FIELDS;
  }

  /** The way of the figure that has moved last: the fields that it has left behind, the first one first. */
  way: { seat: Seat; fields: number[] } | null = $derived.by(() => {
    const last = this.scored.at(-1);
    if (!last) return null;
    const to = this.field(last.seat);
    const step = last.points > 0 ? -1 : 1;
    const length = Math.min(Math.abs(last.points), FIELDS - 1);
    const fields = Array.from({ length }, (_, index) => (to + step * (length - index) + 2 * FIELDS) % FIELDS);
    return { seat: last.seat, fields };
  });

  score(seat: Seat, points: number, category: string): void {
    if (points !== 0) this.scored.push({ seat, points, category });
    this.#before = [];
    this.keep();
  }

  get canUndo(): boolean {
    return this.scored.length > 0 || this.#before.length > 0;
  }

  undo(): void {
    if (this.scored.length === 0) [this.scored, this.#before] = [this.#before, []];
    else this.scored.pop();
    this.keep();
  }

  sit(count: number): void {
    while (this.names.length < count) this.names.push('');
    this.names = this.names.slice(0, count);
    this.scored = this.scored.filter(({ seat }) => this.seats.includes(seat));
    this.keep();
  }

  clear(): void {
    this.#before = this.scored;
    this.scored = [];
    this.keep();
  }

  keep(): void {
    localStorage.setItem(this.#key, JSON.stringify({ names: this.names, scored: this.scored }));
  }
}
