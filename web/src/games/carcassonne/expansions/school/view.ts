import type { Seat } from '../../../../lib/protocol';

declare module '../../view' {
  interface View {
    teacher?: Seat | 'school';
  }
}
