import type { Pair } from '../../view';

declare module '../../../../generated/carcassonne' {
  interface View {
    dragon?: { square: Pair | null; trail: Pair[]; steps: number; reach?: Pair[] };
    fairy?: { square: Pair | null; with: Standing | null };
  }
}
