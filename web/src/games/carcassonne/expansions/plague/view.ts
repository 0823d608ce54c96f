import type { Seat } from '../../../../lib/protocol';
import type { Pair } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    plague?: Plague;
  }
}

export interface Plague {
  foci: [x: number, y: number, number: number][];
  spared: Pair[];
  fleas: [x: number, y: number, active: boolean][];
  supply: number;
  due: Seat | null;
  /** Where a flea comes that has yet to be taken from another tile. */
  goal: Pair | null;
}
