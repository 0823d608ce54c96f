/** What is in hand while the land is built, and how a record writes a tile that lies there. */
import type { Square } from '../board';
import type { Sought } from '../edges';
import type { Seat } from '../../../lib/protocol';

export interface Laid extends Square {
  tile: string;
  /** In degrees. */
  turn: number;
}

/** `BA-24 1,0 90`; null when it is something else. */
export function readLine(line: string): Laid | null {
  const [, tile, x, y, turn] = /^(\S+) (-?\d+),(-?\d+) (\d+)$/.exec(line) ?? [];
  if (tile === undefined) return null;
  return { tile, x: Number(x), y: Number(y), turn: Number(turn) };
}

export const lineOf = ({ tile, x, y, turn }: Laid): string => `${tile} ${x},${y} ${turn}`;

export type Tool = 'lay' | 'figure' | 'off';

export class Brush {
  tool = $state<Tool>('lay');
  tile = $state<string | null>(null);
  turn = $state(0);
  figure = $state('follower');
  seat = $state<Seat>('A');
  /** What a tile must show to fit on a spot that somebody asked about. */
  sought = $state.raw<Sought | null>(null);

  rotate(way: 1 | -1): void {
    this.turn = (this.turn + 90 * way + 360) % 360;
  }
}
