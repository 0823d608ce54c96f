/** The final table: all points of the game by what they were won with. */
import type { LogEntry } from '../../lib/protocol';
import { inOrder } from './boxes';
import { areaOf } from './view';

/** Rules of chapter 6 score what is unfinished when the game ends. */
export const isFinal = (entry: LogEntry): boolean => entry.type === 'score' && entry.rule.startsWith('C-6.');

/** Areas are scored when they are finished, or at the end; other points come at any time. */
const scores = () => inOrder((box) => box.scores);

/** The row of the final table that an entry belongs to: `city-done`, `road-final`, `other`. */
export function categoryOf(entry: LogEntry): string | null {
  if (entry.points === 0) return null;
  const kind = entry.type === 'score' ? areaOf(entry).kind : undefined;
  const score = scores().find((one) => one.kind === kind);
  if (!score) return 'other';
  return score.area ? `${score.kind}-${isFinal(entry) ? 'final' : 'done'}` : score.kind;
}

/** All rows: what was finished, what was not, and the points that no area brings to its owner. */
export function categories(elements: readonly string[] | null = null): string[] {
  const inPlay = scores().filter(({ element }) => !elements || !element || elements.includes(element));
  const areas = inPlay.filter(({ area }) => area);
  const others = inPlay.filter(({ area }) => !area);
  const rows = (['done', 'final'] as const).flatMap((when) =>
    areas.filter(({ only = when }) => only === when).map(({ kind }) => `${kind}-${when}`),
  );
  return [...rows, ...others.map(({ kind }) => kind), 'other'];
}
