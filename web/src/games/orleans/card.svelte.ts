/** The card that says what something on the table does: which one is open, and how it was asked for. */

/** By hover it comes and goes with the pointer and takes no focus; by hand it stays until it is closed. */
export type AskedBy = 'hover' | 'hand';

export interface Asked {
  /** `place:ship`, `deed:astronomy`, `track:farmers`: see `cards.ts`. */
  target: string;
  by: AskedBy;
  anchor: Element;
}

export class Cards {
  open = $state.raw<Asked | null>(null);
  #opener: Element | null = null;

  ask(anchor: Element, by: AskedBy): void {
    const target = targetOf(anchor);
    if (!target || (by === 'hover' && this.open?.by === 'hand')) return;
    if (by === 'hand' && this.open?.by !== 'hand') this.#opener = document.activeElement;
    this.open?.anchor.removeAttribute('data-asked');
    this.open = { target, by, anchor };
    anchor.setAttribute('data-asked', '');
  }

  /** Whether there was something to close. */
  close(): boolean {
    const { open } = this;
    if (!open) return false;
    open.anchor.removeAttribute('data-asked');
    this.open = null;
    const back = this.#opener;
    this.#opener = null;
    if (open.by === 'hand' && (back instanceof HTMLElement || back instanceof SVGElement)) back.focus();
    return true;
  }
}

/** What is asked about: the element says so itself. */
export const targetOf = (element: Element): string | null =>
  element instanceof HTMLElement || element instanceof SVGElement ? (element.dataset.ask ?? null) : null;
