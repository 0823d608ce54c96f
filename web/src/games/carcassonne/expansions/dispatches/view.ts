import type { Seat } from '../../../../lib/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    dispatches?: { card: string | null; seen: string[]; track: Partial<Record<Seat, Record<string, number>>> };
  }
}
