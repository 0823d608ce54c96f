import { expect, test } from 'vitest';
import { cutsOf } from '../src/games/carcassonne/cutting';

const RATIO = 86 / 74;

test('squares near each other share one picture, in the middle between them', () => {
  expect(cutsOf({ x: 0, y: 0 }, null, RATIO)).toEqual([{ x: 0, y: 0, wide: 3 }]);
  const [part, ...more] = cutsOf({ x: 1, y: 1 }, { x: 2, y: 1 }, RATIO);
  expect(more).toEqual([]);
  expect(part).toMatchObject({ x: 1.5, y: 1 });
  const tall = cutsOf({ x: 0, y: 0 }, { x: 0, y: 2 }, RATIO);
  expect(tall).toHaveLength(1);
  expect((tall[0]?.wide ?? 0) / RATIO).toBeGreaterThan(3); // both tiles as a whole
});

test('squares far from each other have a half each', () => {
  const parts = cutsOf({ x: -8, y: 0 }, { x: -1, y: 5 }, RATIO);
  expect(parts.map(({ x, y }) => [x, y])).toEqual([
    [-8, 0],
    [-1, 5],
  ]);
});
