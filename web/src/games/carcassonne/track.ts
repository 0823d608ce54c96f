/** The scoring track: 50 spaces around a field, walked lap after lap (Q-4.6.11-1). */
import { SEATS } from '../../lib/protocol';
import type { Counter } from './box';
import { boxes, firstOf } from './boxes';
import type { View } from './view';

export const SPACES = 50;

/** The rows of a frame with so many columns that its rim has 50 spaces. */
export const rowsOf = (columns: number): number => SPACES / 2 - columns + 2;

/** Where a space is, in columns and rows, from the bottom left clockwise; and which way the middle lies. */
export function cellOf(space: number, columns: number): { column: number; row: number; inward: [number, number] } {
  const n = ((space % SPACES) + SPACES) % SPACES;
  const rows = rowsOf(columns);
  const up = rows - 1;
  const right = up + columns - 1;
  const down = right + rows - 1;
  if (n < up) return { column: 0, row: rows - 1 - n, inward: [1, 0] };
  if (n < right) return { column: n - up, row: 0, inward: [0, 1] };
  if (n < down) return { column: columns - 1, row: n - right, inward: [-1, 0] };
  return { column: columns - 1 - (n - down), row: rows - 1, inward: [0, -1] };
}

const lapsOf = (points: number): number => Math.floor(points / SPACES);
const spaceOf = (points: number): number => ((points % SPACES) + SPACES) % SPACES;

/** Who stands on the track: one scoring figure of each seat or several, and what the boxes put there. */
export function countersOf(view: View): Counter[] {
  const seats = SEATS.filter((seat) => view.scores[seat] !== undefined);
  const counted = seats.flatMap((seat): Counter[] => {
    const points = firstOf(({ track }) => track?.scorers?.(view, seat)) ?? { follower: view.scores[seat] ?? 0 };
    return Object.entries(points).map(([figure, many]) => ({
      key: `${figure} ${seat}`,
      seat,
      figure,
      space: spaceOf(many),
      laps: lapsOf(many),
    }));
  });
  const others = boxes().flatMap(({ track }) => seats.flatMap((seat) => track?.others?.(view, seat) ?? []));
  return [...counted, ...others];
}

/** Whether something stands or lands on it, so that it is shown. */
export const isTracked = (view: View): boolean => boxes().some(({ track }) => track?.shown(view));

/** Whether one needs to see it for a decision. */
export const isAsked = (decision: string): boolean => boxes().some(({ track }) => track?.decisions?.includes(decision));

export const isDark = (view: View, space: number): boolean => boxes().some(({ track }) => track?.dark?.(view, space));
