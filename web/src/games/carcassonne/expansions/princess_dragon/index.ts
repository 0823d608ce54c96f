import { t } from '../../../../lib/language.svelte';
import { actor } from '../../../../lib/people';
import type { Asked, BoxPage } from '../../box';
import DragonWay from './DragonWay.svelte';

/** With whom she is: C-4.4.5.1-b. */
function fairyNow({ view, table }: Asked): string | null {
  const beside = view.fairy?.with?.seat;
  if (beside) return t('carcassonne-now-fairy', actor(table, [beside]));
  return view.fairy?.square ? t('carcassonne-now-fairy-alone') : null;
}

export const box: BoxPage = {
  verbs: {
    // How many it would eat there.
    dragon: { mark: ({ args }) => (args.eaten ? `✕${args.eaten}` : '•') },
    fairy: { beside: 'fairy' },
  },
  layers: [{ depth: 'reach', order: 1, Layer: DragonWay }],
  scores: [{ order: 13, kind: 'fairy', element: 'fairy' }],
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
  things: {
    dragon: { rules: ['C-4.2.4.2-c', 'C-4.2.4.2-g'] },
    fairy: { rules: ['C-4.4.5.1-b', 'C-4.4.5.1-d'], now: fairyNow },
    'sign-dragon': { rules: ['C-4.2.4.2-b', 'C-4.2.4.2-c'], words: 'dragon-sign' },
    'sign-volcano': { rules: ['C-4.2.4.1-a', 'C-4.2.4.1-b'], words: 'volcano' },
    'sign-portal': { rules: ['C-4.2.4.3-a', 'C-4.2.4.3-b'], words: 'portal' },
    'sign-princess': { rules: ['C-4.2.4.4-b', 'C-4.2.4.4-e'], words: 'princess' },
  },
};
