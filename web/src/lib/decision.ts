/** A decision as a list: the way to play anything by keyboard or by ear. */
import type { Decision, Option, Seat } from './protocol';

export interface Group {
  verb: string;
  rules: string[];
  options: Option[];
}

/** The options by their verb, in the order in which they are offered; a lone way out comes last. */
export function groupsOf(options: Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const group = groups.get(option.verb) ?? { verb: option.verb, rules: option.rules, options: [] };
    group.options.push(option);
    groups.set(option.verb, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.options.length === 1) - Number(b.options.length === 1));
}

/** The seat of this browser that is asked, if one is. */
export function askedSeat(decision: Decision | null, mine: Seat[]): Seat | null {
  return decision?.seats.find((seat) => mine.includes(seat) && decision.mine[seat]) ?? null;
}

/** What an option touches: `tile:3,-1` gives `["tile", "3,-1"]`. */
export function targetOf(option: Option): [kind: string, where: string] | null {
  const target = option.targets[0];
  const cut = target?.indexOf(':') ?? -1;
  return target === undefined || cut < 0 ? null : [target.slice(0, cut), target.slice(cut + 1)];
}
