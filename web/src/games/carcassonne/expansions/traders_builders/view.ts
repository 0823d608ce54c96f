import type { Seat } from '../../../../lib/protocol';

declare module '../../view' {
  interface View {
    goods?: Partial<Record<Seat, Record<string, number>>>;
  }
}
