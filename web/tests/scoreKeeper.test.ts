import { beforeEach, expect, test } from 'vitest';
import { ScoreKeeper } from '../src/lib/scoreKeeper.svelte';

beforeEach(() => localStorage.clear());

test('the way of the last score is told, also round the corner and backwards', () => {
  const keeper = new ScoreKeeper('carcassonne');
  expect(keeper.way).toBeNull();
  keeper.score('A', 48, 'city');
  keeper.score('A', 4, 'road');
  expect(keeper.way).toEqual({ seat: 'A', fields: [48, 49, 0, 1] });
  expect(keeper.field('A')).toBe(2);
  keeper.score('B', 3, 'road');
  keeper.score('B', -2, 'other');
  expect(keeper.way).toEqual({ seat: 'B', fields: [3, 2] });
  expect(keeper.field('B')).toBe(1);
});

test('a game that was put away by mistake comes back until something is scored', () => {
  const keeper = new ScoreKeeper('carcassonne');
  keeper.score('A', 7, 'city');
  keeper.clear();
  expect([keeper.total('A'), keeper.canUndo]).toEqual([0, true]);
  keeper.undo();
  expect(keeper.total('A')).toBe(7);
  keeper.clear();
  keeper.score('B', 2, 'road');
  keeper.undo();
  expect([keeper.total('A'), keeper.canUndo]).toEqual([0, false]);
});
