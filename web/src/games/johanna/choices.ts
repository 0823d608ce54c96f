/** What a person may do, as chips: options of one kind together, each with what it gives and sets off. */
import type { Option } from '../../lib/protocol';
import type { PrintedEffect } from '../../generated/johanna';
import type { Printed } from './view';

export interface Choice {
  key: string;
  options: Option[];
  /** The option, where there is no more than one. */
  only: Option | null;
}

/** Answers that have a place of their own: the tiles above the sheet, the queue, the way out. */
const ELSEWHERE = ['take', 'bonus', 'forfeit', 'decline', 'skip', 'later'];

/** Ways out of a decision. */
export const LOOSE = ['decline', 'skip', 'later'];

/** The order of the chips: the standard action first, then own places, deeds and plus places. */
const ORDER = ['route', 'build', 'acquire', 'good', 'develop', 'coin', 'use', 'plus', 'deed', 'hire'];

/** So many spots of one kind are chips of their own; more are chosen on the sheet. */
const FEW = 6;

/** Which chip an option belongs to. */
export function keyOf(option: Option): string {
  switch (option.verb) {
    case 'route':
      return `route:${option.args.by ?? 'land'}`;
    case 'use':
    case 'plus':
      return `${option.verb}:${option.args.place ?? ''}`;
    case 'deed':
      return `deed:${option.args.deed ?? ''}.${option.args.person ?? ''}`;
    default:
      return option.verb;
  }
}

const rank = (option: Option): number => {
  const place = ORDER.indexOf(option.verb);
  return place < 0 ? ORDER.length : place;
};

function group(options: Option[], key: (option: Option) => string): Choice[] {
  const all = new Map<string, Option[]>();
  for (const option of options) all.set(key(option), [...(all.get(key(option)) ?? []), option]);
  return [...all].map(([name, some]) => ({
    key: name,
    options: some,
    only: some.length === 1 ? (some[0] ?? null) : null,
  }));
}

/** The chips of a decision, goods as the sheet has them from top to bottom; where there is only one kind of answer, one chip for each spot. */
export function choicesOf(options: Option[], printed?: Printed): Choice[] {
  const offered = options.filter((option) => !ELSEWHERE.includes(option.verb));
  const line = (option: Option): number => printed?.goods.findIndex(({ id }) => id === option.args.good) ?? 0;
  const kinds = group(
    [...offered].sort((one, other) => rank(one) - rank(other) || line(one) - line(other)),
    keyOf,
  );
  const [first] = kinds;
  if (kinds.length !== 1 || !first || first.only) return kinds;
  const spots = group(first.options, (option) => option.targets[0] ?? option.text);
  return spots.length > 1 && spots.length <= FEW ? spots : kinds;
}

/** The options of one spot, each a chip: from which rows to pay, whom to discard. */
export const waysOf = (options: Option[]): Choice[] => group(options, (option) => option.text);

const ASKS: Record<string, string> = {
  good: 'good',
  route: 'route',
  build_for: 'town',
  either: 'either',
};

/** What a place gives, or the white bonus of a deed. */
export function effectOf(option: Option | null, printed: Printed): PrintedEffect[] {
  if (option?.verb === 'use' || option?.verb === 'plus') return printed.places[String(option.args.place)]?.effect ?? [];
  if (option?.verb === 'deed') return printed.deeds.find(({ deed }) => deed === option.args.deed)?.effect ?? [];
  return [];
}

/** What the rest of an effect will ask: `good`, `route`, `row` … */
export function askedLater(option: Option | null, printed: Printed): string[] {
  if (!option) return [];
  const effects = effectOf(option, printed);
  const marked = option.data.marks ?? [];
  return effects.flatMap(({ kind, what }) => {
    if (kind === 'good') return what === 'choice' ? ['good'] : [];
    if (kind === 'coin') return marked.some(({ mark }) => mark === 'coin') ? [] : ['row'];
    return ASKS[kind] ? [ASKS[kind]] : [];
  });
}
