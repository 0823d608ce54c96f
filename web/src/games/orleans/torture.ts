/** What may be given up for a missing coin, each with what it costs its owner. */
import { t } from '../../lib/language.svelte';
import type { Option } from '../../lib/protocol';
import { statusAt } from './forward';
import type { Turn } from './turn.svelte';
import { isOwn, listOf, type Box, type View } from './view';
import { goodName, noun, placeDoes, placeName, townName } from './words';

export interface Item {
  key: string;
  /** None for what the player does not have. */
  option: Option | null;
  /** What says why there is none, as a record writes it. */
  why: string;
  picture: string;
  title: string;
  help: string;
  cost: string;
  unit: string;
  /** What its button says. */
  give: string;
}

const KINDS = ['good', 'follower', 'step', 'station', 'tile', 'technology'];
const PICTURES: Record<string, string> = {
  good: 'good:grain',
  follower: 'pic:bag',
  step: 'pic:development',
  station: 'pic:station',
  tile: 'pic:place_tile',
  technology: 'pic:technology',
};
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const minus = (points: number): string => (points > 0 ? `−${points}` : '0');
const says = (id: string, args = {}): string => t(`orleans-torture-${id}`, args);

/** One card for each option, and a dashed one for each kind that there is none of. */
export function itemsOf(turn: Turn, view: View, box: Box): Item[] {
  return KINDS.flatMap((kind) => {
    const options = turn.options.filter((option) => option.args.what === kind);
    if (options.length === 0) return [missing(kind)];
    return options.map((option) => itemOf(turn, view, box, kind, option));
  }).sort((a, b) => Number(a.option === null) - Number(b.option === null));
}

const missing = (kind: string): Item => ({
  key: kind,
  option: null,
  why: `pay ${kind === 'good' ? 'good grain' : kind}`,
  picture: PICTURES[kind] ?? '',
  title: t(`orleans-give-${kind}`),
  help: says(kind === 'step' ? 'no-step' : 'none'),
  cost: '–',
  unit: '',
  give: '',
});

function itemOf(turn: Turn, view: View, box: Box, kind: string, option: Option): Item {
  const player = view.players[turn.me];
  const value = (name: string) => String(option.args[name] ?? '');
  const item = {
    key: option.text,
    option,
    why: '',
    picture: PICTURES[kind] ?? '',
    title: t(`orleans-give-${kind}`),
    give: says(`give-${kind}`, { what: '' }),
  };
  const points = (lost: number) => ({ cost: minus(lost), unit: says('points', { points: lost }) });
  switch (kind) {
    case 'good': {
      const id = value('good');
      const worth = box.goods.find((good) => good.id === id)?.points ?? 0;
      const help = says('have', { count: player?.goods[id] ?? 0 });
      return {
        ...item,
        picture: `good:${id}`,
        title: capital(goodName(id)),
        help,
        give: says('give-good', { what: noun('good', id, 'bare') }),
        ...points(worth),
      };
    }
    case 'follower': {
      const bag = listOf(player?.bag);
      const count = bag.filter((one) => !isOwn(one)).length;
      return { ...item, help: says('bag', { count }), cost: '?', unit: says('one-of', { count }) };
    }
    case 'step': {
      const from = player?.development ?? 0;
      const [before, after] = [statusAt(box, from), statusAt(box, from - 1)];
      const things = (player?.stations.built ?? 0) + (player?.citizens ?? 0);
      const help = says('step', { from, to: from - 1, status: after, stays: before === after ? 'yes' : 'no' });
      return { ...item, help, ...points((before - after) * things) };
    }
    case 'station': {
      const town = value('town');
      if (town === 'unbuilt' || town === '')
        return {
          ...item,
          help: says('unbuilt'),
          cost: '0',
          unit: says('left', { count: player?.stations.unbuilt ?? 0 }),
        };
      return { ...item, help: says('built', { town: townName(town) }), ...points(player?.status ?? 0) };
    }
    case 'tile': {
      const id = value('tile');
      return {
        ...item,
        picture: `place:${id}`,
        title: placeName(id),
        give: says('give-tile', { what: placeName(id) }),
        help: placeDoes(id),
        cost: '–',
        unit: says('tile'),
      };
    }
    default: {
      const space = value('space').replace(/\.\d+$/, '');
      const help = space && space !== 'held' ? says('placed', { place: placeName(space) }) : t('orleans-board-held');
      return { ...item, help, ...points(0) };
    }
  }
}
