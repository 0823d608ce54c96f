/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    king?: Card;
    'robber-baron'?: Card;
  }
}

declare module '../../../../generated/protocol' {
  interface EventData {
    size?: number;
  }
}

/** A card for the largest city or the longest road: who holds it, and for how large a one. */
export interface Card {
  seat: Seat | null;
  size: number;
}
