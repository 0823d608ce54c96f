/** Refusals in the language of the page. */
import { own, tFirst } from './language.svelte';
import type { Problem } from './protocol';
import { rulebooks } from './rules.svelte';

/** The game's own words for it, else the page's, else the rule itself, else what the server said. */
export function problemText(problem: Problem, game = ''): string {
  const said = tFirst([`${game}-refusal-${problem.code}`, `refusal-${problem.code}`]);
  if (said) return said;
  const rule = problem.rule ? rulebooks.rule(game, problem.rule) : undefined;
  return (rule && own(rule.texts)) || problem.message;
}
