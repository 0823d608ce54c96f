import type { Mark } from '../../lib/marks.svelte';

/** Turns that a study or a hint lays on the board as ghosts: on which square, how turned, and as what. */
export interface MarkedTurn extends Omit<Mark, 'turn'> {
  x: number;
  y: number;
  quarter: number;
}

class Marked {
  turns = $state.raw<MarkedTurn[]>([]);
}

export const marked = new Marked();

/** The ghosts of turns; the first decision says where the tile lies, as a record writes it: `lay -8,0 90`. */
export function mark(turns: Mark[]): void {
  marked.turns = turns.flatMap(({ turn, ...how }) => {
    const [, x, y, degrees] = /^lay (-?\d+),(-?\d+) (\d+)/.exec(turn[0]?.text ?? '') ?? [];
    if (x === undefined || y === undefined || degrees === undefined) return [];
    return [{ ...how, x: Number(x), y: Number(y), quarter: Number(degrees) / 90 }];
  });
}
