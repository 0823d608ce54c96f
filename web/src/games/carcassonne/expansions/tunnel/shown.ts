/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from '../../../../generated/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    tunnels?: TunnelInfo;
  }
}

declare module '../../../../generated/protocol' {
  interface EventData {
    open?: boolean;
    pair?: string;
  }
}

export interface TunnelInfo {
  on: TunnelToken[];
  left: Partial<Record<Seat, string[]>>;
}

export interface TunnelToken {
  pair: string;
  square: [number, number];
  area: string;
  part: string;
}
