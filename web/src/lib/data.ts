/** A word or a number out of what the server says beside its fixed fields; empty where there is none. */
export function wordIn(data: Record<string, unknown>, ...names: string[]): string {
  for (const name of names) {
    const value = data[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}
