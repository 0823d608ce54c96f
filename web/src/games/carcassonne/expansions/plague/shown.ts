/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    plague?: PlagueInfo;
  }
}

export interface PlagueInfo {
  /** x, y and the number of each outbreak. */
  foci: [number, number, number][];
  spared: [number, number][];
  /** x, y and whether its active side is up. */
  fleas: [number, number, boolean][];
  supply: number;
  due: Seat | null;
  /** Where a flea comes that has yet to be taken from another tile. */
  goal: [number, number] | null;
}
