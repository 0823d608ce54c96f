/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */

declare module '../../../../generated/carcassonne' {
  interface View {
    wheel?: WheelInfo;
  }
}

declare module '../../../../generated/protocol' {
  interface EventData {
    segment?: string;
  }
}

export interface WheelInfo {
  /** The segment on which it stands. */
  pig: string;
  /** Who stands on the crown spaces of each segment: `A follower`. */
  crowns: Record<string, (string | null)[]>;
}
