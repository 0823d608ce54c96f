/** The people of the town who play for nobody: one for each level of the bots, in all three games. */
import aude from '../art/portraits/aude.svg';
import esclarmonde from '../art/portraits/esclarmonde.svg';
import guilhem from '../art/portraits/guilhem.svg';
import perrin from '../art/portraits/perrin.svg';
import { LADDER } from '../generated/ladder';
import { MEASURED, type Measured } from '../generated/strength';
import { has, t } from './language.svelte';

const PORTRAITS: Record<string, string> = { novice: perrin, apprentice: aude, skilled: guilhem, master: esclarmonde };

/** The levels that have a face, the weakest first. */
export const LEVELS = Object.keys(PORTRAITS);

export interface Opponent {
  level: string;
  /** How it likes to play; nothing for one that likes everything. */
  style: string;
}

/** `skilled:farmer`, as the server calls a bot. */
export function opponentOf(bot: string): Opponent {
  const [level = '', style = ''] = bot.split(':');
  return { level, style };
}

export const botOf = ({ level, style }: Opponent): string => (style ? `${level}:${style}` : level);

/** The drawing of somebody; a bot of a file has none. */
export const portraitOf = (bot: string | null): string | null => PORTRAITS[opponentOf(bot ?? '').level] ?? null;

/** The first name of a level; nothing for a bot that is no level. */
export function firstName(bot: string | null): string {
  const id = `opponent-${opponentOf(bot ?? '').level}`;
  return has(id) ? t(id) : '';
}

/** `skilled, farmer`: how strong a bot is and what it likes. */
export function botTitle(bot: string): string {
  const { level, style } = opponentOf(bot);
  const id = `bot-${level}`;
  const title = has(id) ? t(id) : level;
  return style ? t('bot-with-style', { level: title, style: styleName(style) }) : title;
}

export const styleName = (style: string): string => t(`style-${style || 'balanced'}`);
export const styleHelp = (style: string): string => t(`style-${style || 'balanced'}-help`);

/** The styles that a level has among these bots, the balanced one first. */
export const stylesOf = (level: string, bots: string[]): string[] =>
  bots.map(opponentOf).flatMap((one) => (one.level === level ? [one.style] : []));

/** For tests, and for a server that has nothing else. */
const FOR_TESTS = ['random', 'greedy'];
const USUAL = 'skilled';

/** The bots that are offered to people, the weakest first, with their styles; a server of its own may have others. */
export function offered(bots: string[]): string[] {
  const people = bots.filter((bot) => !FOR_TESTS.includes(bot));
  return people.length > 0 ? people : bots;
}

/** The same without the styles. */
export const levelsOf = (bots: string[]): string[] => offered(bots).filter((bot) => !opponentOf(bot).style);

/** The level that plays where nobody chose another. */
export function usualLevel(bots: string[]): string {
  const levels = levelsOf(bots);
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? '');
}

/** How often a level beats the one below, if that was measured with the bots as they are. */
export const strengthOf = (game: string, level: string): Measured | undefined => MEASURED[`${game} ${level}`];

/** The same in words. */
export function strengthText(game: string, level: string): string {
  const measured = strengthOf(game, level);
  if (!measured) return t('opponent-unmeasured');
  const [won, low, high] = [measured.won, measured.low, measured.high].map(Math.round);
  const name = firstName(measured.other);
  return t(name ? 'opponent-strength' : 'opponent-strength-random', {
    won: won ?? 0,
    low: low ?? 0,
    high: high ?? 0,
    name,
  });
}

/** Where a level stands on the ladder of all bots, in words; nothing for one that is not on it. */
export function ratingText(game: string, level: string): string {
  const rated = LADDER[`${game} ${level}`];
  return rated ? t('opponent-rating', { rating: rated.rating, low: rated.low, high: rated.high }) : '';
}
