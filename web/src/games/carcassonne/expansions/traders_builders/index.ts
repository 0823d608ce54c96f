import type { BoxPage } from '../../box';
import { held } from '../../holdings';

const GOODS = ['wine', 'grain', 'cloth'];

export const box: BoxPage = {
  verbs: { pig: { ownWords: true }, builder: { mark: '×2' } },
  holdings: (view, seat) => GOODS.flatMap((good, index) => held(20 + index, good, view.goods?.[seat]?.[good])),
  scores: [{ order: 10, kind: 'goods' }],
  symbols: GOODS.map((name, index) => ({ order: 3 + index, name, on: 'city', element: 'goods' })),
  log: { untold: ['double'] },
};
