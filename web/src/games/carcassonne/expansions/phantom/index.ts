import type { BoxPage } from '../../box';

export const box: BoxPage = {
  things: {
    phantom: { rules: ['C-4.4.11-a', 'C-4.4.11-e'] },
  },
};
