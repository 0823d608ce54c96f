/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */

declare module '../../../../generated/carcassonne' {
  interface View {
    ferries?: FerriesInfo;
  }
}

declare module '../../../../generated/protocol' {
  interface OptionData {
    ends?: string[];
  }
  interface EventData {
    ends?: string[];
  }
}

export interface FerriesInfo {
  on: Way[];
  supply: number;
  movable: [number, number][];
}

/** A ferry's way across a lake, from shore to shore. */
export interface Way {
  square: [number, number];
  ends: string[];
}
