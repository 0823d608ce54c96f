import type { BoxPage } from '../../box';

export const box: BoxPage = {
  scores: [
    { order: 0, kind: 'road', area: true },
    { order: 1, kind: 'city', area: true },
    { order: 2, kind: 'cloister', area: true },
    { order: 9, kind: 'field', area: true, only: 'final' },
  ],
  symbols: [
    { order: 0, name: 'crest', on: 'city', unlisted: true },
    { order: 0, name: 'cloister', on: 'middle' },
  ],
  roles: { city: 'knight', road: 'highwayman', cloister: 'monk', field: 'farmer' },
  log: { untold: ['draw', 'finish', 'return', 'end'], lays: ['lay'] },
  things: {
    follower: { rules: ['C-4.4-a', 'C-4.6.10-a'] },
    'sign-crest': { rules: ['C-4.6.2-d', 'C-6.1-c'], words: 'crest' },
    'sign-crest2': { rules: ['C-4.6.2-d', 'C-6.1-c'], words: 'crest' },
    'sign-cloister': { rules: ['C-4.6.6-b', 'C-6.1-b'], words: 'cloister' },
  },
};
