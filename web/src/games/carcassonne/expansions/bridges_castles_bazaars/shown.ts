/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    bridges?: BridgesInfo;
    castles?: CastlesInfo;
    bazaar?: BazaarInfo | null;
  }
}

declare module '../../../../generated/protocol' {
  interface OptionData {
    amount?: number;
    bridge?: Bridge;
    castle?: [number, number][];
    least?: number;
  }
  interface EventData {
    axis?: string;
    bid?: number;
  }
}

export interface BridgesInfo {
  built: BuiltBridge[];
  left: Partial<Record<Seat, number>>;
}

export interface BuiltBridge {
  square: [number, number];
  axis: string;
  /** The part of the tile that it makes. */
  part: string;
}

export interface CastlesInfo {
  built: Castle[];
  left: Partial<Record<Seat, number>>;
  /** The small city that may become one now. */
  town: [number, number][] | null;
}

export interface Castle {
  squares: [number, number][];
  owner: Seat;
  closed: boolean;
}

export interface BazaarInfo {
  opener: Seat;
  tiles: string[];
  /** The tile that is bid for. */
  tile: string | null;
  picker: Seat | null;
  bid: number;
  bidder: Seat | null;
  bidders: Seat[];
  won: Partial<Record<Seat, string>>;
  turns: Seat[];
}

export interface Bridge {
  square: [number, number];
  axis: string;
}
