import type { BoxPage } from '../../box';
import { held } from '../../holdings';
import { goldAt } from './gold';
import Gold from './Gold.svelte';

export const box: BoxPage = {
  verbs: {
    gold: { pictured: true },
    'take-gold': { piece: 'gold', pictured: true, at: (_view, _draw, square) => goldAt(square) },
  },
  works: [{ order: 5, Works: Gold }],
  holdings: (view, seat) => held(33, 'gold', view.gold?.held[seat]),
  scores: [{ order: 21, kind: 'gold' }],
  symbols: [{ order: 24, name: 'gold', on: 'sign', element: 'gold' }],
  things: {
    gold: { rules: ['C-4.2.11.3-f', 'C-4.2.11.3-n'] },
    'sign-gold': { rules: ['C-4.2.11.3-b'], words: 'gold-sign' },
  },
};
