/** Refusals in the language of the page. */
import { localized, tFirst } from './language.svelte';
import type { Arguments, Problem } from './protocol';
import { rulebooks } from './rules.svelte';

const argumentsOf = (problem: Problem): Arguments =>
  Object.fromEntries(
    Object.entries(problem).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );

/** The game's own words for it, else the page's, else the rule itself, else what the server said. */
export function problemText(problem: Problem, game = ''): string {
  const said = tFirst([`${game}-refusal-${problem.code}`, `refusal-${problem.code}`], argumentsOf(problem));
  if (said)
    return [problem.face && tFirst([`${game}-blank-tile`], { number: Number(problem.face) }), said]
      .filter(Boolean)
      .join(': ');
  const rule = problem.rule ? rulebooks.rule(game, problem.rule) : undefined;
  return localized(rule?.texts) || problem.message;
}
