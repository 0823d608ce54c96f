import type { BoxPage } from '../../box';

export const box: BoxPage = {
  symbols: [
    { order: 1, name: 'inn', on: 'road', element: 'inns', unlisted: true },
    { order: 2, name: 'cathedral', on: 'city', element: 'cathedrals', full: true, unlisted: true },
  ],
  things: {
    'sign-inn': { rules: ['C-4.6.1.1-a', 'C-4.6.1.1-b'], words: 'inn' },
    'sign-cathedral': { rules: ['C-4.6.2.2-a', 'C-4.6.2.2-b'], words: 'cathedral' },
    big: { rules: ['C-4.4.2-b'] },
  },
};
