import type { BoxPage } from '../../box';
import FairChoice from './FairChoice.svelte';
import FairPanel from './FairPanel.svelte';
import Shooting from './Shooting.svelte';
import ShotControls from './ShotControls.svelte';
import { Shots } from './shots.svelte';
import { isChoosing, throwsOf } from './throws';
import { TOPPLE } from './with_tower';

export const box: BoxPage = {
  verbs: { throw: { ownAim: true }, topple: TOPPLE },
  layers: [{ depth: 'aim', order: 0, Layer: Shooting }],
  panels: [
    { order: 1, shown: (turn) => isChoosing(turn), Panel: FairChoice },
    {
      order: 2,
      shown: (turn, view) => !isChoosing(turn) && (Boolean(view.catapult) || throwsOf(turn.table.log).length > 0),
      Panel: FairPanel,
    },
  ],
  stage: { order: 0, begin: (turn) => new Shots(turn), Controls: ShotControls },
  scores: [{ order: 15, kind: 'catapult', element: 'catapult' }],
  things: {
    'sign-fair': { rules: ['C-4.2.5-a', 'C-4.2.5-d'], words: 'fair' },
  },
};
