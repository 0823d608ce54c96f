/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Place } from '../../../../generated/carcassonne';

declare module '../../../../generated/protocol' {
  interface EventData {
    against?: Place | number | null;
    lost?: Place;
  }
}
