/** What somebody may have meant who asks about a square, an area or a figure. */
import type { Turn } from './turn.svelte';

const AREAS = ['city', 'road', 'field', 'cloister'];

export function attempts(turn: Turn, target: string): string[] {
  const cut = target.indexOf(':');
  const [kind, where] = [target.slice(0, cut), target.slice(cut + 1)];
  if (kind === 'square' || kind === 'closed') {
    const figure = turn.figure ?? 'follower';
    return [`lay ${where} ${90 * turn.wanted}`, ...AREAS.map((area) => `${figure} ${where} ${area}`)];
  }
  if (kind === 'area') return [`${turn.figure ?? 'follower'} ${where}`];
  return [];
}
