/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    /** The spaces on which they stand; none before one is placed. */
    robbers?: Partial<Record<Seat, number | null>>;
  }
}
