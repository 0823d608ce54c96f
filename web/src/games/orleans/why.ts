/** What somebody may have meant who asks about a thing on the boards. */
import { followerOf, TECHNOLOGY } from './planning';
import type { Turn } from './turn.svelte';
import { listOf } from './view';

const KINDS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];

/** What a decision asks about: a plain click on another thing of that kind says why it can't be used. */
const ASKED: Record<string, string[]> = {
  'DP-ROUTE': ['town', 'route'],
  'DP-DEED': ['deed'],
  'DP-VILL': ['track'],
  'DP-EXCL': ['tile'],
  'DP-FOOD': ['good'],
};
/** Which track a recruited character goes along. */
const TRACKS: Record<string, string> = {
  farmers: 'farmer',
  boatmen: 'boatman',
  craftsmen: 'craftsman',
  traders: 'trader',
  knights: 'knight',
  scholars: 'scholar',
};

export function refuses(turn: Turn, target: string): boolean {
  const kind = target.slice(0, target.indexOf(':'));
  if (turn.seat === null || !ASKED[turn.decision]?.includes(kind) || attempts(turn, target).length === 0) return false;
  return !turn.options.some((option) => option.targets.some((one) => one === target || one.startsWith(`${target}.`)));
}

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
    case 'route': {
      const way = turn.view?.map.routes.find((route) => route.name === where);
      return way ? [`travel ${way.towns[1]}`, `travel ${way.towns[0]}`] : [];
    }
    case 'deed': {
      // Who waits to be sent is told why; where nobody does, anybody.
      const waiting = places.flatMap((place) => (place.id === turn.view?.now.place ? place.spaces : []));
      const sent = waiting.flatMap((space) => (space.has && KINDS.includes(space.has) ? [space.has] : []));
      return (sent.length > 0 ? sent : KINDS).map((one) => `send ${one} ${where}`);
    }
    case 'tile':
      return [`choose ${where}`, `exclude ${where}`];
    case 'good':
      return [`good ${where}`, `food ${where}`];
    case 'track':
      return TRACKS[where] ? [`village ${TRACKS[where]}`] : [];
    default:
      return [];
  }
}
