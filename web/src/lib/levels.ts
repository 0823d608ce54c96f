/** The bots that are offered to people, and the one that plays where nobody chose another. */
const FOR_TESTS = ['random', 'greedy'];
const USUAL = 'skilled';

/** The levels, the weakest first; a server with bots of its own has those. */
export function levelsOf(bots: string[]): string[] {
  const levels = bots.filter((bot) => !FOR_TESTS.includes(bot));
  return levels.length > 0 ? levels : bots;
}

export function usualLevel(bots: string[]): string {
  const levels = levelsOf(bots);
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? '');
}
