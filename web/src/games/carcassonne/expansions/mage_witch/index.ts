import type { BoxPage } from '../../box';

export const box: BoxPage = { symbols: [{ order: 26, name: 'mage', on: 'sign', element: 'mage-witch' }] };
