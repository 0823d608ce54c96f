/** Escape closes what has opened, the latest first. */

const open: (() => void)[] = [];

/** Has Escape call this until the returned function is called: made for the return value of an `$effect`. */
export function closeOnEscape(close: () => void): () => void {
  if (open.length === 0) addEventListener('keydown', key, { capture: true });
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
    if (open.length === 0) removeEventListener('keydown', key, { capture: true });
  };
}

/** A modal dialog lies above everything else, and the browser closes it. */
function key(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || document.querySelector('dialog:modal')) return;
  const close = open.at(-1);
  if (!close) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  close();
}
