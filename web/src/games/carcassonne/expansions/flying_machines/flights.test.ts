import { expect, it } from 'vitest';
import { entry } from '../../../../../tests/help';
import { flightOf } from './flights';

it('shows where the die sends a flying machine (C-4.2.11.1-c)', () => {
  const log = [entry('draw'), entry('lay'), entry('roll', 'A', { data: { face: 2, square: [3, 1] } })];
  expect(flightOf(log, [1, 1])).toEqual({ face: 2, from: [1, 1], to: [3, 1] });
  expect(flightOf(log.slice(0, 2), [1, 1])).toBeNull();
});
