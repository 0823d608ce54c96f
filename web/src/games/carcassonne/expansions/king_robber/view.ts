import type { Seat } from '../../../../lib/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    king?: Card;
    'robber-baron'?: Card;
  }
}

/** A card for the largest city or the longest road: who holds it, and for how large a one. */
export interface Card {
  seat: Seat | null;
  size: number;
}
