import type { BoxPage } from '../../box';

export const box: BoxPage = {
  symbols: [
    { order: 1, name: 'inn', on: 'road', element: 'inns', unlisted: true },
    { order: 2, name: 'cathedral', on: 'city', element: 'cathedrals', full: true, unlisted: true },
  ],
};
