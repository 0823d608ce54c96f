/** A row that may be longer than its place tells on which sides it goes on, so that it can fade there. */
import type { Attachment } from 'svelte/attachments';

export const fades: Attachment<HTMLElement> = (row) => {
  const look = (): void => {
    row.toggleAttribute('data-more-left', row.scrollLeft > 1);
    row.toggleAttribute('data-more-right', row.scrollWidth - row.clientWidth - row.scrollLeft > 1);
  };
  const size = new ResizeObserver(look);
  size.observe(row);
  const content = new MutationObserver(look);
  content.observe(row, { childList: true, subtree: true, characterData: true });
  row.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    row.removeEventListener('scroll', look);
  };
};
