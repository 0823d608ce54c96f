import type { LogEntry } from '../../../../lib/protocol';
import { since } from '../../happening';
import type { Pair } from '../../view';

/** A flight of this turn: where it began, what the die showed, where it went. */
export function flightOf(log: LogEntry[], last: Pair | null): { face: number; from: Pair; to: Pair } | null {
  const roll = since(log, 'roll')[0];
  const { square: to, face = 0 } = roll?.data ?? {};
  return last && to ? { face, from: last, to } : null;
}
