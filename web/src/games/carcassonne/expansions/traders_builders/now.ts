/** What goods, builders and pigs do in a position. */
import { t } from '../../../../lib/language.svelte';
import { actor } from '../../../../lib/people';
import { SEATS } from '../../../../lib/protocol';
import type { Asked } from '../../box';

/** Who has the most of a good: C-6.3-a. */
export function goodsNow({ view, thing, table }: Asked): string | null {
  const good = thing.name.replace('sign-', '');
  const count = (seat: (typeof SEATS)[number]): number => view.goods?.[seat]?.[good] ?? 0;
  const most = Math.max(...SEATS.map(count));
  const leaders = most > 0 ? SEATS.filter((seat) => count(seat) === most) : [];
  return leaders.length > 0
    ? t('carcassonne-now-goods', { ...actor(table, leaders), most })
    : t('carcassonne-now-goods-none');
}

/** Whose second tile it is: C-4.4.3.1-a. */
export function builderNow({ thing, table, on: [card] }: Asked): string | null {
  if (!thing.seat || !card) return null;
  return t('carcassonne-now-builder', { ...actor(table, [thing.seat]), kind: card.area.kind });
}

/** What it adds to a field that its owner holds: C-4.4.4-e. */
export function pigNow({ thing, table, on }: Asked): string | null {
  const card = on.find(({ area }) => area.kind === 'field');
  if (!thing.seat || !card) return null;
  const who = actor(table, [thing.seat]);
  if (!card.area.owners.includes(thing.seat)) return t('carcassonne-now-pig-idle', who);
  return t('carcassonne-now-pig', { ...who, cities: card.cities.filter(({ completed }) => completed).length });
}
