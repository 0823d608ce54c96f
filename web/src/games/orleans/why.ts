/** What somebody may have meant who asks about a thing on the boards. */
import { followerOf, TECHNOLOGY } from './planning';
import type { Turn } from './turn.svelte';
import { listOf } from './view';

const KINDS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];

/** The follower that would be put on a space: the one taken up, else one as it needs, whether it is there or not. */
function follower(turn: Turn, needs: string): string {
  if (turn.lifted && turn.lifted !== TECHNOLOGY) return followerOf(turn.lifted);
  const market = listOf(turn.player?.market ?? {});
  if (needs === 'any') return market[0] ?? 'farmer';
  return market.find((kind) => kind === needs || kind === `own-${needs}`) ?? needs;
}

export function attempts(turn: Turn, target: string): string[] {
  const cut = target.indexOf(':');
  const [kind, where] = [target.slice(0, cut), target.slice(cut + 1)];
  const places = turn.player?.places ?? [];
  switch (kind) {
    case 'space': {
      const space = places.flatMap((place) => place.spaces).find((one) => one.space === where);
      const put = `put ${follower(turn, space?.needs ?? 'farmer')} ${where}`;
      return space?.has ? [put, `take ${where}`, `back ${where}`] : [put, `tech ${where}`, `back ${where}`];
    }
    case 'place': {
      const free = places.find((place) => place.id === where)?.spaces.filter((one) => one.has === null) ?? [];
      return [`use ${where}`, ...free.map((one) => `put ${follower(turn, one.needs)} ${one.space}`)];
    }
    case 'town':
      return [`travel ${where}`, `pay station ${where}`];
    case 'deed':
      return KINDS.map((one) => `send ${one} ${where}`);
    case 'tile':
      return [`choose ${where}`, `exclude ${where}`];
    case 'good':
      return [`good ${where}`, `food ${where}`];
    case 'track':
      return [`village ${where}`];
    default:
      return [];
  }
}
