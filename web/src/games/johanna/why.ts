/** What somebody may have meant who asks about a thing on the sheet. */
import type { Turn } from './turn.svelte';

/** Places, deeds and bonuses have a card that tells what they do, whether they can be used now or not. */
export const tells = (target: string): boolean => /^(place|deed|bonus):/.test(target);

/** Everything on the own sheet that could be used at some time. What has a card says there why not. */
export const refuses = (turn: Turn, target: string): boolean =>
  turn.shown === turn.home && !tells(target) && attempts(turn, target).length > 0;

export function attempts(turn: Turn, target: string): string[] {
  const cut = target.indexOf(':');
  const [kind, where] = [target.slice(0, cut), target.slice(cut + 1)];
  switch (kind) {
    case 'route':
      return [`route ${where}`];
    case 'town':
      return [`build ${where}`, ...[1, 2, 3].map((row) => `build ${where} pay ${row}`)];
    case 'place': {
      const owned = turn.view?.sheets[turn.home]?.places.includes(where) ?? false;
      const buy = [`acquire ${where}`, ...[1, 2, 3].map((row) => `acquire ${where} pay ${row}`)];
      return owned ? [`use ${where}`, `plus ${where}`] : [...buy, `use ${where}`, `plus ${where}`];
    }
    case 'good':
      return [`good ${where}`];
    case 'coin':
      return [`coin ${where.replace('row', '')}`];
    case 'deed':
      return [`deed ${where.replace('.', ' ')}`];
    case 'field':
      return ['develop'];
    case 'tile':
      return [`take ${where}`, `hire ${where}`];
    case 'monk':
      return ['hire monk'];
    case 'bonus':
    case 'queue':
      return [`bonus ${where}`];
    default:
      return [];
  }
}
