import { expect, it } from 'vitest';
import { since } from '../src/games/carcassonne/happening';
import { entry } from './help';

it('ends with the next turn', () => {
  const log = [entry('draw'), entry('roll'), entry('place')];
  expect(since(log, 'roll').map(({ type }) => type)).toEqual(['roll', 'place']);
  expect(since([...log, entry('draw')], 'roll')).toEqual([]);
  expect(since([...log, entry('draw')], 'roll', 1)).toHaveLength(3);
});
