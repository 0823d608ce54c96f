/** What somebody may have meant who asks about a square, an area or a figure. */
import { t } from '../../lib/language.svelte';
import { capital } from '../../lib/text';
import { tileWords } from './describe';
import { edgesOf, SIDES } from './edges';
import type { Turn } from './turn.svelte';
import { laidAt, type Pair } from './view';
import { kindName } from './words';

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

/** From a square to its neighbours, in the order of the sides. */
const STEPS: Pair[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A tile by what it shows, a free square by what lies around it. */
export function thing(kind: string, name: string, turn?: Turn): string {
  const view = turn?.view;
  const [x = 0, y = 0] = name.split(',').map(Number);
  if (!view || (kind !== 'square' && kind !== 'closed')) return name;
  const laid = laidAt(view, [x, y]);
  if (laid) return capital(tileWords(laid[2], laid[3]));
  const around = STEPS.flatMap(([dx, dy], side) => {
    const next = laidAt(view, [x + dx, y + dy]);
    const edge = next && edgesOf(next[2], next[3])[(side + 2) % SIDES.length];
    return edge ? `${kindName(edge)} (${t(`carcassonne-side-${SIDES[side] ?? ''}`)})` : [];
  });
  return capital(around.join(', '));
}
