import type { BoxPage } from '../../box';

export const box: BoxPage = {
  things: {
    'sign-crop-field': { rules: ['C-4.2.8-b', 'C-4.2.8-e'], words: 'crop-field' },
    'sign-crop-road': { rules: ['C-4.2.8-b', 'C-4.2.8-e'], words: 'crop-road' },
    'sign-crop-city': { rules: ['C-4.2.8-b', 'C-4.2.8-e'], words: 'crop-city' },
  },
};
