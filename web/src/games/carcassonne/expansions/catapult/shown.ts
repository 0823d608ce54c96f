/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    catapult?: FairInfo | null;
  }
}

declare module '../../../../generated/protocol' {
  interface EventData {
    fair?: [number, number];
    how?: string;
    token?: string;
  }
}

export interface FairInfo {
  token: string;
  fair: [number, number];
  waiting: Seat[];
  /** Where the tokens lie: x and y in sides of a tile. */
  landed: [Seat, number, number][];
  /** Who has flung at the fair without saying where the token lies. */
  flung: Seat[];
  /** Whom the table has found nearest. */
  best: Seat[];
  hit: Hit | null;
  forces: Force[];
  /** How likely each end of a throw to a neighbour is, by its force. */
  catch: Record<string, Record<string, number>>;
}

/** The follower nearest to a seductive token. */
export interface Hit {
  square: [number, number];
  area: string;
  part: string;
  figure: string;
  seat: Seat;
}

/** How a throw strays, in quarters of a side: it falls short by the drift, and scatters around that. */
export interface Force {
  name: string;
  drift: number;
  spread: number;
}
