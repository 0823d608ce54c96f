/** The final table: all points of the game by what they were won with. */
import type { LogEntry } from '../../lib/protocol';
import { areaOf } from './view';

/** Rules of chapter 6 score what is unfinished when the game ends. */
export const isFinal = (entry: LogEntry): boolean => entry.type === 'score' && entry.rule.startsWith('C-6.');

/** Areas are scored when they are finished, or at the end; meadows at the end, or earlier where a barn is. */
const AREAS = ['road', 'city', 'cloister', 'shrine', 'abbey', 'field'];

/** Points that no area brings to its owner, in the order in which the boxes came. */
const OTHERS = [
  'goods',
  'king',
  'robber-baron',
  'fairy',
  'ransom',
  'catapult',
  'wheel',
  'castle',
  'bazaar',
  'teacher',
  'dispatch',
  'gold',
  'robber',
];

/** The row of the final table that an entry belongs to: `city-done`, `road-final`, `fairy`. */
export function categoryOf(entry: LogEntry): string | null {
  if (entry.points === 0) return null;
  const kind = entry.type === 'score' ? (areaOf(entry).kind ?? '') : '';
  if (AREAS.includes(kind)) return `${kind}-${isFinal(entry) ? 'final' : 'done'}`;
  return OTHERS.includes(kind) ? kind : 'other';
}

const each = (when: string): string[] => AREAS.map((kind) => `${kind}-${when}`);

export const CATEGORIES = [...each('done'), ...each('final'), ...OTHERS, 'other'];
