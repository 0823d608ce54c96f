import { t } from '../../../../lib/language.svelte';
import type { Asked, BoxPage } from '../../box';
import { pointsOf } from '../../inspecting';

/** What the feature with this symbol is worth when it is finished: of several on a tile, the rule tells which. */
const raisedBy =
  (rule: string) =>
  ({ on }: Asked): string | null => {
    const card = on.find(({ now, finished }) => [...now, ...finished].some((term) => term.rule === rule));
    if (!card) return null;
    const { kind, completed } = card.area;
    if (completed) return t('carcassonne-now-raised-done', { kind });
    return t('carcassonne-now-raised', { kind, points: pointsOf(card.finished), growth: card.growth });
  };

export const box: BoxPage = {
  symbols: [
    { order: 1, name: 'inn', on: 'road', element: 'inns', unlisted: true },
    { order: 2, name: 'cathedral', on: 'city', element: 'cathedrals', full: true, unlisted: true },
  ],
  things: {
    'sign-inn': { rules: ['C-4.6.1.1-a', 'C-4.6.1.1-b'], words: 'inn', now: raisedBy('C-4.6.1.1-a') },
    'sign-cathedral': { rules: ['C-4.6.2.2-a', 'C-4.6.2.2-b'], words: 'cathedral', now: raisedBy('C-4.6.2.2-a') },
    big: { rules: ['C-4.4.2-b'] },
  },
  deciding: { 'C-4.6.1.1-a': 'inn', 'C-4.6.2.2-a': 'cathedral' },
};
