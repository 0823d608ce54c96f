import type { BoxPage } from '../../box';

export const box: BoxPage = { symbols: [{ order: 25, name: 'festival', on: 'sign', element: 'festival' }] };
