/** What an option is about on the board: a part of a tile, a whole square, a corner between tiles. */
import type { Option } from '../../lib/protocol';
import type { OwnSpot } from './box';
import { boxes, verbPage } from './boxes';
import type { Pair } from './view';

export type Spot =
  | { kind: 'part'; square: Pair; part: string }
  | { kind: 'tile'; square: Pair }
  | { kind: 'corner'; square: Pair }
  | OwnSpot;

export function spotOf(option: Option): Spot | null {
  const target = option.targets[0] ?? '';
  const place = /^(part|tile|corner):(-?\d+),(-?\d+)(?::(.+))?$/.exec(target);
  if (place) {
    const square: Pair = [Number(place[2]), Number(place[3])];
    const own = verbPage(option.verb).spot?.(option, square);
    if (own) return own;
    if (place[1] === 'part') return { kind: 'part', square, part: place[4] ?? '' };
    return { kind: place[1] === 'corner' ? 'corner' : 'tile', square };
  }
  const [kind = '', name = ''] = target.split(':');
  for (const { targets } of boxes()) if (targets?.[kind]) return targets[kind](name, option);
  return null;
}

/** What may be done beside the answer at almost any time: nobody is asked for it, it is only there to be taken up. */
export const isFree = (verb: string): boolean => verbPage(verb).free ?? false;

/** What is taken up before a place is pointed at: a figure, or something to be done. */
export function modeOf({ verb, args }: Option): string {
  const { first } = verbPage(verb);
  return first ? `${verb} ${args[first]}` : verb;
}

/** The figure that would stand there. */
export function figureOf(option: Option): string {
  const { first, piece } = verbPage(option.verb);
  if (first === 'figure') return String(option.args.figure);
  return (typeof piece === 'function' ? piece(option) : piece) ?? option.verb;
}

/** Whether it is about a figure that stands there already. */
export const aboutPiece = ({ verb, args }: Option): boolean => 'owner' in args && verbPage(verb).first !== 'figure';

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
