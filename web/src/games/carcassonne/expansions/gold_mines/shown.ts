/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    gold?: GoldInfo;
  }
}

export interface GoldInfo {
  /** x, y and the number of pieces there. */
  on: [number, number, number][];
  held: Partial<Record<Seat, number>>;
  supply: number;
}
