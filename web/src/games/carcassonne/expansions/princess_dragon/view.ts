declare module '../../view' {
  interface View {
    dragon?: { square: Pair | null; trail: Pair[]; steps: number; reach?: Pair[] };
    fairy?: { square: Pair | null; with: Standing | null };
  }
}

export {};
