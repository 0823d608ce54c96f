import type { Pair } from '../../view';
import { middleOf } from '../../works';

/** Where gold lies on a tile: aside, so that the land can be seen. */
export function goldAt(square: Pair): Pair {
  const [x, y] = middleOf(square);
  return [x + 22, y + 24];
}
