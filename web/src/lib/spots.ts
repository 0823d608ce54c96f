/** Places on a board have no names: the options of a decision number them, from the top left on. */
import type { Option } from './protocol';

// A type, so that it goes where arguments go.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type Numbered = {
  spot: number;
  /** Of several ways to do the same in one place. */
  way: number;
  ways: number;
};

const ALONE: Numbered = { spot: 1, way: 1, ways: 1 };
const known = new WeakMap<Option[], Map<string, Numbered>>();

/** Squares by rows, everything else in the order in which it is offered. */
function rank(place: string): [number, number] {
  const [, x, y] = /(-?\d+),(-?\d+)/.exec(place) ?? [];
  return x === undefined ? [0, 0] : [Number(y), Number(x)];
}

function numberAll(options: Option[]): Map<string, Numbered> {
  const verbs = new Map<string, Map<string, Option[]>>();
  for (const option of options) {
    const places = verbs.get(option.verb) ?? new Map<string, Option[]>();
    const place = /-?\d+,-?\d+/.exec(option.targets[0] ?? '')?.[0] ?? option.targets[0] ?? '';
    verbs.set(option.verb, places.set(place, [...(places.get(place) ?? []), option]));
  }
  const found = new Map<string, Numbered>();
  for (const places of verbs.values()) {
    const rows = [...places].sort(([one], [other]) => {
      const [a, b] = [rank(one), rank(other)];
      return a[0] - b[0] || a[1] - b[1];
    });
    rows.forEach(([, here], index) =>
      here.forEach(({ text }, way) => found.set(text, { spot: index + 1, way: way + 1, ways: here.length })),
    );
  }
  return found;
}

/** The number of an option's place among all that are offered. */
export function numberOf(options: Option[], { text }: Option): Numbered {
  const numbers = known.get(options) ?? numberAll(options);
  known.set(options, numbers);
  return numbers.get(text) ?? ALONE;
}
