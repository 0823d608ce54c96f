import type { BoxPage } from '../../box';
import { held } from '../../holdings';
import PairIcon from './PairIcon.svelte';
import Tokens from './Tokens.svelte';

export const box: BoxPage = {
  verbs: { tunnel: { first: 'pair', pictured: true, Icon: PairIcon } },
  works: [{ order: 3, Works: Tokens }],
  holdings: (view, seat) => held(32, 'tunnel', view.tunnels?.left[seat]?.length),
  things: {
    tunnel: { rules: ['C-4.5.1-a', 'C-4.5.2-c'] },
  },
};
