import type { Mark } from '../../lib/marks.svelte';
import type { ShownDecision } from '../../lib/study.svelte';
import { figureOf, spotOf } from './targets';

/** Turns that a study or a hint lays on the board as ghosts: on which square, how turned, and as what. */
export interface MarkedTurn extends Omit<Mark, 'turn'>, Laid {
  stands: Stands | null;
}

interface Laid {
  x: number;
  y: number;
  quarter: number;
}

/** A figure on a part of the tile that is laid. */
interface Stands {
  figure: string;
  part: string;
  lying: boolean;
}

class Marked {
  turns = $state.raw<MarkedTurn[]>([]);
}

export const marked = new Marked();

/** Where the tile of a turn lies. Its first decision says so, as a record writes it: `lay -8,0 90`. */
export function laidBy(turn: ShownDecision[]): Laid | null {
  const [, x, y, degrees] = /^lay (-?\d+),(-?\d+) (\d+)/.exec(turn[0]?.text ?? '') ?? [];
  if (x === undefined || y === undefined || degrees === undefined) return null;
  return { x: Number(x), y: Number(y), quarter: Number(degrees) / 90 };
}

/** Who then stands on that tile: `follower road …`. */
function standingOn({ x, y }: Laid, turn: ShownDecision[]): Stands | null {
  for (const one of turn.slice(1)) {
    const option = { ...one, rules: [], data: {} };
    const spot = spotOf(option);
    if (spot?.kind === 'part' && spot.square[0] === x && spot.square[1] === y)
      return { figure: figureOf(option), part: spot.part, lying: one.text.split(' ')[1] === 'field' };
  }
  return null;
}

/** The ghosts of turns. */
export function mark(turns: Mark[]): void {
  marked.turns = turns.flatMap(({ turn, ...how }) => {
    const laid = laidBy(turn);
    return laid ? [{ ...how, ...laid, stands: standingOn(laid, turn) }] : [];
  });
}
