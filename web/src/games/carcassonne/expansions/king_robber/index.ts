import type { BoxPage } from '../../box';
import Cards from './Cards.svelte';

export const box: BoxPage = {
  InFront: Cards,
  scores: [
    { order: 11, kind: 'king' },
    { order: 12, kind: 'robber-baron' },
  ],
  things: {
    king: { rules: ['C-4.6.4.1-c', 'C-6.4-a'] },
    'robber-baron': { rules: ['C-4.6.4.2-a', 'C-6.5-a'] },
  },
};
