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
};
