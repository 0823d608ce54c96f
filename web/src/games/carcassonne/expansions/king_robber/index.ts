import type { BoxPage } from '../../box';
import Cards from './Cards.svelte';

export const box: BoxPage = {
  InFront: Cards,
  scores: [
    { order: 11, kind: 'king' },
    { order: 12, kind: 'robber-baron' },
  ],
};
