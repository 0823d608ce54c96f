/** The count at the end: all points by category, and the same step by step. */
import type { AnyFace } from '../games/face';
import { turnsOf } from './log';
import type { LogEntry, Seat } from './protocol';

/** What a category brought each seat. */
export interface Row {
  category: string;
  rules: string[];
  cells: Map<Seat, LogEntry[]>;
  best: number;
}

/** A category that is counted at the end, and what everybody has after it. */
export interface Step extends Row {
  totals: Map<Seat, number>;
}

type Counting = Pick<AnyFace, 'categories' | 'categoryOf' | 'split' | 'opening'>;

export const sum = (entries: LogEntry[]): number => entries.reduce((all, entry) => all + entry.points, 0);

export function rowsOf(face: Counting, seats: Seat[], log: LogEntry[]): Row[] {
  const scored = log.flatMap((entry) => face.split?.(entry) ?? [entry]);
  return face.categories.flatMap((category): Row[] => {
    const entries = scored.filter((entry) => entry.seat && face.categoryOf(entry) === category);
    if (entries.length === 0) return [];
    const cells = new Map(seats.map((seat) => [seat, entries.filter((entry) => entry.seat === seat)]));
    const best = Math.max(...[...cells.values()].map(sum));
    return [{ category, rules: [...new Set(entries.map((entry) => entry.rule))], cells, best }];
  });
}

/** What everybody had before the count, and then category after category. */
export function stepsOf(face: Counting, seats: Seat[], log: LogEntry[]): { before: Map<Seat, number>; steps: Step[] } {
  const end = turnsOf(log, face.opening).findLast(({ kind }) => kind === 'end')?.entries ?? [];
  const counted = rowsOf(face, seats, end);
  const before = new Map(
    seats.map((seat) => [
      seat,
      sum(rowsOf(face, seats, log.slice(0, log.length - end.length)).flatMap(({ cells }) => cells.get(seat) ?? [])),
    ]),
  );
  const totals = new Map(before);
  const steps = counted.map((row): Step => {
    for (const seat of seats) totals.set(seat, (totals.get(seat) ?? 0) + sum(row.cells.get(seat) ?? []));
    return { ...row, totals: new Map(totals) };
  });
  return { before, steps };
}
