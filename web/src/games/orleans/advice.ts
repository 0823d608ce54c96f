/** What a bot advises. A whole plan in one line falls into the steps that are offered one by one. */
import { word } from '../../lib/language.svelte';
import type { Option } from '../../lib/protocol';
import type { ShownDecision } from '../../lib/study.svelte';

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
    .split(', ')
    .flatMap((part) => {
      const [who, space] = part.split('@');
      return who && space ? [[who, space] as [string, string]] : [];
    });

/** The places of a plan, each with those who go there. */
function placesOf(text: string): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [who, space] of partsOf(text)) {
    const place = space.split('.')[0] ?? '';
    places.set(place, [...(places.get(place) ?? []), who]);
  }
  return places;
}

/** A plan touches its places; everything else says so itself. */
export const touches = (one: ShownDecision): string[] =>
  one.verb === 'plan' ? [...placesOf(one.text).keys()].map((place) => `place:${place}`) : one.targets;

/** The places of a plan in a row; of anything else what is done. */
export function turnText(decisions: ShownDecision[], spoken: (one: ShownDecision) => string): string {
  const plans = decisions.filter(({ verb }) => verb === 'plan');
  const said = decisions.filter(({ verb }) => verb !== 'plan' && (plans.length === 0 || verb !== 'done'));
  const places = [...new Set(plans.flatMap(({ text }) => [...placesOf(text).keys()]))];
  return [places.map((place) => word('orleans-place', place)).join(', '), ...said.map(spoken)]
    .filter(Boolean)
    .join(' · ');
}
