/** Where a square is, in words of the table: next to something that can be found there without counting. */
import { keyOf } from './board';
import type { Pair } from './view';

/** A tile that can be told from others by what it shows or who stands on it. */
export interface Landmark {
  square: Pair;
  marks: Mark[];
}

export interface Mark {
  kind: 'start' | 'cloister' | 'figure' | 'crest';
  /** Of a figure: whose, and what it is where it stands. */
  seat?: string;
  role?: string;
}

/** On which side of its landmark the square lies, and the landmark. */
export interface Whereabouts {
  side: Side;
  mark: Mark;
}

type Side = 'above' | 'below' | 'left' | 'right';
const STEPS: Record<Side, Pair> = { above: [0, -1], below: [0, 1], left: [-1, 0], right: [1, 0] };
/** What is found on a real table first. */
const ORDER: Mark['kind'][] = ['cloister', 'start', 'figure', 'crest'];

const alike = (one: Mark, other: Mark): boolean =>
  one.kind === other.kind && one.seat === other.seat && one.role === other.role;
const beside = ([x, y]: Pair, side: Side): Pair => [x + STEPS[side][0], y + STEPS[side][1]];
const name = ([x, y]: Pair): string => keyOf({ x, y });

/** Words that only this gap can mean; null when every landmark has another free square on the same side. */
export function whereabouts(square: Pair, landmarks: Landmark[]): Whereabouts | null {
  const taken = new Set(landmarks.map((one) => name(one.square)).filter((key) => key !== name(square)));
  const sides: Side[] = ['below', 'above', 'left', 'right'];
  const found = sides.flatMap((side) =>
    landmarks
      .filter((one) => name(beside(one.square, side)) === name(square))
      .flatMap(({ marks }) => marks.map((mark): Whereabouts => ({ side, mark }))),
  );
  const gaps = ({ side, mark }: Whereabouts) =>
    landmarks
      .filter(({ marks }) => marks.some((one) => alike(one, mark)))
      .filter((one) => name(one.square) !== name(square) && !taken.has(name(beside(one.square, side))));
  return (
    found
      .sort((one, other) => ORDER.indexOf(one.mark.kind) - ORDER.indexOf(other.mark.kind))
      .find((one) => gaps(one).length === 1) ?? null
  );
}
