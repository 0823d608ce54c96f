import type { BoxPage } from '../../box';

export const box: BoxPage = {
  symbols: [{ order: 26, name: 'mage', on: 'sign', element: 'mage-witch' }],
  things: {
    mage: { rules: ['C-4.2.11.4-k'] },
    witch: { rules: ['C-4.2.11.4-l'] },
    'sign-mage': { rules: ['C-4.2.11.4-b', 'C-4.2.11.4-c'], words: 'magic' },
  },
};
