import { t } from '../../../../lib/language.svelte';
import type { Asked, BoxPage } from '../../box';
import { actor } from '../../../../lib/people';
import { held } from '../../holdings';
import { pointsOf } from '../../inspecting';
import { barnsOf, isBarn } from './barns';

/** How many he counts in his city: C-4.4.7-d. */
function mayorNow({ on }: Asked): string | null {
  const card = on.find(({ area }) => area.kind === 'city');
  return card ? t('carcassonne-now-mayor', { count: card.crests }) : null;
}

/** What it brings at the end with the cities that are completed now: C-6.2-j. */
function barnNow({ thing, table, on }: Asked): string | null {
  const card = on.find(({ area }) => area.kind === 'field');
  return thing.seat && card
    ? t('carcassonne-now-barn', { ...actor(table, [thing.seat]), points: pointsOf(card.now) })
    : null;
}

export const box: BoxPage = {
  verbs: {
    abbey: { tile: 'AM-abbey', mark: '+' },
    barn: { ownWords: true },
    drive: { piece: 'wagon' },
  },
  pieces: barnsOf,
  isPiece: isBarn,
  holdings: (view, seat) => held(10, 'abbey', view.abbeys?.[seat]),
  scores: [
    { order: 4, kind: 'abbey', area: true, element: 'abbey' },
    { order: 9, kind: 'field', area: true, only: 'done', element: 'barn' },
  ],
  roles: { abbey: 'monk' },
  log: { lays: ['abbey'] },
  things: {
    abbey: { rules: ['C-4.2.1-b', 'C-4.2.1-f'] },
    'sign-abbey': { rules: ['C-4.2.1-b', 'C-4.2.1-f'], words: 'abbey' },
    mayor: { rules: ['C-4.4.7-b', 'C-4.4.7-d'], now: mayorNow },
    barn: { rules: ['C-4.4.8-b', 'C-6.2-j'], now: barnNow },
    wagon: { rules: ['C-4.4.9-b', 'C-4.4.9-e'] },
  },
};
