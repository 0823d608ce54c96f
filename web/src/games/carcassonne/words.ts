/** Areas in words. */
import { has, label, localizer, t } from '../../lib/language.svelte';
import { enumerate } from '../../lib/people';
import type { Arguments, Option } from '../../lib/protocol';
import { optionText } from '../../lib/logText';
import { capital } from '../../lib/text';
import { firstOf, verbPage } from './boxes';
import { figureOf, isFree, modeOf } from './targets';
import type { Turn } from './turn.svelte';
import { kindOf, standingOf } from './view';

const PAIRS = ['N', 'E', 'S', 'W'];

/** `NL+NR+WR` as the sides of the compass: both halves of an edge are the edge. */
export function sidesOf(area: string): string[] {
  const sides = area.split(' ')[1]?.split('+') ?? [];
  const whole = PAIRS.filter(
    (edge) => sides.includes(edge) || (sides.includes(`${edge}L`) && sides.includes(`${edge}R`)),
  );
  const halves = sides.filter((side) => side.length === 2 && !whole.includes(side[0] ?? ''));
  return [...whole, ...halves];
}

/** A word of the game; its name in the rules where it has none here. */
export const word = (id: string, name: string): string => (has(id) ? t(id) : name);

export const kindName = (kind: string): string => word(`carcassonne-kind-${kind}`, kind);
export const verbName = (verb: string): string => word(`carcassonne-verb-${verb}`, verb);
/** Things that are no figures: goods, cards, an abbey. */
export const pieceName = (piece: string): string => word(`carcassonne-held-${piece}`, figureName(piece));
export const figureName = (figure: string): string => word(`carcassonne-figure-${figure}`, figure);

/** What can be taken up to be done on the board: a figure, or a deed with one. */
export function modeName(option: Option): string {
  const verb = verbName(option.verb);
  const { first } = verbPage(option.verb);
  if (!first) return verb;
  const figure = first === 'figure' ? figureName(figureOf(option)) : String(option.args[first]);
  return t('carcassonne-mode', { verb, figure });
}

/** A mode in one or two words, below its picture. Of several with the same verb, the others tell the figure, too. */
export function shortMode(option: Option, all: Option[] = []): string {
  const { first } = verbPage(option.verb);
  const figure = figureOf(option);
  const same = all.filter(({ verb }) => verb === option.verb).length > 1;
  if (has(`carcassonne-mode-${option.verb}`)) {
    const mode = t(`carcassonne-mode-${option.verb}`);
    return same && figure !== 'follower' ? t('carcassonne-mode-with', { mode, figure }) : mode;
  }
  if (first === 'figure') return modeName(option);
  return has(`carcassonne-figure-${option.verb}`) ? capital(figureName(option.verb)) : modeName(option);
}

/**
 * What is asked while a mode is on, where there are several, or where it is all that is left of placing a figure.
 * Where there is no figure at all, there may be something that is free at any time.
 */
export function modeAsk(turn: Pick<Turn, 'modes' | 'figure' | 'placing' | 'options' | 'table'>): string | null {
  const { modes, figure, placing, options, table } = turn;
  const figures = table.decision?.name === 'D-FIGURE';
  const mode = modes.find((one) => modeOf(one) === figure);
  if (mode && !placing) {
    const id = `carcassonne-mode-ask-${mode.verb}`;
    if (has(id) && (modes.length > 1 || (figures && mode.verb !== 'follower'))) return t(id);
    return modes.length > 1 ? t('carcassonne-mode-ask', { mode: verbName(mode.verb) }) : null;
  }
  const offered = [...new Set(options.map(({ verb }) => verb).filter((verb) => verb !== 'pass'))];
  if (!figures || !offered.every(isFree)) return null;
  return offered.length === 1 && has(`carcassonne-ask-D-FIGURE-${offered[0]}`) ? null : t('carcassonne-ask-free');
}

/** The rules of the mode that is on, where there are several. */
export function modeRules({ modes, figure, placing }: Pick<Turn, 'modes' | 'figure' | 'placing'>): string[] | null {
  if (placing || modes.length < 2) return null;
  return modes.find((one) => modeOf(one) === figure)?.rules ?? null;
}

/** What a mode is good for, as long as no place is chosen. */
export function modeHint({ modes, figure, stands, placing, staged }: Turn): string | null {
  const mode = modes.find((one) => modeOf(one) === figure);
  const id = `carcassonne-mode-hint-${mode?.verb ?? ''}`;
  const numbered = mode?.verb !== 'follower' || stands.some((option) => standingOf(option).worth);
  return mode && !placing && !staged && numbered && has(id) ? t(id) : null;
}

/** `city N+E` as `city (north, east)`. */
export function areaWords(area: string): string {
  const kind = kindName(kindOf(area));
  const sides = sidesOf(area)
    .filter((side) => has(`carcassonne-side-${side}`))
    .map((side) => t(`carcassonne-side-${side}`));
  return sides.length === 0 || sides.length === PAIRS.length ? kind : `${kind} (${sides.join(', ')})`;
}

/** What a figure is where it stands: a follower in a city is a knight. */
export const roleOf = (figure: string, kind: string): string =>
  figure === 'follower' ? (firstOf(({ roles }) => roles?.[kind]) ?? figure) : figure;

/** The sides of an area behind its name: ` (north, east)`; nothing where it fills its tile. */
const sideWords = (area: string): string => areaWords(area).slice(kindName(kindOf(area)).length);

/** `north and east`. */
export const sideList = (sides: string[]): string =>
  enumerate(
    sides.map((side) => word(`carcassonne-side-${side}`, side)),
    localizer.language,
  );

/** The blanks of an option's label: which area, on which sides, and what the figure is there. */
export function optionArguments({ verb, args }: Option): Arguments {
  const area = typeof args.area === 'string' ? args.area : '';
  const kind = typeof args.kind === 'string' ? args.kind : kindOf(area);
  const figure = typeof args.figure === 'string' ? args.figure : verb;
  const blanks: Arguments = { ...args, kind, role: roleOf(figure, kind), sides: area && sideWords(area) };
  if (area) blanks.area = areaWords(area);
  if (typeof args.ends === 'string') blanks.ends = sideList(args.ends.split('-'));
  return blanks;
}

/** What standing somewhere is worth. */
export function standWords({ table }: Pick<Turn, 'table'>, option: Option): string {
  const { area, worth, done } = standingOf(option);
  if (worth === undefined || verbPage(option.verb).ownWords) return optionText(table, { optionArguments }, option);
  return label('carcassonne-stand', { area: areaWords(area), worth, done: done ? 'yes' : 'no' });
}

/** The few signs on the button of a stand: its points, the height of a tower, how many the dragon would eat. */
export function standMark(option: Option): string {
  const { pictured, mark } = verbPage(option.verb);
  if (pictured) return '';
  const { worth } = standingOf(option);
  if (worth !== undefined) return worth === 0 ? '–' : String(worth); // “no points” in words
  return (typeof mark === 'function' ? mark(option) : mark) ?? '•';
}
