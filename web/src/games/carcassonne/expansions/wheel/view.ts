declare module '../../../../generated/carcassonne' {
  interface View {
    wheel?: { pig: string; crowns: Record<string, (string | null)[]> };
  }
}

export {};
