/** What a screen reader is told when something happens by itself. */
class Announcer {
  text = $state('');

  say(text: string): void {
    // The same sentence twice is news twice: a changed space makes it be read again.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
