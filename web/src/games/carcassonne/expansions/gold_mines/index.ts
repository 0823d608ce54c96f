import { t } from '../../../../lib/language.svelte';
import type { Asked, BoxPage } from '../../box';
import { held } from '../../holdings';
import { goldAt } from './gold';
import Gold from './Gold.svelte';

/** What the reader's pieces are worth: C-4.2.11.3-n. */
function goldNow({ view, table, outlook }: Asked): string | null {
  const mine = table?.reader;
  const count = mine ? (view.gold?.held[mine] ?? 0) : 0;
  if (!mine || count === 0) return null;
  const points = outlook[mine]?.gains.find(({ kind }) => kind === 'gold')?.points ?? 0;
  return t('carcassonne-now-gold', { count, points });
}

export const box: BoxPage = {
  verbs: {
    gold: { pictured: true },
    'take-gold': { piece: 'gold', pictured: true, at: (_view, _draw, square) => goldAt(square) },
  },
  works: [{ order: 5, Works: Gold }],
  holdings: (view, seat) => held(33, 'gold', view.gold?.held[seat]),
  scores: [{ order: 21, kind: 'gold', element: 'gold' }],
  symbols: [{ order: 24, name: 'gold', on: 'sign', element: 'gold' }],
  things: {
    gold: { rules: ['C-4.2.11.3-f', 'C-4.2.11.3-n'], now: goldNow },
    'sign-gold': { rules: ['C-4.2.11.3-b'], words: 'gold-sign' },
  },
};
