/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    crop_circle?: Crop | null;
  }
}

export interface Crop {
  /** Whether followers are added, not taken back. */
  adding: boolean;
  waiting: Seat[];
}
