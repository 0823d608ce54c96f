/** The scoring track: 50 spaces around a field, walked lap after lap (Q-4.6.11-1). */
import type { Seat } from '../../lib/protocol';
import { SEATS } from '../../lib/protocol';
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

export interface Counter {
  key: string;
  seat: Seat;
  figure: 'follower' | 'woman' | 'robber';
  space: number;
  /** How often it has been around. */
  laps: number;
}

const lapsOf = (points: number): number => Math.floor(points / SPACES);
const spaceOf = (points: number): number => ((points % SPACES) + SPACES) % SPACES;

/** Who stands on the track: one scoring figure of each seat, or two with dispatches, and the robbers. */
export function countersOf(view: View): Counter[] {
  const seats = SEATS.filter((seat) => view.scores[seat] !== undefined);
  const counted = seats.flatMap((seat): Counter[] => {
    const track = view.dispatches?.track[seat] ?? { follower: view.scores[seat] ?? 0 };
    return Object.entries(track).map(([figure, points]) => ({
      key: `${figure} ${seat}`,
      seat,
      figure: figure === 'woman' ? 'woman' : 'follower',
      space: spaceOf(points),
      laps: lapsOf(points),
    }));
  });
  const robbers = seats.flatMap((seat): Counter[] => {
    const space = view.robbers?.[seat];
    return typeof space === 'number' ? [{ key: `robber ${seat}`, seat, figure: 'robber', space, laps: 0 }] : [];
  });
  return [...counted, ...robbers];
}
