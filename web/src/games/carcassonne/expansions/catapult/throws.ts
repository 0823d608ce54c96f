/** What the catapult has flung, read from the log. */
import type { LogEntry } from '../../../../lib/protocol';
import { since } from '../../happening';
import type { Turn } from '../../turn.svelte';
import type { Pair } from '../../view';
import { word } from '../../words';

/** What each token of the fair does. */
export const FAIR_RULES: Record<string, string> = {
  pie: 'C-4.2.5.1-a',
  seduction: 'C-4.2.5.2-b',
  target: 'C-4.2.5.3-b',
  catch: 'C-4.2.5.4-b',
};

export const forceName = (force: string): string => word(`carcassonne-force-${force}`, force);

/** Whether the token is to be chosen. */
export const isChoosing = (turn: Turn): boolean => turn.options.some(({ verb }) => verb === 'fling');

export interface Throw {
  entry: LogEntry;
  token: string;
  /** In units of squares, the middle of a square at .5. */
  at: Pair;
  from: Pair;
}

/** The throws of a fair that is open or has just closed. */
export function throwsOf(log: LogEntry[]): Throw[] {
  return since(log, 'catapult').flatMap((entry): Throw[] => {
    const { token, x, y, fair } = entry.data;
    if (entry.type !== 'throw' || token === undefined || x === undefined || y === undefined) return [];
    const from: Pair = fair ? [fair[0] + 0.5, fair[1] + 0.5] : [x + 0.5, y + 0.5];
    return [{ entry, token, at: [x + 0.5, y + 0.5], from }];
  });
}

/** A point of a throw through the air: `part` from 0 to 1. */
export function inTheAir(from: Pair, to: Pair, part: number): { at: Pair; high: number } {
  const mix = (i: 0 | 1) => from[i] + (to[i] - from[i]) * part;
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const high = Math.sin(Math.PI * part) * Math.min(4, 0.8 + 0.35 * far);
  return { at: [mix(0), mix(1) - high], high };
}
