import type { BoxPage } from '../../box';

export const box: BoxPage = {
  symbols: [{ order: 7, name: 'cathar', on: 'city', element: 'cathars' }],
  things: {
    'sign-cathar': { rules: ['C-4.2.2-b', 'C-4.2.2-e'], words: 'cathar' },
  },
};
