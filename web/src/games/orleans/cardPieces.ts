/** Cards of everything that is no place: deeds, tracks, the event, goods, followers, towns and small pieces. */
import { t } from '../../lib/language.svelte';
import { nameAt } from '../../lib/people';
import type { Seat } from '../../lib/protocol';
import { editionRow, row, type Asking, type Content } from './cards';
import { wayWords } from './cardPlaces';
import { deedSpaces } from './deeds';
import { movesTo, nextStatus, waysFrom } from './forward';
import { isOwn, listOf, plainOf, type Player, type View } from './view';
import {
  cardName,
  characterName,
  deedName,
  forecastWords,
  givesWords,
  goodName,
  noun,
  placeName,
  townName,
  trackName,
} from './words';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** How many of a character can still be recruited. */
function leftOf(view: View, kind: string): string {
  const count = view.supply.characters[kind] ?? 0;
  return t('orleans-card-track-left', { count, characters: noun('character', kind, count === 1 ? 'bare' : 'plural') });
}

/** The reader's own board; nobody's for those who only watch. */
const mine = ({ turn, view }: Asking): Player | null =>
  turn.table.mine.includes(turn.me) ? (view.players[turn.me] ?? null) : null;

const nameOf = ({ turn }: Asking, seat: Seat): string =>
  turn.table.mine.includes(seat) && seat === turn.me ? t('orleans-card-yours') : nameAt(turn.table.info, seat);

/** `3 knights, 1 trader`, counted from a list. */
const counted = (kinds: string[]): string =>
  [...new Set(kinds)]
    .map((kind) => `${kinds.filter((one) => one === kind).length} × ${characterName(kind)}`)
    .join(', ');

export function deedCard(asking: Asking, id: string): Content | null {
  const { view, box } = asking;
  const deed = box.deeds.find((one) => one.id === id);
  const now = view.deeds[id];
  if (!deed || !now) return null;
  const player = mine(asking);
  const free = deedSpaces(deed, now).flatMap(({ needs, filled }) => (filled ? [] : [needs]));
  const hall = player?.places.find((place) => place.id === 'town_hall')?.spaces.flatMap(({ has }) => has ?? []) ?? [];
  const could = new Set(
    [...listOf(player?.market), ...listOf(player?.tower), ...hall].filter((one) => !isOwn(one) && free.includes(one)),
  );
  const owner = now.citizen;
  const done =
    owner &&
    (owner === asking.turn.me && player
      ? t('orleans-card-deed-mine')
      : t('orleans-card-deed-full', { name: nameOf(asking, owner) }));
  return {
    title: deedName(id),
    sub: t('orleans-card-deed'),
    picture: 'pic:citizen',
    first:
      done ||
      t('orleans-card-deed-does', {
        reward: deed.rewards.length > 1 ? 'either' : 'coins',
        coins: deed.rewards[0]?.coins ?? 0,
      }),
    rows: [
      ...row(t('orleans-card-left'), free.length > 0 && counted(free)),
      ...row(
        t('orleans-card-now'),
        player &&
          free.length > 0 &&
          (could.size > 0
            ? t('orleans-card-deed-now', { list: [...could].map(characterName).join(', ') })
            : t('orleans-card-deed-none')),
      ),
      ...row(t('orleans-card-citizen'), player && !owner && t('orleans-card-deed-citizen', { points: player.status })),
      ...row(t('orleans-card-from'), t('orleans-card-deed-how')),
    ],
    rules: [deed.rewards.length > 1 ? 'O-BD-b' : 'O-BD-a', 'O-BD-c', 'O-BT-a'],
    action: null,
  };
}

/** Where each profession is recruited. */
const RECRUITED: Record<string, string> = {
  farmer: 'farm_house',
  boatman: 'village',
  craftsman: 'village',
  trader: 'village',
  knight: 'castle',
  scholar: 'university',
  monk: 'monastery',
};
const TRACK_RULES: Record<string, string[]> = {
  farmers: ['O-TF-a', 'O-P2-b', 'O-P2-c'],
  boatmen: ['O-TB-a', 'O-BV-c'],
  craftsmen: ['O-TC-a', 'O-BV-g'],
  traders: ['O-TT-a', 'O-BV-j'],
  scholars: ['O-TS-a', 'O-BU-b'],
  knights: ['O-TK-a', 'O-BK-b'],
};

