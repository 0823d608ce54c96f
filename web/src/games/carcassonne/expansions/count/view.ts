declare module '../../view' {
  interface View {
    carcassonne?: { count: string; quarters: Record<string, Owned[]> };
  }
}

export {};
