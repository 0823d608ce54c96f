/** Where things are on the land that are laid on it or come with a start block. */
import { SIDE } from './board';
import type { Pair, View } from './view';

/** The middle of a square. */
export const middleOf = ([x, y]: Pair): Pair => [(x + 0.5) * SIDE, (y + 0.5) * SIDE];

/** Where the places of a start block are on the land: its first square tells. */
export function blockAt(view: View, first: string): Pair | null {
  const laid = view.tiles.find(([, , tile]) => tile === first);
  return laid ? [laid[0] * SIDE, laid[1] * SIDE] : null;
}

/** From far away what lies on the land is drawn larger than it. */
export const sizeAt = (scale: number, far: number, most: number): number => Math.min(most, Math.max(1, far / scale));
