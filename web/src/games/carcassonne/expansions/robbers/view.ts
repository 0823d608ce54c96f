import type { Seat } from '../../../../lib/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    /** The spaces on which robbers stand; none before one is placed. */
    robbers?: Partial<Record<Seat, number | null>>;
  }
}
