import type { Seat } from '../../../../lib/protocol';
import type { View } from '../../view';

/** The cards of the largest city and the longest road, where a seat holds one. */
export function cardsOf(view: View, seat: Seat): { piece: string; card: 'king' | 'robber-baron'; size: number }[] {
  const cards = [
    { piece: 'king', card: 'king' as const },
    { piece: 'baron', card: 'robber-baron' as const },
  ];
  return cards.flatMap((one) => (view[one.card]?.seat === seat ? [{ ...one, size: view[one.card]?.size ?? 0 }] : []));
}
