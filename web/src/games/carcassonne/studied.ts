/** A turn in a few words, for studies and hints: `(−8, 0), follower on the road`. */
import { has, t, word } from '../../lib/language.svelte';
import type { ShownDecision } from '../../lib/study.svelte';

/** A square as people write it: `(−8, 0)`. */
const square = (text: string): string => `(${text.replaceAll('-', '−').replace(',', ', ')})`;

export function turnText(decisions: ShownDecision[], spoken: (one: ShownDecision) => string): string {
  const words = decisions.map((one) => {
    const [verb, where = '', ...rest] = one.text.split(' ');
    if (verb === 'lay') return square(where);
    if (one.verb === 'pass') return t('study-no-follower');
    if (has(`carcassonne-kind-${where}`) && rest.length < 2)
      return `${word('carcassonne-figure', verb ?? '')} ${word('carcassonne-kind', where, 'on')}`;
    return spoken(one);
  });
  return words.join(', ');
}
