/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Owned } from '../../../../generated/carcassonne';
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    towers?: Tower[];
    tower_pieces?: Partial<Record<Seat, number>>;
    prisoners?: Partial<Record<Seat, Owned[]>>;
    /** The tower that has just grown: a follower within its reach may be captured. */
    raised?: [number, number] | null;
  }
}

declare module '../../../../generated/protocol' {
  interface OptionData {
    reach?: [number, number][];
  }
  interface EventData {
    captor?: Seat;
    given?: string;
    height?: number;
    partner?: Seat;
  }
}

export interface Tower {
  square: [number, number];
  height: number;
  ended: boolean;
  top: Owned | null;
}
