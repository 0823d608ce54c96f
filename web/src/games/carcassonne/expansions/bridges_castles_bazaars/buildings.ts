/** Bridges and castles, and who stands on them. */
import type { Option } from '../../../../lib/protocol';
import type { Pair, View } from '../../view';
import { middleOf } from '../../works';
import type { Bridge, Castle } from './shown';

/** The bridge that a tile needs where it would be laid. */
export const bridgeOf = (option: Option | undefined): Bridge | null => option?.data.bridge ?? null;

/** Where a castle stands: between the two tiles of its town. */
export function castleAt({ squares }: Castle): Pair {
  const middles = squares.map(middleOf);
  const mean = (index: 0 | 1) => middles.reduce((sum, at) => sum + at[index], 0) / middles.length;
  return [mean(0), mean(1)];
}

/** The spot of something that is on a bridge or on a castle. */
export function spotOnBuilding(view: View, square: Pair, part: string | undefined, area: string): Pair | null {
  if (isOnCastle(area)) {
    const castle = view.castles?.built.find(({ squares }) => squares.some((one) => one.join() === square.join()));
    return castle ? castleAt(castle) : null;
  }
  const bridge = view.bridges?.built.find((one) => one.part === part && one.square.join() === square.join());
  return bridge ? middleOf(square) : null;
}

/** Who holds a castle stands on its wall. */
export function liftOnCastle(_view: View, _square: Pair, _part: string | undefined, area: string): number {
  return isOnCastle(area) ? 20 : 0;
}

const isOnCastle = (area: string): boolean => area.startsWith('castle');

/** What of a square a bridge covers. */
export function deckOf(part: string): string {
  return part === 'b1' ? 'M36 0H64V100H36Z' : part === 'b2' ? 'M0 36H100V64H0Z' : '';
}
