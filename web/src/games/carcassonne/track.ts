/** The scoring track: 50 spaces around a field, walked lap after lap (Q-4.6.11-1). */
import type { Seat } from '../../lib/protocol';
import { SEATS } from '../../lib/protocol';
import type { View } from './view';

export const SPACES = 50;
const WIDE = 14;
const HIGH = SPACES / 2 - WIDE + 2;

/** Columns and rows of the frame that the spaces make. */
export const FRAME = { wide: WIDE, high: HIGH };

/** Where a space is, in columns and rows: from the bottom left clockwise. */
export function cellOf(space: number): [column: number, row: number] {
  const n = ((space % SPACES) + SPACES) % SPACES;
  const up = HIGH - 1;
  const right = up + WIDE - 1;
  const down = right + HIGH - 1;
  if (n < up) return [0, HIGH - 1 - n];
  if (n < right) return [n - up, 0];
  if (n < down) return [WIDE - 1, n - right];
  return [WIDE - 1 - (n - down), HIGH - 1];
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
