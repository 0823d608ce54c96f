/** Where a card has room: beside what it explains, never on it, and never on the own town. */

export interface Room {
  left: number;
  top: number;
  height: number;
}

const AWAY = 16;
const EDGE = 8;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export function besides(anchor: Element, card: HTMLElement): Room {
  const around = anchor.getBoundingClientRect();
  const table = document.querySelector('main')?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  const town = document.querySelector('section.own')?.getBoundingClientRect();
  const bottom = (town && town.top > table.top + 200 ? town.top : table.bottom) - EDGE;
  const top = table.top + EDGE;
  const width = card.offsetWidth;
  const height = Math.min(card.scrollHeight + 6, bottom - top);
  if (town && around.top >= town.top) {
    // About something in the town: above it.
    const left = between(table.left + EDGE, around.left + around.width / 2 - width / 2, table.right - width - EDGE);
    return { left, top: Math.max(top, bottom - height), height: bottom - top };
  }
  const right = table.right - around.right > around.left - table.left;
  const left = right ? around.right + AWAY : around.left - AWAY - width;
  const fits = left >= table.left && left + width <= Math.max(table.right, around.left);
  const y = between(top, around.top + around.height / 2 - height / 2, bottom - height);
  if (fits) return { left, top: y, height: bottom - top };
  // Too wide to have anything beside it: below or above.
  const below = bottom - around.bottom > around.top - top;
  return {
    left: between(table.left + EDGE, around.left, table.right - width - EDGE),
    top: below ? Math.min(around.bottom + AWAY, bottom - height) : Math.max(top, around.top - AWAY - height),
    height: bottom - top,
  };
}
