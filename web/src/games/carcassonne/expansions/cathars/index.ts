import type { BoxPage } from '../../box';

export const box: BoxPage = { symbols: [{ order: 7, name: 'cathar', on: 'city', element: 'cathars' }] };
