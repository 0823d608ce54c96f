import type { Pair } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    ferries?: { on: Way[]; supply: number; movable: Pair[] };
  }
}

/** A way across a lake, from shore to shore. */
export interface Way {
  square: Pair;
  ends: string[];
}
