/** Options by what they touch: the board asks what a follower, a space, a place or a town can do now. */
import type { Option } from '../../lib/protocol';
import { listOf, placeOf, type Count } from './view';

/** A follower that can be taken up: `market:knight`, `tower:own-farmer`, `hand:monk`; `technology` for a tile. */
export type Source = string;

const SOURCES = ['market', 'tower', 'hand'];
export const TECHNOLOGY = 'technology';

/** What an option takes up, when it puts something on a space. */
export function sourceOf(option: Option): Source | null {
  if (option.verb === 'tech') return TECHNOLOGY;
  if (option.verb !== 'put') return null;
  return option.targets.find((target) => SOURCES.includes(target.split(':', 1)[0] ?? '')) ?? null;
}

export const followerOf = (source: Source): string => source.slice(source.indexOf(':') + 1);

/** The part of a target after its kind: `space:ship.3` gives `ship.3`. */
export const named = (option: Option, kind: string): string | null =>
  option.targets.find((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

export interface Moves {
  /** Which spaces each source may go to. */
  puts: Map<Source, Map<string, Option>>;
  /** What may be taken from a space: of this plan, or of an earlier round. */
  takes: Map<string, Option>;
  /** All else, by target. */
  others: Map<string, Option[]>;
}

export function movesOf(options: Option[]): Moves {
  const moves: Moves = { puts: new Map(), takes: new Map(), others: new Map() };
  for (const option of options) {
    const space = named(option, 'space');
    const source = sourceOf(option);
    if (source && space) {
      const spaces = moves.puts.get(source) ?? new Map<string, Option>();
      spaces.set(space, option);
      moves.puts.set(source, spaces);
    } else if (space && (option.verb === 'take' || option.verb === 'back')) {
      moves.takes.set(space, option);
    } else {
      for (const target of option.targets) moves.others.set(target, [...(moves.others.get(target) ?? []), option]);
    }
  }
  return moves;
}

/** The spaces where a source may go, by place: a tap on the place finds the space. */
export function spaceAt(moves: Moves, source: Source, place: string): Option | null {
  const here = [...(moves.puts.get(source)?.entries() ?? [])].filter(([space]) => placeOf(space) === place);
  return here[0]?.[1] ?? null;
}

/** Who may stand on a space. */
export const sourcesFor = (moves: Moves, space: string): Source[] =>
  [...moves.puts.entries()].filter(([, spaces]) => spaces.has(space)).map(([source]) => source);

/** Who may stand anywhere on a place. */
export const sourcesAt = (moves: Moves, place: string): Source[] =>
  [...moves.puts.keys()].filter((source) => spaceAt(moves, source, place) !== null);

/** Who completes a place, one follower for each space that is free; null when the market cannot. */
export function completing(moves: Moves, place: string, free: string[], market: Count): Option[] | null {
  const there = listOf(market);
  const chosen: Option[] = [];
  for (const space of free) {
    const at = there.findIndex((kind) => moves.puts.get(`market:${kind}`)?.has(space));
    const kind = there[at];
    const option = kind === undefined ? undefined : moves.puts.get(`market:${kind}`)?.get(space);
    if (!option || placeOf(space) !== place) return null;
    there.splice(at, 1);
    chosen.push(option);
  }
  return chosen.length > 0 ? chosen : null;
}

/** Where the followers of a market lie: everyone where they lay before, a gap where somebody has left, so that the place
 * a finger goes to never holds somebody else when it arrives. Newcomers take the gaps. */
export function settled(before: string[], market: string[]): { lay: string[]; here: (string | null)[] } {
  const left = [...market];
  const lay = [...before];
  const here = before.map((who) => {
    const at = left.indexOf(who);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  for (const who of left) {
    const gap = here.indexOf(null);
    const at = gap < 0 ? here.length : gap;
    lay[at] = who;
    here[at] = who;
  }
  return { lay, here };
}
