import type { Seat } from '../../../../lib/protocol';
import type { Pair } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    abbeys?: Partial<Record<Seat, number>>;
    /** The corners on which barns stand: the point at the north-west of a square. */
    barns?: Partial<Record<Seat, Pair>>;
  }
}
