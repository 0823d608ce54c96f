import type { Seat } from '../../../../lib/protocol';
import type { Owned, Pair } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    towers?: Tower[];
    tower_pieces?: Partial<Record<Seat, number>>;
    prisoners?: Partial<Record<Seat, Owned[]>>;
    /** The tower that has just grown: somebody within its reach may be captured. */
    raised?: Pair | null;
  }
}

export interface Tower {
  square: Pair;
  height: number;
  ended: boolean;
  top: Owned | null;
}
