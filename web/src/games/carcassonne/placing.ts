/** Where the tile in hand may go, and how it may be turned there. Turns are quarters, clockwise. */
import type { Option } from '../../lib/protocol';
import { keyOf, type Square } from './board';
import { layingOf } from './view';

export interface Placement extends Square {
  key: string;
  /** The legal quarters in rising order, each with its option. */
  turns: number[];
  options: Map<number, Option>;
}

export function placementsOf(options: Option[]): Map<string, Placement> {
  const found = new Map<string, Placement>();
  for (const option of options) {
    if (option.verb !== 'lay') continue;
    const { x, y, turn } = layingOf(option);
    const key = keyOf({ x, y });
    const placement = found.get(key) ?? { x, y, key, turns: [], options: new Map() };
    placement.options.set(turn, option);
    placement.turns = [...placement.options.keys()].sort((a, b) => a - b);
    found.set(key, placement);
  }
  return found;
}

/** The legal quarter that is reached from the wanted one by the least turning; clockwise when it is even. */
export function closestTurn(turns: number[], wanted: number): number {
  for (const step of [0, 1, 3, 2]) {
    const quarter = (wanted + step) % 4;
    if (turns.includes(quarter)) return quarter;
  }
  return turns[0] ?? 0;
}

/** The next legal quarter, clockwise or against it. */
export function nextTurn(turns: number[], now: number, way: 1 | -1): number {
  for (let step = 1; step <= 4; step++) {
    const quarter = (now + way * step + 16) % 4;
    if (turns.includes(quarter)) return quarter;
  }
  return now;
}
