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
  works: [
    { order: 0, Works: Sickness },
    { order: 7, Works: Fleas },
  ],
  things: {
    'sign-plague': { rules: ['C-4.2.9.1-d', 'C-4.2.9.2-a'], words: 'outbreak' },
    flea: { rules: ['C-4.2.9.2-b', 'C-4.2.9.2-d'] },
  },
};
