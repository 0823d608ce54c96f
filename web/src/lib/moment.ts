/** A moment of a game in the address: `/table/k7f#at=31`. */

/** The number of lines before the moment; null is now. */
export function momentOf(hash: string): number | null {
  const found = /^#at=(\d{1,9})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

export const studyPath = (table: string, move: number | null): string =>
  `/table/${table}/study${move === null ? '' : `#at=${move}`}`;

export const pathOf = (table: string, move: number | null): string =>
  `/table/${table}${move === null ? '' : `#at=${move}`}`;
