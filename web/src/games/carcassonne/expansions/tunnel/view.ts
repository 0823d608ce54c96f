import type { Seat } from '../../../../lib/protocol';
import type { Pair } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    tunnels?: { on: { pair: string; square: Pair; part: string }[]; left: Partial<Record<Seat, string[]>> };
  }
}
