/** What to call the reader: asked once, before the first game, and kept in this browser. */
import { keepName, keptName, read, write } from './keep';

const ASKED = 'bastide.name.asked';

class NameQuestion {
  /** What is to happen once the question is answered; null while nothing is asked. */
  next = $state.raw<(() => void) | null>(null);

  /** Goes on, after asking for a name where that was never done. */
  before(go: () => void): void {
    const asked = read<boolean>(ASKED, false);
    if (keptName() || asked) go();
    else this.next = go;
  }

  /** An empty name means to play without one; it isn't asked for again. */
  answer(name: string): void {
    write(ASKED, true);
    if (name) keepName(name);
    const go = this.next;
    this.next = null;
    go?.();
  }

  cancel(): void {
    this.next = null;
  }
}

export const nameQuestion = new NameQuestion();
