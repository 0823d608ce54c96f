import type { BoxPage } from '../../box';
import Quarters from './Quarters.svelte';
import { quarterSpot } from './quarters';

export const box: BoxPage = {
  verbs: {
    send: { first: 'figure', pictured: true },
    deploy: { first: 'figure' },
    'move-count': { piece: 'count', ofNobody: true, pictured: true },
  },
  targets: { quarter: quarterSpot },
  layers: [{ depth: 'waiting', order: 0, Layer: Quarters }],
  things: {
    count: { rules: ['C-4.6.2.4-f', 'C-4.6.3-a'] },
    'sign-castle': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-i'], words: 'quarter-castle' },
    'sign-market': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-l'], words: 'quarter-market' },
    'sign-smithy': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-j'], words: 'quarter-smithy' },
    'sign-cathedral@CO': { rules: ['C-4.6.2.4-a', 'C-4.6.2.4-k'], words: 'quarter-cathedral' },
  },
};
