import type { BoxPage } from '../../box';

export const box: BoxPage = {
  symbols: [{ order: 25, name: 'festival', on: 'sign', element: 'festival' }],
  things: {
    'sign-festival': { rules: ['C-4.2.10-a', 'C-4.2.10-c'], words: 'festival' },
  },
};
