import type { BoxPage } from '../../box';
import Duels from './Duels.svelte';

export const box: BoxPage = {
  layers: [{ depth: 'waiting', order: 1, Layer: Duels }],
  scores: [{ order: 3, kind: 'shrine', area: true, element: 'shrine' }],
  roles: { shrine: 'heretic' },
  symbols: [{ order: 1, name: 'shrine', on: 'middle' }],
  things: {
    'sign-shrine': { rules: ['C-4.6.7-b', 'C-4.2.3.1-a'], words: 'shrine' },
  },
};
