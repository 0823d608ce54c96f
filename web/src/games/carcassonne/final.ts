/** The final table: all points of the game by what they were won with. */
import type { LogEntry } from '../../lib/protocol';
import { areaOf } from './view';

/** Rules of chapter 6 score what is unfinished when the game ends. */
export const isFinal = (entry: LogEntry): boolean => entry.type === 'score' && entry.rule.startsWith('C-6.');

const KINDS = ['road', 'city', 'cloister', 'field'];

/** The row of the final table that an entry belongs to: `city-done`, `road-final`, `field-final`. */
export function categoryOf(entry: LogEntry): string | null {
  if (entry.points === 0) return null;
  if (entry.type !== 'score') return 'other';
  const kind = areaOf(entry).kind ?? '';
  return KINDS.includes(kind) ? `${kind}-${isFinal(entry) ? 'final' : 'done'}` : 'other';
}

export const CATEGORIES = [
  'road-done',
  'city-done',
  'cloister-done',
  'road-final',
  'city-final',
  'cloister-final',
  'field-final',
  'other',
];
