/** Cards of places and place tiles: what they do for the reader now, who is missing, what the editions say. */
import { has, localizer, t } from '../../lib/language.svelte';
import { enumerate, nameAt } from '../../lib/people';
import { problemText } from '../../lib/problems';
import { seatOf, type Seat } from '../../lib/protocol';
import { boards } from './box.svelte';
import { editionRow, row, type Asking, type CardAction, type Content, type Row } from './cards';
import { forward, nextStatus, waysFrom } from './forward';
import { deedsOpenTo } from './openings';
import { listOf, plainOf, type Gives, type PlaceNow, type Player, type Printed } from './view';
import { characterName, givesWords, noun, placeDoes, placeName, townName, trackName } from './words';

/** Places whose text differs between the editions. */
const EDITIONS = new Set(['horse_wagon', 'gunpowder_tower']);

/** A place of a board: `ship`, or `ship@B` on the board of another seat. */
export function placeCard(asking: Asking, target: string): Content | null {
  const { turn, view } = asking;
  const [id = '', at = ''] = target.split('@');
  const seat = seatOf(at) ?? turn.me;
  const player = view.players[seat];
  const place = player?.places.find((one) => one.id === id);
  const printed = boards.place(id);
  if (!player || !place || !printed) return null;
  const mine = seat === turn.me && turn.table.mine.includes(seat);
  return {
    ...plainCard(printed),
    sub: place.category ? tileOwner(asking, printed) : mine ? t('orleans-card-place') : placeOfOther(asking, seat),
    ...(mine ? forYou(asking, printed, place.gives, needs(player, place), hindered(asking, place)) : {}),
    action: mine ? filling(asking, place) : null,
  };
}

/** A place tile of the shop. */
export function tileCard(asking: Asking, id: string): Content | null {
  const { turn, view } = asking;
  const printed = boards.place(id);
  if (!printed) return null;
  const owner = seatOf(view.tiles[id]);
  if (owner && view.players[owner]) return placeCard(asking, `${id}@${owner}`);
  const mine = turn.table.mine.includes(turn.me);
  const list = row(t('orleans-card-needs'), needsWords(printed));
  return {
    ...plainCard(printed),
    sub: tileOwner(asking, printed),
    ...(mine ? forYou(asking, printed, {}, list, null) : {}),
    action: choosing(asking, printed),
  };
}

function plainCard(printed: Printed): Content {
  return {
    title: placeName(printed.id),
    sub: '',
    picture: `place:${printed.id}`,
    first: placeDoes(printed.id),
    rows: row(t('orleans-card-needs'), needsWords(printed)),
    rules: printed.rules.slice(0, 4),
    action: null,
  };
}

const placeOfOther = ({ turn }: Asking, seat: Seat): string =>
  t('orleans-card-place-of', { name: nameAt(turn.table.info, seat) });

function tileOwner({ turn, view }: Asking, { id, category }: Printed): string {
  const state = view.tiles[id];
  const owner = seatOf(state);
  const words = { category: category ?? '' };
  if (owner && turn.table.mine.includes(owner) && owner === turn.me) return t('orleans-card-tile-mine', words);
  if (owner) return t('orleans-card-tile-of', { ...words, name: nameAt(turn.table.info, owner) });
  return t(state === 'stack' ? 'orleans-card-tile-free' : 'orleans-card-tile-out', words);
}

/** A profession that a space needs, as a row begins with it. */
const spaceName = (kind: string): string => (kind === 'any' ? t('orleans-card-anyone') : characterName(kind));

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `a knight and a trader`, `2 farmers`. */
function needsWords({ spaces, use }: Printed): string {
  if (spaces.length === 0) return use === 'storage' ? '' : t('orleans-card-need-always');
  const kinds = [...new Set(spaces)].map((kind) => {
    const count = spaces.filter((one) => one === kind).length;
    if (kind === 'any') return t('orleans-card-need-anyone', { count });
    return count > 1 ? `${count} ${noun('character', kind, 'plural')}` : noun('character', kind, 'a');
  });
  return enumerate(kinds, localizer.language);
}

