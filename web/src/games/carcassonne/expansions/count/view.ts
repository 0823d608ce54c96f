declare module '../../../../generated/carcassonne' {
  interface View {
    carcassonne?: { count: string; quarters: Record<string, Owned[]> };
  }
}

export {};
