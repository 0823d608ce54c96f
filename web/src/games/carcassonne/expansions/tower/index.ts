import { t } from '../../../../lib/language.svelte';
import type { Asked, BoxPage } from '../../box';
import CapIcon from './CapIcon.svelte';
import CaptiveButton from './CaptiveButton.svelte';
import Captives from './Captives.svelte';
import Reach from './Reach.svelte';
import TowerIcon from './TowerIcon.svelte';
import { liftOnTower, nextStorey, onTop, towersOf } from './towers';

/** How far a tower reaches with its next piece: C-4.4.6.1-c. */
function towerNow({ view, thing }: Asked): string | null {
  const tower = view.towers?.find(({ square }) => square.join() === thing.square?.join());
  if (!tower) return null;
  return t(tower.ended ? 'carcassonne-now-tower-ended' : 'carcassonne-now-tower', { reach: tower.height + 1 });
}

export const box: BoxPage = {
  verbs: {
    tower: { ofNobody: true, mark: ({ args }) => String(args.height), at: nextStorey, Icon: TowerIcon },
    cap: { first: 'figure', at: onTop, Icon: CapIcon },
    ransom: { free: true, Button: CaptiveButton },
    exchange: { Button: CaptiveButton },
  },
  layers: [{ depth: 'reach', order: 0, Layer: Reach }],
  pieces: towersOf,
  lift: liftOnTower,
  // Who has none left should see it.
  holdings: (view, seat) => {
    const count = view.tower_pieces?.[seat];
    return count === undefined ? [] : [{ order: 0, piece: 'tower', count, viewBox: '-11 -12 23 23' }];
  },
  InFront: Captives,
  scores: [{ order: 14, kind: 'ransom', element: 'tower' }],
  symbols: [{ order: 23, name: 'tower', on: 'sign', element: 'tower', between: true }],
  things: {
    tower: { rules: ['C-4.4.6-a', 'C-4.4.6.1-c'], now: towerNow },
    'sign-tower': { rules: ['C-4.4.6-a'], words: 'tower-sign' },
    prisoner: { rules: ['C-4.4.6.3-c', 'C-4.4.6.3-a'] },
  },
};
