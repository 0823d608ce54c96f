import { t } from '../../../../lib/language.svelte';
import type { Asked, BoxPage } from '../../box';
import { pointsBy } from '../../inspecting';

/** What he adds where he stands: C-4.2.11.4-k. */
function mageNow({ on: [card] }: Asked): string | null {
  const points = card ? pointsBy(card.now, 'C-4.2.11.4-k') : 0;
  return points > 0 ? t('carcassonne-now-mage', { points }) : null;
}

/** What she takes away where she stands: C-4.2.11.4-l. */
function witchNow({ on: [card] }: Asked): string | null {
  const points = card ? -pointsBy(card.now, 'C-4.2.11.4-l') : 0;
  return points > 0 ? t('carcassonne-now-witch', { points }) : null;
}

export const box: BoxPage = {
  symbols: [{ order: 26, name: 'mage', on: 'sign', element: 'mage-witch' }],
  things: {
    mage: { rules: ['C-4.2.11.4-k'], now: mageNow },
    witch: { rules: ['C-4.2.11.4-l'], now: witchNow },
    'sign-mage': { rules: ['C-4.2.11.4-b', 'C-4.2.11.4-c'], words: 'magic' },
  },
};
