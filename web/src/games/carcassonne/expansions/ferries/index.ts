import type { BoxPage } from '../../box';
import Ferries from './Ferries.svelte';
import { waySpot } from './ways';

export const box: BoxPage = {
  verbs: {
    ferry: { pictured: true, spot: waySpot },
    reroute: { piece: 'ferry', pictured: true, spot: waySpot },
  },
  works: [{ order: 1, Works: Ferries }],
  things: {
    ferry: { rules: ['C-4.2.11.2-d', 'C-4.2.11.2-g'] },
  },
};
