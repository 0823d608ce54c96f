import { t } from '../../../../lib/language.svelte';
import { actor, second } from '../../../../lib/people';
import type { Asked, BoxPage } from '../../box';
import { held } from '../../holdings';
import { countersOf } from '../../track';

/** Whose points it waits for: C-4.2.11.5-e. */
function robberNow({ view, thing, table }: Asked): string | null {
  const { seat } = thing;
  const space = seat && view.robbers?.[seat];
  if (!seat || typeof space !== 'number') return null;
  const beside = countersOf(view).filter((one) => one.space === space && one.figure !== 'robber' && one.seat !== seat);
  const owner = second(table, 'owner', seat);
  const seats = [...new Set(beside.map((one) => one.seat))];
  return seats.length > 0
    ? t('carcassonne-now-robber', { ...actor(table, seats), ...owner })
    : t('carcassonne-now-robber-alone', owner);
}

export const box: BoxPage = {
  track: {
    shown: ({ robbers }) => Boolean(robbers),
    decisions: ['D-ROB'],
    others: ({ robbers }, seat) => {
      const space = robbers?.[seat];
      if (typeof space !== 'number') return [];
      return [{ key: `robber ${seat}`, seat, figure: 'robber', space, laps: 0, inner: true }];
    },
  },
  holdings: (view, seat) => held(34, 'robber', view.robbers?.[seat] === null ? 1 : 0),
  scores: [{ order: 22, kind: 'robber', element: 'robbers' }],
  symbols: [{ order: 27, name: 'robber', on: 'sign', element: 'robbers' }],
  things: {
    robber: { rules: ['C-4.2.11.5-b', 'C-4.2.11.5-e'], now: robberNow },
    'sign-robber': { rules: ['C-4.2.11.5-a', 'C-4.2.11.5-d'], words: 'robber-sign' },
  },
};
