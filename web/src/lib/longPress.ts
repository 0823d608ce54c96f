/** A finger that rests: it asks about what lies under it, and the click that would follow does nothing. */
import type { Attachment } from 'svelte/attachments';

/** So long it rests, in milliseconds, and so far it may slip, in pixels. */
const REST = 400;
const SLIP = 8;

export const longPress =
  (held: (event: PointerEvent) => void): Attachment =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let spent = false;

    const stop = (): void => {
      clearTimeout(timer);
      from = null;
    };
    const down = (event: PointerEvent): void => {
      stop();
      spent = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      from = event;
      timer = setTimeout(() => {
        spent = true;
        held(event);
      }, REST);
    };
    const move = (event: PointerEvent): void => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLIP) stop();
    };
    const click = (event: Event): void => {
      if (!spent) return;
      spent = false;
      event.preventDefault();
      event.stopPropagation();
    };

    const listening = new AbortController();
    const { signal } = listening;
    const pointer = (type: string, hear: (event: PointerEvent) => void): void => {
      element.addEventListener(type, (event) => event instanceof PointerEvent && hear(event), { signal });
    };
    pointer('pointerdown', down);
    pointer('pointermove', move);
    pointer('pointerup', stop);
    pointer('pointercancel', stop);
    element.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      listening.abort();
    };
  };
