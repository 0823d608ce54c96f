import type { Seat } from '../../../../lib/protocol';
import type { Pair } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    bridges?: { built: Bridge[]; left: Partial<Record<Seat, number>> };
    castles?: { built: Castle[]; left: Partial<Record<Seat, number>>; town: Pair[] | null };
    bazaar?: Bazaar | null;
  }
  /** In the view it has the part of the tile that it makes. */
  interface Bridge {
    part?: string;
  }
}

export type { Bridge } from '../../../../generated/carcassonne';

export interface Castle {
  squares: Pair[];
  owner: Seat;
  closed: boolean;
}

export interface Bazaar {
  opener: Seat;
  tiles: string[];
  tile: string | null;
  picker: Seat | null;
  bid: number;
  bidder: Seat | null;
  bidders: Seat[];
  won: Partial<Record<Seat, string>>;
  turns: Seat[];
}
