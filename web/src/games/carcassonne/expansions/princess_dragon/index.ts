import type { BoxPage } from '../../box';
import DragonWay from './DragonWay.svelte';

export const box: BoxPage = {
  verbs: {
    // How many it would eat there.
    dragon: { mark: ({ args }) => (args.eaten ? `✕${args.eaten}` : '•') },
    fairy: { beside: 'fairy' },
  },
  layers: [{ depth: 'reach', order: 1, Layer: DragonWay }],
  scores: [{ order: 13, kind: 'fairy' }],
  symbols: [
    { order: 6, name: 'princess', on: 'city', element: 'princess' },
    { order: 20, name: 'dragon', on: 'sign', element: 'dragon' },
    { order: 21, name: 'volcano', on: 'sign', element: 'dragon' },
    { order: 22, name: 'portal', on: 'sign', element: 'portal' },
  ],
  log: {
    untold: ['shuffle-in', 'aside'],
    sentHome: { 'C-4.2.4.2-g': 'dragon', 'C-4.2.4.2-h': 'dragon', 'C-4.2.4.4-b': 'princess' },
  },
};
