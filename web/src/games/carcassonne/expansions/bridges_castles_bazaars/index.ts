import type { Asked, BoxPage } from '../../box';
import { t } from '../../../../lib/language.svelte';
import { actor } from '../../../../lib/people';
import { held } from '../../holdings';
import type { View } from '../../view';
import BazaarPanel from './BazaarPanel.svelte';
import BidControls from './BidControls.svelte';
import { Bids } from './bids.svelte';
import BridgeGhost from './BridgeGhost.svelte';
import Bridges from './Bridges.svelte';
import BridgeSign from './BridgeSign.svelte';
import { bridgeOf, deckOf, liftOnCastle, spotOnBuilding } from './buildings';
import Castles from './Castles.svelte';

const isOpen = ({ bazaar }: View): boolean =>
  Boolean(bazaar && (bazaar.tiles.length > 0 || Object.keys(bazaar.won).length > 0));

/** What a castle on the board still waits for: C-4.6.5-f, -i and -v. */
function castleNow({ view, thing, table }: Asked): string | null {
  const castle = view.castles?.built.find(({ squares }) => squares[0]?.join() === thing.square?.join());
  if (!castle) return null;
  return castle.closed ? t('carcassonne-now-castle-closed') : t('carcassonne-now-castle', actor(table, [castle.owner]));
}

export const box: BoxPage = {
  works: [
    { order: 2, Works: Bridges },
    { order: 4, Works: Castles },
  ],
  panels: [{ order: 0, shown: (_turn, view) => isOpen(view), Panel: BazaarPanel }],
  stage: { order: 1, begin: (turn) => new Bids(turn), Controls: BidControls },
  spot: spotOnBuilding,
  lift: liftOnCastle,
  outline: deckOf,
  laying: {
    needs: (option) => bridgeOf(option) !== null,
    squareWords: (blanks) => t('carcassonne-square-bridge', blanks),
    Sign: BridgeSign,
    Ghost: BridgeGhost,
  },
  holdings: (view, seat) => [
    ...held(30, 'bridge', view.bridges?.left[seat]),
    ...held(31, 'castle', view.castles?.left[seat]),
  ],
  scores: [
    { order: 17, kind: 'castle', element: 'castles' },
    { order: 18, kind: 'bazaar', element: 'bazaars' },
  ],
  symbols: [{ order: 28, name: 'bazaar', on: 'sign', element: 'bazaars', between: true }],
  things: {
    bridge: { rules: ['C-4.3-a', 'C-4.3.1-b'] },
    castle: { rules: ['C-4.6.5-b', 'C-4.6.5-f'], now: castleNow },
    'sign-bazaar': { rules: ['C-4.2.7.1-a', 'C-4.2.7.1-l'], words: 'bazaar' },
  },
};
