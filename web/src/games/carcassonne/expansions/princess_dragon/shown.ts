/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Owned, Standing } from '../../../../generated/carcassonne';

declare module '../../../../generated/carcassonne' {
  interface View {
    dragon?: DragonInfo;
    /** Tiles that wait until the dragon is in play. */
    aside?: string[];
    fairy?: FairyInfo;
  }
}

declare module '../../../../generated/protocol' {
  interface OptionData {
    eats?: Owned[];
    reach?: [number, number][];
  }
}

export interface DragonInfo {
  square: [number, number] | null;
  trail: [number, number][];
  steps: number;
  reach: [number, number][];
}

export interface FairyInfo {
  square: [number, number] | null;
  with: Standing | null;
}
