import type { BoxPage } from '../../box';
import { held } from '../../holdings';

const GOODS = ['wine', 'grain', 'cloth'];

export const box: BoxPage = {
  verbs: { pig: { ownWords: true }, builder: { mark: '×2' } },
  holdings: (view, seat) => GOODS.flatMap((good, index) => held(20 + index, good, view.goods?.[seat]?.[good])),
  scores: [{ order: 10, kind: 'goods' }],
  symbols: GOODS.map((name, index) => ({ order: 3 + index, name, on: 'city', element: 'goods' })),
  log: { untold: ['double'] },
  things: {
    'sign-wine': { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods' },
    'sign-grain': { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods' },
    'sign-cloth': { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods' },
    wine: { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods' },
    grain: { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods' },
    cloth: { rules: ['C-4.6.2.3-b', 'C-6.3-a'], words: 'goods' },
    builder: { rules: ['C-4.4.3-b', 'C-4.4.3.1-a'] },
    pig: { rules: ['C-4.4.4-a', 'C-4.4.4-e'] },
  },
};
