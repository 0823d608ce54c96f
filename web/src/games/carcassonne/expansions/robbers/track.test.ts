import { expect, it } from 'vitest';
import { countersOf } from '../../track';
import { view } from '../../../../../tests/carcassonne';

it('has the robbers on the track that were placed', () => {
  const seen = view({ scores: { A: 63, B: -3 }, robbers: { A: null, B: 12 } });
  const told = countersOf(seen).map(({ key, space, laps }) => `${key} ${space} ${laps}`);
  expect(told).toEqual(['follower A 13 1', 'follower B 47 -1', 'robber B 12 0']);
});
