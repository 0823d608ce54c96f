import type { Pair, Standing, View } from '../../view';
import { ABBEY } from './with_abbey_mayor';

/** Where monks live. */
const CLOISTERS = ['cloister', ABBEY];

/** C-4.2.3-c: a monk and a heretic on neighbouring squares, also across a corner. */
export function rivalsOf({ figures }: View): [Standing, Standing][] {
  const once = figures.filter((one, index) => figures.findIndex((other) => samePart(one, other)) === index);
  const heretics = once.filter(({ area }) => area === 'shrine');
  return once
    .filter(({ area }) => CLOISTERS.includes(area))
    .flatMap((monk) =>
      heretics
        .filter((heretic) => beside(monk.square, heretic.square))
        .map((heretic): [Standing, Standing] => [monk, heretic]),
    );
}

const samePart = (one: Standing, other: Standing): boolean =>
  one.part === other.part && one.square.join() === other.square.join();
const beside = (one: Pair, other: Pair): boolean =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) === 1;
