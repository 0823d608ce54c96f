/** What a bot does, read aloud by the browser's voice, for those who look at their table. Kept in this browser. */
import { read, write } from '../lib/keep';
import { localizer } from '../lib/language.svelte';

class Aloud {
  on = $state(read('bastide.aloud', false));
  /** Whether the browser has a voice at all. */
  readonly possible = 'speechSynthesis' in window;

  choose(on: boolean): void {
    this.on = on;
    write('bastide.aloud', on);
    if (!on && this.possible) speechSynthesis.cancel();
  }

  /** Says these sentences, and nothing more of what was said before. */
  say(sentences: string[]): void {
    if (!this.on || !this.possible) return;
    speechSynthesis.cancel();
    for (const sentence of sentences) {
      const spoken = new SpeechSynthesisUtterance(sentence);
      spoken.lang = localizer.language;
      speechSynthesis.speak(spoken);
    }
  }
}

export const aloud = new Aloud();
