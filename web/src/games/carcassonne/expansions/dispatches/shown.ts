/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    dispatches?: Messages;
  }
}

export interface Messages {
  card: string | null;
  /** The cards that have been turned up since they were shuffled. */
  seen: string[];
  /** The points of each scoring figure. */
  track: Partial<Record<Seat, Record<string, number>>>;
}
