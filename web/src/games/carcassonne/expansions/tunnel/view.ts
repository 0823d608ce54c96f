import type { Seat } from '../../../../lib/protocol';

declare module '../../view' {
  interface View {
    tunnels?: { on: { pair: string; square: Pair; part: string }[]; left: Partial<Record<Seat, string[]>> };
  }
}
