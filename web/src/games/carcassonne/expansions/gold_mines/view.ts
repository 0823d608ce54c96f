import type { Seat } from '../../../../lib/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    gold?: { on: [x: number, y: number, number: number][]; held: Partial<Record<Seat, number>>; supply: number };
  }
}
