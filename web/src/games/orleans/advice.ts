/** What a bot advises. A whole plan in one line falls into the steps that are offered one by one. */
import { t, word } from '../../lib/language.svelte';
import type { Option } from '../../lib/protocol';
import type { ShownDecision } from '../../lib/study.svelte';
import { placeOf } from './view';

/** `plan knight@ship.3, technology@village.1; done` as the options `put knight ship.3` and `tech village.1`. */
export function stepsOf(advised: Option, offered: Option[]): Option[] {
  if (advised.verb !== 'plan') return [advised];
  return partsOf(advised.text).flatMap(([what, space]) => {
    return offered
      .filter(({ text }) => text === `put ${what} ${space}` || (what === 'technology' && text === `tech ${space}`))
      .slice(0, 1);
  });
}

/** Who goes to which space: `knight` and `ship.3`. */
const partsOf = (text: string): [who: string, space: string][] =>
  text
    .replace(/^plan /, '')
    .replace(/; done$/, '')
    .replaceAll(' from tower', '')
    .split(', ')
    .flatMap((part) => {
      const [who, space] = part.split('@');
      return who && space ? [[who, space] as [string, string]] : [];
    });

/** What planning is made of: as a whole, or step by step. */
const PLANNING = new Set(['plan', 'put', 'tech', 'take', 'done']);

/** Who stands on which space in the end, whether it was planned at once or in steps. */
export function planned(decisions: ShownDecision[]): Map<string, string> {
  const spaces = new Map<string, string>();
  for (const { verb, text } of decisions) {
    const [, who = '', space = ''] = text.split(' ');
    if (verb === 'plan') for (const [follower, at] of partsOf(text)) spaces.set(at, follower);
    else if (verb === 'put') spaces.set(space, who);
    else if (verb === 'tech') spaces.set(who, 'technology');
    else if (verb === 'take') spaces.delete(who);
  }
  return spaces;
}

/** Whether decisions are a plan, which can lie beside another. */
export const isPlan = (decisions: ShownDecision[]): boolean =>
  decisions.length > 0 && decisions.every(({ verb }) => PLANNING.has(verb));

const placesOf = (spaces: Map<string, string>): string[] => [...new Set([...spaces.keys()].map(placeOf))];

/** A plan touches its places; everything else says so itself. */
export const touches = (one: ShownDecision): string[] =>
  one.verb === 'plan' ? placesOf(planned([one])).map((place) => `place:${place}`) : one.targets;

/** The places of a plan in a row; of anything else what is done. */
export function turnText(decisions: ShownDecision[], spoken: (one: ShownDecision) => string): string {
  const places = placesOf(planned(decisions)).map((place) => word('orleans-place', place));
  const said = decisions.filter(({ verb }) => !PLANNING.has(verb)).map(spoken);
  if (isPlan(decisions) && places.length === 0) return t('orleans-plan-empty');
  return [places.join(', '), ...said].filter(Boolean).join(' · ');
}
