import { t } from '../../../../lib/language.svelte';
import type { Asked, BoxPage } from '../../box';
import Quarters from './Quarters.svelte';
import { quarterSpot } from './quarters';

/** Whom he keeps in his quarter: C-4.6.2.4-f. */
function countNow({ view, table }: Asked): string | null {
  const city = view.carcassonne;
  if (!city) return null;
  const kept = city.quarters[city.count] ?? [];
  const own = kept.filter(({ seat }) => seat === table?.reader).length;
  return t('carcassonne-now-count', { quarter: city.count, own, count: kept.length });
}

export const box: BoxPage = {
  verbs: {
    send: { first: 'figure', pictured: true },
    deploy: { first: 'figure' },
    'move-count': { piece: 'count', ofNobody: true, pictured: true },
  },
  targets: { quarter: quarterSpot },
  layers: [{ depth: 'waiting', order: 0, Layer: Quarters }],
  things: {
    count: { rules: ['C-4.6.2.4-f', 'C-4.6.3-a'], now: countNow },
    'sign-castle': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-i'], words: 'quarter-castle' },
    'sign-market': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-l'], words: 'quarter-market' },
    'sign-smithy': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-j'], words: 'quarter-smithy' },
    'sign-cathedral@CO': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-k'], words: 'quarter-cathedral' },
  },
};
