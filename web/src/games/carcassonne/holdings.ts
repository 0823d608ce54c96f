/** What a seat has in front of it besides its figures. */
import type { Seat } from '../../lib/protocol';
import type { Holding } from './box';
import { inOrder } from './boxes';
import type { View } from './view';

export const holdingsOf = (view: View, seat: Seat): Holding[] => inOrder((box) => box.holdings?.(view, seat));

/** What nobody misses before he has it is shown only then. */
export const held = (order: number, piece: string, count: number | undefined): Holding[] =>
  count ? [{ order, piece, count }] : [];
