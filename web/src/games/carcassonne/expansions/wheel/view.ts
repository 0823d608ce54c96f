declare module '../../view' {
  interface View {
    wheel?: { pig: string; crowns: Record<string, (string | null)[]> };
  }
}

export {};
