import type { Seat } from '../../../../lib/protocol';
import type { Pair, Place } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    catapult?: Fair | null;
  }
}

export interface Fair {
  token: string;
  fair: Pair;
  waiting: Seat[];
  landed: [seat: Seat, x: number, y: number][];
  /** Who has flung at the fair without saying where the token lies, and whom the table has found nearest. */
  flung: Seat[];
  best: Seat[];
  /** The follower nearest to a seductive token. */
  hit: Place | null;
  /** How a throw strays, in quarters of a side: it falls short by the drift, and scatters around that. */
  forces: { name: string; drift: number; spread: number }[];
  /** How likely each end of a throw to a neighbour is. */
  catch: Record<string, Record<string, number>>;
}
