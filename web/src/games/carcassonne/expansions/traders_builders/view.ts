import type { Seat } from '../../../../lib/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    goods?: Partial<Record<Seat, Record<string, number>>>;
  }
}