export function trackCard(asking: Asking, target: string): Content | null {
  const { turn, view, box } = asking;
  const id = target.split('.')[0] ?? '';
  const track = box.tracks.find((one) => one.id === id);
  if (!track) return null;
  const at = view.tracks[id]?.[turn.me] ?? 0;
  const next = track.spaces[at + 1];
  const last = track.spaces.length - 1;
  const others = turn.seats.filter((seat) => seat !== turn.me || !mine(asking));
  const edition = { boatmen: 'boatmen', craftsmen: 'technology', knights: 'draw' }[id];
  return {
    title: trackName(id),
    sub: t('orleans-card-track-recruited', { place: placeName(RECRUITED[track.character] ?? '') }),
    picture: `follower:${track.character}`,
    first: t(id === 'knights' ? 'orleans-card-track-draw' : 'orleans-card-track-does', {
      character: characterName(track.character),
    }),
    rows: [
      ...row(
        t('orleans-card-now'),
        mine(asking) &&
          (next
            ? t('orleans-card-track-at', { space: at, last, next: givesWords(next) })
            : t('orleans-card-track-end')),
      ),
      ...row(
        t('orleans-card-spaces'),
        track.spaces
          .map((gives, space) => (space === 0 && !givesWords(gives) ? '' : `${space}: ${givesWords(gives)}`))
          .filter(Boolean)
          .join(' · '),
      ),
      ...row(
        t('orleans-card-others'),
        others.map((seat) => `${nameOf(asking, seat)} ${view.tracks[id]?.[seat] ?? 0}`).join(' · '),
      ),
      ...row(
        t('orleans-card-left'),
        capital(leftOf(view, track.character)),
        id === 'farmers' && t('orleans-card-track-census'),
      ),
      ...editionRow(asking, edition),
    ],
    rules: TRACK_RULES[id] ?? [],
    action: null,
  };
}

export function developmentCard(asking: Asking): Content {
  const { turn, view, box } = asking;
  const player = mine(asking);
  const next = nextStatus(box, view, turn.me);
  return {
    title: trackName('development'),
    sub: t('orleans-card-track'),
    picture: 'pic:development',
    first: t('orleans-card-development-does'),
    rows: [
      ...row(
        t('orleans-card-now'),
        player &&
          t('orleans-card-development-at', {
            space: player.development,
            last: box.development.last,
            status: player.status,
          }),
        player && next && t('orleans-card-development-next', { ...next }),
      ),
      ...row(
        t('orleans-card-others'),
        turn.seats
          .filter((seat) => seat !== turn.me || !player)
          .map((seat) => `${nameOf(asking, seat)} ${view.development[seat] ?? 0}`)
          .join(' · '),
      ),
    ],
    rules: ['O-D-a', 'O-D-b', 'O-D-c'],
    action: null,
  };
}

export function eventCard(asking: Asking): Content | null {
  const { turn, view, box } = asking;
  const card = view.event;
  if (!card) return null;
  const forecast = view.forecast[turn.me];
  const short = Math.max(0, (forecast?.food ?? 0) - (forecast?.have ?? 0));
  const lettered = ['income', 'taxes', 'trading_day'].includes(card.event);
  const tells = Object.keys(forecast ?? {}).length > 0;
  const player = mine(asking);
  return {
    title: cardName(card),
    sub: `${t('orleans-card-event', { round: view.round })} · ${t('orleans-card-event-when')}`,
    picture: `pic:ev_${card.event}`,
    first: player
      ? t(`orleans-card-event-${card.event}`, {
          coins: card.event === 'harvest' ? short * (forecast?.penalty ?? 0) : Math.abs(forecast?.coins ?? 0),
          food: forecast?.food ?? 0,
          have: forecast?.have ?? 0,
          short,
        })
      : forecastWords(card, undefined) || t('orleans-card-event-when'),
    rows: [
      ...row(
        t('orleans-card-others'),
        ...(tells
          ? turn.seats
              .filter((seat) => seat !== turn.me || !player)
              .map((seat) => `${nameOf(asking, seat)}: ${forecastWords(card, view.forecast[seat], 'other')}`)
          : []),
      ),
      ...row(t('orleans-card-to-come'), coming(asking)),
      ...editionRow(asking, card.event === 'harvest' && 'harvest', lettered && 'strength'),
    ],
    rules: (box.events[card.event]?.rules ?? []).slice(0, 4),
    action: null,
  };
}

/** What is still face down: which events, and how many of each. */
const coming = ({ view }: Asking): string =>
  Object.entries(view.hour.left)
    .map(([name, count]) => {
      const [, event = name, letter = null] = /^(\w+?)(?:[ .-]([A-C]))?$/.exec(name) ?? [];
      return `${count} × ${cardName({ event, letter })}`;
    })
    .join(', ');

export function goodCard(asking: Asking, id: string): Content | null {
  const { view, box } = asking;
  const good = box.goods.find((one) => one.id === id);
  if (!good) return null;
  const player = mine(asking);
  const have = player?.goods[id] ?? 0;
  const sources = [...box.tiles.filter((tile) => tile.effect.good === id).map((tile) => placeName(tile.id))];
  if (box.tracks.some((track) => track.spaces.some((space) => space.good === id)))
    sources.unshift(placeName('farm_house'));
  return {
    title: capital(goodName(id)),
    sub: t('orleans-card-good'),
    picture: `good:${id}`,
    first: [t('orleans-card-good-does', { points: good.points }), good.food ? t('orleans-card-good-food') : '']
      .filter(Boolean)
      .join(' '),
    rows: [
      ...row(
        t('orleans-card-now'),
        player && t('orleans-card-good-now', { have, points: have * good.points, left: view.goods[id] ?? 0 }),
        t('orleans-card-good-taxes'),
      ),
      ...row(
        t('orleans-card-from'),
        capital(t('orleans-card-good-from', { more: sources.map((name) => `, ${name}`).join('') })),
      ),
    ],
    rules: [good.food ? 'O-E-HA-a' : 'O-E-TA-c', 'O-END-e'],
    action: null,
  };
}

