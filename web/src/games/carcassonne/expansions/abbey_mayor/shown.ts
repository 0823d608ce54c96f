/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    /** How many each seat has in hand. */
    abbeys?: Partial<Record<Seat, number>>;
    /** The corners on which barns stand: the point at the north-west of a square. */
    barns?: Partial<Record<Seat, [number, number]>>;
  }
}

declare module '../../../../generated/protocol' {
  interface OptionData {
    corner?: [number, number];
  }
  interface EventData {
    corner?: [number, number];
  }
}
