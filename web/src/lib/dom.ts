/** Where an event comes from: an element, or null for the document and the window. */
export const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);

/** Whether the event comes from inside something like this. */
export const isIn = (event: Event, selectors: string): boolean =>
  (elementOf(event)?.closest(selectors) ?? null) !== null;

/** The place of what has the focus among these, -1 when it is elsewhere. */
export const focusedIn = (all: Element[]): number => all.findIndex((one) => one === document.activeElement);

/** A `data-…` attribute. Elements of a drawing have them as well. */
export const dataOf = (element: Element): DOMStringMap =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {};
