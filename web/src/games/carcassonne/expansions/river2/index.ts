import type { BoxPage } from '../../box';

export const box: BoxPage = {
  things: {
    'sign-pigherd': { rules: ['C-3.1.2.2-m'], words: 'pigherd' },
  },
};