/** Each space in a line: who is there, or where somebody is who could come. */
function needs(player: Player, place: PlaceNow): Row[] {
  const market = listOf(player.market).map(plainOf);
  const bag = listOf(player.bag).map(plainOf);
  const wanted = place.spaces.filter(({ needs: kind, has: here }) => kind === 'monk' && here === null).length;
  let monks = market.filter((one) => one === 'monk').length - wanted;
  const lines = place.spaces.map(({ needs: kind, has: here }) => {
    const character = capital(spaceName(kind));
    if (here === 'technology') return t('orleans-card-need-technology', { character });
    if (here) return t('orleans-card-need-there', { character });
    const at = kind === 'any' ? (market.length > 0 ? 0 : -1) : market.indexOf(kind);
    if (at >= 0) {
      market.splice(at, 1);
      return t('orleans-card-need-market', { character });
    }
    const other = player.places.find(
      (one) => one.id !== place.id && one.spaces.some(({ has }) => has !== null && plainOf(has) === kind),
    );
    if (monks > 0 && kind !== 'any') {
      monks -= 1;
      return t('orleans-card-need-monk', { character });
    }
    const left = kind === 'any' ? bag.length : bag.filter((one) => one === kind).length;
    if (left > 0) return t('orleans-card-need-bag', { character, count: left });
    return other
      ? t('orleans-card-need-stands', { character, place: noun('place', other.id, 'on') })
      : t('orleans-card-need-none', { character });
  });
  return row(t('orleans-card-needs'), ...(lines.length > 0 ? lines : [t('orleans-card-need-always')]));
}

function hindered({ turn }: Asking, place: PlaceNow): Row[] | null {
  const why = place.hindrance;
  return why ? row(t('orleans-card-not-now'), problemText({ ...why, message: '' }, 'orleans', turn.table)) : null;
}

/** The first sentence and the rows that depend on how the reader stands. */
function forYou(
  asking: Asking,
  printed: Printed,
  gives: Gives,
  needed: Row[],
  hindrance: Row[] | null,
): Pick<Content, 'first' | 'rows'> {
  const { turn, view } = asking;
  const player = view.players[turn.me];
  if (!player) return { first: placeDoes(printed.id), rows: needed };
  const [first, ...now] = doesNow(asking, printed, gives, player);
  const edition = EDITIONS.has(printed.id)
    ? editionRow(asking, printed.id)
    : row(t('orleans-card-edition'), t('orleans-card-same'));
  const use = printed.use === 'privilege' || printed.use === 'storage' ? [] : needed;
  return {
    first: first ?? placeDoes(printed.id),
    rows: [
      ...(hindrance ?? []),
      ...(hindrance ? [] : row(t('orleans-card-now'), ...now)),
      ...use,
      ...moreCoins(asking, printed),
      ...edition,
    ],
  };
}

function moreCoins({ turn, view, box }: Asking, { effect }: Printed): Row[] {
  const next = effect.coins_per === 'status' ? nextStatus(box, view, turn.me) : null;
  return next ? row(t('orleans-card-more'), t('orleans-card-more-status', { ...next })) : [];
}

/** What a place does now: a sentence, and what it means for this player. */
function doesNow(asking: Asking, printed: Printed, gives: Gives, player: Player): (string | null)[] {
  const { turn, view, box } = asking;
  const { id, effect } = printed;
  const says = (name: string, args = {}) => t(`orleans-card-${name}`, args);
  if (effect.recruit?.length === 1) return recruiting(asking, printed, gives);
  if (effect.recruit) {
    const words: Record<string, string> = {};
    for (const one of gives['one of'] ?? []) words[one.recruit ?? ''] = givesWords(one) || '–';
    return [says(`does-${id}`), gives['one of'] ? says('now-village', words) : null];
  }
  if (effect.travel)
    return [says(`does-${id}`, { collects: view.edition === 'B' ? 'no' : 'yes' }), travelling(asking, effect.travel)];
  if (effect.stations) {
    const town = townName(view.map.merchants[turn.me] ?? '');
    return [
      says(`does-${id}`, { town }),
      says('now-station', { points: player.status, left: player.stations.unbuilt }),
    ];
  }
  if (effect.market) return [says(`does-${id}`), says('now-deeds', { count: deedsOpenTo(turn, view) })];
  if (effect.send) return [says(`does-${id}`), says('now-deeds', { count: deedsOpenTo(turn, view) })];
  if (effect.special === 'bathhouse') return [says(`does-${id}`), says('now-bag', { count: player.bag_size })];
  if (effect.pay) {
    const most = Math.min(effect.pay, player.coins);
    const to = forward(box, view, turn.me, most).to;
    return [says(`does-${id}`), says('now-pay', { coins: player.coins, most, to })];
  }
  if (effect.stands_for) {
    const kind = Object.keys(effect.stands_for)[0] ?? '';
    const count = [...listOf(player.market), ...listOf(player.bag)].filter((one) => plainOf(one) === kind).length;
    return [says(`does-${id}`), says(kind === 'scholar' ? 'now-scholars' : 'now-boatmen', { count })];
  }
  if (effect.good) {
    const good = box.goods.find((one) => one.id === effect.good);
    const left = view.goods[effect.good] ?? 0;
    return [
      says('does-good', { good: noun('good', effect.good, 'bare'), points: good?.points ?? 0 }),
      says('now-goods', { left, have: player.goods[effect.good] ?? 0 }),
    ];
  }
  if (effect.technology) return [says(`does-${id}`), says('now-technology', { left: view.supply.technology })];
  const coins =
    (effect.coins ?? 0) *
    (effect.coins_per === 'status' ? player.status : effect.coins_per ? player.stations.built : 1);
  const first = has(`orleans-card-does-${id}`) ? says(`does-${id}`, { coins }) : says('does-coins', { coins });
  return [first, effect.development ? developing(asking, effect.development) : null];
}