export function followerCard(asking: Asking, id: string): Content | null {
  const { view, box } = asking;
  const kind = plainOf(id);
  if (kind === 'technology') return pieceCard(asking, 'technology');
  const player = mine(asking);
  const places = (player?.places ?? []).filter((place) => place.spaces.some(({ needs }) => needs === kind));
  const count = (pile: Record<string, number> | null | undefined) =>
    listOf(pile).filter((one) => plainOf(one) === kind).length;
  const deeds = box.deeds.filter((deed) => (view.deeds[deed.id]?.free[kind] ?? 0) > 0);
  return {
    title: capital(characterName(kind)),
    sub: t('orleans-card-follower'),
    picture: `follower:${id}`,
    first: [
      t(kind === 'monk' ? 'orleans-card-follower-monk' : 'orleans-card-follower-plain'),
      isOwn(id) ? t('orleans-card-follower-own') : '',
    ]
      .filter(Boolean)
      .join(' '),
    rows: [
      ...row(
        t('orleans-card-now'),
        player && t('orleans-card-follower-now', { bag: count(player.bag), market: count(player.market) }),
      ),
      ...row(t('orleans-card-uses'), places.map((place) => placeName(place.id)).join(', ')),
      ...row(t('orleans-tabs-deeds'), !isOwn(id) && deeds.map((deed) => deedName(deed.id)).join(', ')),
      ...row(t('orleans-card-from'), placeName(RECRUITED[kind] ?? ''), capital(leftOf(view, kind))),
    ],
    rules: kind === 'monk' ? ['O-BM-a', 'O-BM-b'] : ['O-P4-h'],
    action: null,
  };
}

export function townCard(asking: Asking, id: string): Content | null {
  const { turn, view, box } = asking;
  const town = box.towns.find((one) => one.id === id);
  if (!town) return null;
  const player = mine(asking);
  const built = view.map.towns[id] ?? [];
  const owns = player !== null && built.includes(turn.me);
  const other = built.find((seat) => seat !== turn.me) ?? built[0];
  const first = owns
    ? t('orleans-card-town-mine')
    : town.shared
      ? t('orleans-card-town-shared')
      : other
        ? t('orleans-card-town-of', { name: nameAt(turn.table.info, other) })
        : t('orleans-card-town-free');
  const far = movesTo(view, view.map.merchants[turn.me] ?? '', id);
  return {
    title: townName(id),
    sub: t('orleans-card-town'),
    picture: 'pic:station',
    first,
    rows: [
      ...row(
        t('orleans-card-now'),
        player && (far === 0 ? t('orleans-card-town-here') : t('orleans-card-town-far', { steps: far })),
      ),
      ...row(t('orleans-card-town-roads'), waysFrom(view, id, 'road').map(wayWords).join(', ')),
      ...row(t('orleans-card-town-water'), waysFrom(view, id, 'water').map(wayWords).join(', ')),
    ],
    rules: [town.shared ? 'O-BG-d' : 'O-BG-b', 'O-BG-a'],
    action: null,
  };
}

const PIECES: Record<string, { picture: string; rules: string[] }> = {
  technology: { picture: 'pic:technology', rules: ['O-TE-a', 'O-TE-i'] },
  citizen: { picture: 'pic:citizen', rules: ['O-END-f'] },
  station: { picture: 'pic:station', rules: ['O-BG-a', 'O-END-f', 'O-END-b'] },
  status: { picture: 'pic:status', rules: ['O-END-f'] },
  bag: { picture: 'pic:bag', rules: ['O-P3-a'] },
  coin: { picture: 'coin', rules: ['O-END-d', 'O-X-d'] },
};

/** Technology, citizens, stations, status, the bag, coins. */
export function pieceCard(asking: Asking, kind: string): Content | null {
  const piece = PIECES[kind];
  if (!piece) return null;
  const player = mine(asking);
  const { view } = asking;
  const now = !player
    ? null
    : {
        technology: t('orleans-card-now-technology', { left: view.supply.technology }),
        citizen: t('orleans-card-citizen-now', { count: player.citizens, points: player.citizens * player.status }),
        station: t('orleans-card-station-now', {
          built: player.stations.built,
          left: player.stations.unbuilt,
          points: player.stations.built * player.status,
        }),
        status: t('orleans-card-status-now', {
          status: player.status,
          things: player.stations.built + player.citizens,
          points: player.status * (player.stations.built + player.citizens),
        }),
        bag: t('orleans-card-now-bag', { count: player.bag_size }),
        coin: t('orleans-card-coin-now', { coins: player.coins }),
      }[kind];
  const edition = { technology: 'technology', bag: 'draw' }[kind];
  return {
    title: t(`orleans-card-${kind}`),
    sub: '',
    picture: piece.picture,
    first: t(`orleans-card-${kind}-does`, { draw: player?.allowance ?? 0 }),
    rows: [...row(t('orleans-card-now'), now), ...editionRow(asking, edition)],
    rules: piece.rules,
    action: null,
  };
}
