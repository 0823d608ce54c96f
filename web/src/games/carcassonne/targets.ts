/** What an option is about on the board: a part of a tile, a whole square, a corner between tiles, a quarter. */
import type { Option } from '../../lib/protocol';
import type { Pair } from './view';

export type Spot =
  | { kind: 'part'; square: Pair; part: string }
  | { kind: 'tile'; square: Pair }
  | { kind: 'corner'; square: Pair }
  | { kind: 'quarter'; name: string }
  /** A crown space on the wheel. */
  | { kind: 'crown'; segment: string }
  /** A way across a lake. */
  | { kind: 'way'; square: Pair; ends: string[] };

const WAYS = ['ferry', 'reroute'];

export function spotOf(option: Option): Spot | null {
  const target = option.targets[0] ?? '';
  const place = /^(part|tile|corner):(-?\d+),(-?\d+)(?::(.+))?$/.exec(target);
  if (place) {
    const square: Pair = [Number(place[2]), Number(place[3])];
    if (WAYS.includes(option.verb)) return { kind: 'way', square, ends: String(option.args.ends).split('-') };
    if (place[1] === 'part') return { kind: 'part', square, part: place[4] ?? '' };
    return { kind: place[1] as 'tile' | 'corner', square };
  }
  if (target.startsWith('crown:')) return { kind: 'crown', segment: target.slice(6) };
  return target.startsWith('quarter:') ? { kind: 'quarter', name: target.slice(8) } : null;
}

/** What may be done beside the answer at almost any time: nobody is asked for it, it is only there to be taken up. */
export const FREE = ['flee', 'flea', 'ransom'];

/** These say in their arguments which figure is meant: it is chosen first, then the place. */
const WITH_FIGURE = ['send', 'deploy', 'cap', 'crown'];

/** What is taken up before a place is pointed at: a figure, or something to be done. */
export const modeOf = ({ verb, args }: Option): string =>
  WITH_FIGURE.includes(verb) ? `${verb} ${args.figure}` : verb === 'tunnel' ? `${verb} ${args.pair}` : verb;

/** What is placed by a verb of another name. */
const PIECE: Record<string, string> = {
  drive: 'wagon',
  'move-count': 'count',
  'take-gold': 'gold',
  'take-flea': 'flea',
  reroute: 'ferry',
};

/** The figure that would stand there. */
export function figureOf({ verb, args }: Option): string {
  if (WITH_FIGURE.includes(verb) || verb === 'refuge') return String(args.figure);
  return PIECE[verb] ?? verb;
}

/** Whether it is about a figure that stands there already. */
export const aboutPiece = ({ verb, args }: Option): boolean => 'owner' in args && !WITH_FIGURE.includes(verb);

/**
 * The options that a click on the board can tell apart within their mode. Others, as two squares for one castle
 * or several ways to shoot at one square, are left to the list.
 */
export function onTheBoard(options: Option[]): Option[] {
  const found = options.filter((option) => option.verb !== 'lay' && option.targets.length === 1 && spotOf(option));
  const squares = new Map<string, number>();
  const keyOf = (option: Option) => `${modeOf(option)} ${option.targets[0]} ${option.args.ends ?? ''}`;
  for (const option of found) squares.set(keyOf(option), (squares.get(keyOf(option)) ?? 0) + 1);
  const doubled = new Set(
    found.filter((option) => spotOf(option)?.kind !== 'part' && squares.get(keyOf(option)) !== 1).map(modeOf),
  );
  return found.filter((option) => !doubled.has(modeOf(option)));
}
