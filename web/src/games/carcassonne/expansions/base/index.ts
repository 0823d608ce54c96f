import type { BoxPage } from '../../box';

export const box: BoxPage = {
  scores: [
    { order: 0, kind: 'road', area: true },
    { order: 1, kind: 'city', area: true },
    { order: 2, kind: 'cloister', area: true },
    { order: 9, kind: 'field', area: true },
  ],
  symbols: [
    { order: 0, name: 'crest', on: 'city', unlisted: true },
    { order: 0, name: 'cloister', on: 'middle' },
  ],
  roles: { city: 'knight', road: 'highwayman', cloister: 'monk', field: 'farmer' },
  log: { untold: ['draw', 'finish', 'return', 'end'], lays: ['lay'] },
};