function recruiting(asking: Asking, { id, effect }: Printed, gives: Gives): (string | null)[] {
  const { view, box } = asking;
  const args = { good: noun('good', gives.good ?? '', 'bare'), steps: gives.development ?? 0, draw: gives.draw ?? 0 };
  const who = effect.recruit?.[0] ?? '';
  if (who === 'monk')
    return [t(`orleans-card-does-${id}`), t('orleans-card-now-monks', { left: view.supply.characters.monk ?? 0 })];
  const track = box.tracks.find((one) => one.id === gives.track);
  if (!track || gives.space === undefined) return [placeDoes(id), t('orleans-card-track-end')];
  const [space, last] = [gives.space, track.spaces.length - 1];
  return [
    t(`orleans-card-does-${id}`, args),
    t('orleans-card-now-track', { space, last, track: trackName(track.id) }),
    gives.development ? developing(asking, gives.development) : null,
    gives.citizen ? t('orleans-card-now-citizen') : null,
  ];
}

function developing({ turn, view, box }: Asking, steps: number): string {
  const there = forward(box, view, turn.me, steps);
  return there.to === there.from ? t('orleans-card-now-developed') : t('orleans-card-now-develop', { ...there });
}

function travelling({ turn, view }: Asking, by: string): string {
  const town = view.map.merchants[turn.me] ?? '';
  const ways = waysFrom(view, town, by);
  return t(by === 'water' ? 'orleans-card-now-water' : 'orleans-card-now-roads', {
    town: townName(town),
    count: ways.length,
    list: ways.map(wayWords).join(', '),
  });
}

export const wayWords = ({ town, goods }: { town: string; goods: string[] }): string =>
  goods.length > 0
    ? t('orleans-card-town-to', {
        town: townName(town),
        goods: goods.map((good) => noun('good', good, 'bare')).join(', '),
      })
    : t('orleans-card-town-bare', { town: townName(town) });

/** In planning: everybody who is missing goes there at once. */
function filling({ turn }: Asking, place: PlaceNow): CardAction | null {
  const plan = turn.fillingOf(place.id);
  if (!plan) return null;
  return { text: t('orleans-card-fill', { count: plan.count }), run: () => void turn.fill(place.id), mark: 'complete' };
}

/** In the shop: take it, or why not. */
function choosing({ turn }: Asking, { id, category }: Printed): CardAction | null {
  const option = turn.at(`tile:${id}`);
  if (option) {
    const text = option.verb === 'exclude' ? 'orleans-card-exclude' : 'orleans-card-choose';
    return { text: t(text, { place: placeName(id) }), run: () => void turn.do(option), mark: 'choose' };
  }
  if (turn.decision !== 'DP-PTILE') return null;
  const offered = new Set(
    turn.options.flatMap((one) => (typeof one.args.category === 'string' ? one.args.category : [])),
  );
  if (offered.size === 0 || (category && offered.has(category))) return null;
  return { text: t('orleans-card-only-category', { category: [...offered].join(' · ') }), run: null };
}
