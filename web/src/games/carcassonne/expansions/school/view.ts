import type { Seat } from '../../../../lib/protocol';

declare module '../../../../generated/carcassonne' {
  interface View {
    teacher?: Seat | 'school';
  }
}
