import { expect, it } from 'vitest';
import { countersOf } from '../../track';
import { view } from '../../../../../tests/carcassonne';

it('has two scoring figures of each seat on the track', () => {
  const track = { A: { follower: 51, woman: 12 }, B: { follower: -3, woman: 0 } };
  const seen = view({ scores: { A: 63, B: -3 }, dispatches: { card: null, seen: [], track } });
  const told = countersOf(seen).map(({ key, space, laps }) => `${key} ${space} ${laps}`);
  expect(told).toEqual(['follower A 1 1', 'woman A 12 0', 'follower B 47 -1', 'woman B 0 0']);
});
