/** What has just happened beside the land, read from the log: the fair's throws, the wheel, a flight. */
import type { LogEntry } from '../../lib/protocol';
import type { Pair } from './view';

/** What each token of the fair does. */
export const FAIR_RULES: Record<string, string> = {
  pie: 'C-4.2.5.1-a',
  seduction: 'C-4.2.5.2-b',
  target: 'C-4.2.5.3-b',
  catch: 'C-4.2.5.4-b',
};

/** A tile is drawn for a new turn: what came before is over. */
const isNew = (entry: LogEntry): boolean => entry.type === 'draw';

/** The entries from the last one of a type on, if no new turn has begun since `turns` draws. */
export function since(log: LogEntry[], type: string, turns = 0): LogEntry[] {
  let draws = 0;
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index];
    if (entry === undefined) break;
    if (entry.type === type) return log.slice(index);
    if (isNew(entry) && ++draws > turns) break;
  }
  return [];
}

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
    const { token, x, y, fair } = entry.data as { token?: string; x?: number; y?: number; fair?: Pair };
    if (entry.type !== 'throw' || token === undefined || x === undefined || y === undefined) return [];
    const from: Pair = fair ? [fair[0] + 0.5, fair[1] + 0.5] : [x + 0.5, y + 0.5];
    return [{ entry, token, at: [x + 0.5, y + 0.5], from }];
  });
}

/** A flight of this turn: where it began, what the die showed, where it went. */
export function flightOf(log: LogEntry[], last: Pair | null): { face: number; from: Pair; to: Pair } | null {
  const roll = since(log, 'roll')[0];
  const to = roll?.data.square as Pair | undefined;
  return last && to ? { face: Number(roll?.data.face), from: last, to } : null;
}

/** A point of a throw through the air: `part` from 0 to 1. */
export function inTheAir(from: Pair, to: Pair, part: number): { at: Pair; high: number } {
  const mix = (i: 0 | 1) => from[i] + (to[i] - from[i]) * part;
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const high = Math.sin(Math.PI * part) * Math.min(4, 0.8 + 0.35 * far);
  return { at: [mix(0), mix(1) - high], high };
}
