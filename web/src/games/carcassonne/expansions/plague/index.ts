import type { BoxPage } from '../../box';
import Fleas from './Fleas.svelte';
import Sickness from './Sickness.svelte';

export const box: BoxPage = {
  verbs: {
    flee: { free: true, inWords: true },
    refuge: { piece: ({ args }) => String(args.figure), pictured: true },
    flea: { free: true, pictured: true },
    'take-flea': { piece: 'flea', pictured: true },
  },
  layers: [
    { depth: 'works', order: 0, Layer: Sickness },
    { depth: 'works', order: 7, Layer: Fleas },
  ],
};
