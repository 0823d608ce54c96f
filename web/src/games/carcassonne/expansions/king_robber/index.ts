import { t } from '../../../../lib/language.svelte';
import { actor } from '../../../../lib/people';
import type { Asked, BoxPage } from '../../box';
import Cards from './Cards.svelte';

/** Who holds a card, what it brings, and what would take it. */
const cardNow =
  (card: 'king' | 'robber-baron') =>
  ({ view, table, outlook }: Asked): string | null => {
    const { seat, size } = view[card] ?? { seat: null, size: 0 };
    if (!seat) return t('carcassonne-now-card-free', { card });
    const points = outlook[seat]?.gains.find(({ kind }) => kind === card)?.points ?? 0;
    return t('carcassonne-now-card', { ...actor(table, [seat]), card, size, points });
  };

export const box: BoxPage = {
  InFront: Cards,
  scores: [
    { order: 11, kind: 'king', element: 'king' },
    { order: 12, kind: 'robber-baron', element: 'robber-baron' },
  ],
  things: {
    king: { rules: ['C-4.6.4.1-c', 'C-6.4-a'], now: cardNow('king') },
    'robber-baron': { rules: ['C-4.6.4.2-a', 'C-6.5-a'], now: cardNow('robber-baron') },
  },
};
