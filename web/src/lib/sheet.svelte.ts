/**
 * A card that explains something is a sheet from below on a phone. It closes by a swipe down, by Back and by the
 * decision, which lies folded at its foot meanwhile.
 */
import type { Attachment } from 'svelte/attachments';

const PHONE = '(max-width: 720px)';
/** A swipe is so long, in pixels. */
const DOWN = 60;
/** What the history calls a page with an open sheet. */
const MARK = 'sheet';

const isMarked = (): boolean => history.state === MARK;

class Sheets {
  /** Closes the open one. */
  close = $state.raw<(() => void) | null>(null);
  /** Whether the mark of a closed one is being taken out of the history, which takes a moment. */
  #leaving = false;

  constructor() {
    addEventListener('popstate', () => {
      if (!this.#leaving) {
        this.close?.();
        return;
      }
      this.#leaving = false;
      if (this.close) this.#mark();
    });
  }

  begin(close: () => void): void {
    this.close = close;
    if (!this.#leaving) this.#mark();
  }

  end(close: () => void): void {
    if (this.close !== close) return;
    this.close = null;
    // Another card may take its place at once.
    setTimeout(() => {
      if (this.close || !isMarked()) return;
      this.#leaving = true;
      history.back();
    });
  }

  /** Back shall leave the sheet, not the table. */
  #mark(): void {
    if (matchMedia(PHONE).matches && !isMarked()) history.pushState(MARK, '');
  }
}

export const sheets = new Sheets();

/** For a card: what closes it. */
export const sheet =
  (close: () => void): Attachment<HTMLElement> =>
  (card) => {
    let from: number | null = null;
    const finger = (event: TouchEvent): number => event.touches[0]?.clientY ?? 0;
    const touched = (event: TouchEvent): void => {
      from = card.scrollTop <= 0 && matchMedia(PHONE).matches ? finger(event) : null;
    };
    const moved = (event: TouchEvent): void => {
      if (from !== null && finger(event) - from > DOWN) close();
    };
    card.addEventListener('touchstart', touched, { passive: true });
    card.addEventListener('touchmove', moved, { passive: true });
    sheets.begin(close);
    return () => sheets.end(close);
  };
