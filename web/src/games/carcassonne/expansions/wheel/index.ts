import type { BoxPage } from '../../box';
import { since } from '../../happening';
import CrownIcon from './CrownIcon.svelte';
import { crownSpot } from './crowns';
import Wheel from './Wheel.svelte';
import WheelPanel from './WheelPanel.svelte';

export const box: BoxPage = {
  verbs: { crown: { first: 'figure', pictured: true, Icon: CrownIcon } },
  targets: { crown: crownSpot },
  works: [{ order: 8, Works: Wheel }],
  panels: [{ order: 4, shown: (turn) => since(turn.table.log, 'wheel').length > 0, Panel: WheelPanel }],
  scores: [{ order: 16, kind: 'wheel', element: 'wheel' }],
  things: {
    'sign-wheel': { rules: ['C-4.2.6-b', 'C-4.2.6.1-a'], words: 'wheel' },
    fortune: { rules: ['C-4.2.6.2-a'] },
    crown: { rules: ['C-4.2.6.3-b', 'C-4.2.6.3-c'] },
  },
};
