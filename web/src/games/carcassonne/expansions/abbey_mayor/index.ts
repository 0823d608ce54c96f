import type { BoxPage } from '../../box';
import { held } from '../../holdings';
import { barnsOf, isBarn } from './barns';

export const box: BoxPage = {
  verbs: {
    abbey: { tile: 'AM-abbey', mark: '+' },
    barn: { ownWords: true },
    drive: { piece: 'wagon' },
  },
  pieces: barnsOf,
  isPiece: isBarn,
  holdings: (view, seat) => held(10, 'abbey', view.abbeys?.[seat]),
  scores: [{ order: 4, kind: 'abbey', area: true }],
  roles: { abbey: 'monk' },
  log: { lays: ['abbey'] },
};
