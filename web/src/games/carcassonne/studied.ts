/** A turn in a few words, for studies and hints: `joins city (west), follower on the road`. */
import { has, t, word } from '../../lib/language.svelte';
import type { GameView } from '../../lib/protocol';
import type { ShownDecision } from '../../lib/study.svelte';
import { joinedWords } from './describe';
import { viewOf } from './view';

/** Where the tile lies is told by what it joins, if the position before the turn is at hand; the board shows it anyway. */
export function turnText(
  decisions: ShownDecision[],
  spoken: (one: ShownDecision) => string,
  before?: GameView,
): string {
  const words = decisions.map((one) => {
    const [verb, where = '', ...rest] = one.text.split(' ');
    if (verb === 'lay') return joinedWords(viewOf(before), one) ?? '';
    if (one.verb === 'pass') return t('study-no-follower');
    if (has(`carcassonne-kind-${where}`) && rest.length < 2)
      return `${word('carcassonne-figure', verb ?? '')} ${word('carcassonne-kind', where, 'on')}`;
    return spoken(one);
  });
  return words.filter((each) => each !== '').join(', ') || t('study-tile');
}
