import type { BoxPage } from '../../box';
import Flight from './Flight.svelte';

export const box: BoxPage = {
  layers: [{ depth: 'way', order: 0, Layer: Flight }],
  things: {
    'sign-fly': { rules: ['C-4.2.11.1-c', 'C-4.2.11.1-f'], words: 'fly' },
  },
};
