import type { BoxPage } from '../../box';
import { held } from '../../holdings';

export const box: BoxPage = {
  track: {
    shown: ({ robbers }) => Boolean(robbers),
    decisions: ['D-ROB'],
    others: ({ robbers }, seat) => {
      const space = robbers?.[seat];
      if (typeof space !== 'number') return [];
      return [{ key: `robber ${seat}`, seat, figure: 'robber', space, laps: 0, inner: true }];
    },
  },
  holdings: (view, seat) => held(34, 'robber', view.robbers?.[seat] === null ? 1 : 0),
  scores: [{ order: 22, kind: 'robber' }],
  symbols: [{ order: 27, name: 'robber', on: 'sign', element: 'robbers' }],
  things: {
    robber: { rules: ['C-4.2.11.5-b', 'C-4.2.11.5-e'] },
    'sign-robber': { rules: ['C-4.2.11.5-a', 'C-4.2.11.5-d'], words: 'robber-sign' },
  },
};
