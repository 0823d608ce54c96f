/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Owned } from '../../../../generated/carcassonne';

declare module '../../../../generated/carcassonne' {
  interface View {
    carcassonne?: CityInfo;
  }
}

declare module '../../../../generated/protocol' {
  interface OptionData {
    quarter?: string;
  }
  interface EventData {
    quarter?: string;
  }
}

export interface CityInfo {
  /** The quarter in which the Count stands. */
  count: string;
  /** Who stands in each. */
  quarters: Record<string, Owned[]>;
}
