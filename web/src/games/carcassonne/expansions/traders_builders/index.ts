import type { BoxPage } from '../../box';
import { builderNow, goodsNow, pigNow } from './now';
import { held } from '../../holdings';

const GOODS = ['wine', 'grain', 'cloth'];

export const box: BoxPage = {
  verbs: { pig: { ownWords: true }, builder: { mark: '×2' } },
  holdings: (view, seat) => GOODS.flatMap((good, index) => held(20 + index, good, view.goods?.[seat]?.[good])),
  scores: [{ order: 10, kind: 'goods', element: 'goods' }],
  symbols: GOODS.map((name, index) => ({ order: 3 + index, name, on: 'city', element: 'goods' })),
  log: { untold: ['double'] },
  things: {
    'sign-wine': { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods', now: goodsNow },
    'sign-grain': { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods', now: goodsNow },
    'sign-cloth': { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods', now: goodsNow },
    wine: { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods', now: goodsNow },
    grain: { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods', now: goodsNow },
    cloth: { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods', now: goodsNow },
    builder: { rules: ['C-4.4.3-b', 'C-4.4.3.1-a'], now: builderNow },
    pig: { rules: ['C-4.4.4-a', 'C-4.4.4-e'], now: pigNow },
  },
};
