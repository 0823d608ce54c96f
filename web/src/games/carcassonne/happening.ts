/** What has just happened, read from the log. */
import type { LogEntry } from '../../lib/protocol';

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
