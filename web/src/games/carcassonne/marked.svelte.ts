/** Turns that a study or a hint lays on the board as ghosts: on which square, how turned, and as what. */
export interface MarkedTurn {
  x: number;
  y: number;
  quarter: number;
  as: 'best' | 'played' | 'other' | 'both';
  /** Its number in the list; the played one has none. */
  number: number;
  pale: boolean;
}

class Marked {
  turns = $state.raw<MarkedTurn[]>([]);
}

export const marked = new Marked();

/** The ghost of a turn, as a record writes its first decision: `lay -8,0 90`. */
export function markOf(text: string, as: MarkedTurn['as'], number: number, pale: boolean): MarkedTurn | null {
  const [, x, y, degrees] = /^lay (-?\d+),(-?\d+) (\d+)/.exec(text) ?? [];
  if (x === undefined || y === undefined || degrees === undefined) return null;
  return { x: Number(x), y: Number(y), quarter: Number(degrees) / 90, as, number, pale };
}
