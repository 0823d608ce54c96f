/** What a seat has in front of it besides its figures. */
import type { Option, Seat } from '../../lib/protocol';
import type { Owned, View } from './view';

/** Things of one kind: what they look like, and how many. */
export interface Holding {
  piece: string;
  count: number;
}

const GOODS = ['wine', 'grain', 'cloth'];

export function holdingsOf(view: View, seat: Seat): Holding[] {
  const held: Holding[] = [];
  const pieces = view.tower_pieces?.[seat];
  if (pieces !== undefined) held.push({ piece: 'tower', count: pieces });
  // What nobody misses before he has it is shown only then.
  const add = (piece: string, count: number | undefined) => {
    if (count) held.push({ piece, count });
  };
  add('abbey', view.abbeys?.[seat]);
  for (const good of GOODS) add(good, view.goods?.[seat]?.[good]);
  add('bridge', view.bridges?.left[seat]);
  add('castle', view.castles?.left[seat]);
  add('tunnel', view.tunnels?.left[seat]?.length);
  add('gold', view.gold?.held[seat]);
  if (view.robbers) add('robber', view.robbers[seat] === null ? 1 : 0);
  if (view.teacher === seat) add('teacher', 1);
  return held;
}

/** The cards of the largest city and the longest road, where a seat holds one. */
export function cardsOf(view: View, seat: Seat): { piece: string; card: 'king' | 'robber-baron'; size: number }[] {
  const cards = [
    { piece: 'king', card: 'king' as const },
    { piece: 'baron', card: 'robber-baron' as const },
  ];
  return cards.flatMap((one) => (view[one.card]?.seat === seat ? [{ ...one, size: view[one.card]?.size ?? 0 }] : []));
}

export interface Captive extends Owned {
  /** By which he comes free now. */
  option: Option | null;
}

/** Whom a seat holds. */
export function captivesOf(view: View, captor: Seat, options: Option[], mine: Seat | null): Captive[] {
  return (view.prisoners?.[captor] ?? []).map(({ seat, figure }) => {
    const target = `prisoner:${captor}:${figure}`;
    const option = seat === mine ? options.find((one) => one.targets.includes(target)) : undefined;
    return { seat, figure, option: option ?? null };
  });
}
