/** Squares of the board: x to the east, y to the south, the start tile on 0,0. One square is 100 units wide. */

export const SIDE = 100;

export interface Square {
  x: number;
  y: number;
}

export interface Transform {
  x: number;
  y: number;
  k: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'north' | 'east' | 'south' | 'west';

const STEP: Record<Direction, Square> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const keyOf = ({ x, y }: Square): string => `${x},${y}`;

export function squareOf(key: string): Square {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

/** The units that some squares take up. */
export function boundsOf(squares: Iterable<Square>): Bounds {
  let bounds: Bounds | null = null;
  for (const { x, y } of squares) {
    bounds ??= { left: x, top: y, right: x + 1, bottom: y + 1 };
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  const { left, top, right, bottom } = bounds ?? { left: 0, top: 0, right: 1, bottom: 1 };
  return { left: left * SIDE, top: top * SIDE, right: right * SIDE, bottom: bottom * SIDE };
}

/** What holds all of these. */
export const around = (places: Bounds[]): Bounds => ({
  left: Math.min(...places.map(({ left }) => left)),
  top: Math.min(...places.map(({ top }) => top)),
  right: Math.max(...places.map(({ right }) => right)),
  bottom: Math.max(...places.map(({ bottom }) => bottom)),
});

/** What lies over the board keeps so much of it free: the news and the buttons at its foot. */
export const MARGIN: Bounds = { left: 24, top: 24, right: 24, bottom: 62 };

/** Puts all of that into the middle of a window, as large as it fits but no larger than `most`. */
export function fit(bounds: Bounds, width: number, height: number, margin = MARGIN, most = 1.2): Transform {
  const room = { wide: width - margin.left - margin.right, high: height - margin.top - margin.bottom };
  const k = Math.max(
    0.12,
    Math.min(room.wide / (bounds.right - bounds.left), room.high / (bounds.bottom - bounds.top), most),
  );
  return {
    k,
    x: margin.left + room.wide / 2 - (k * (bounds.left + bounds.right)) / 2,
    y: margin.top + room.high / 2 - (k * (bounds.top + bounds.bottom)) / 2,
  };
}

/** The same, beside or below what covers the corner at the top left, if the land would lie under it. */
export function fitBeside(bounds: Bounds, width: number, height: number, cover: Corner, most?: number): Transform {
  const plain = fit(bounds, width, height, MARGIN, most);
  const free = plain.x + plain.k * bounds.left >= cover.width || plain.y + plain.k * bounds.top >= cover.height;
  if (free) return plain;
  const beside = fit(bounds, width, height, { ...MARGIN, left: cover.width + MARGIN.left / 2 }, most);
  const below = fit(bounds, width, height, { ...MARGIN, top: cover.height + MARGIN.top / 2 }, most);
  return beside.k >= below.k ? beside : below;
}

/** What lies over a corner of the board. */
export interface Corner {
  width: number;
  height: number;
}

/** Whether one of these lies under the buttons at the bottom right. */
export const isUnder = ({ x, y, k }: Transform, places: Bounds[], width: number, height: number, buttons: Corner) =>
  places.some(({ right, bottom }) => x + k * right > width - buttons.width && y + k * bottom > height - buttons.height);

/** The same, with no place under the buttons at the bottom right: moved if there is room, else smaller. */
export function fitClear(
  bounds: Bounds,
  width: number,
  height: number,
  cover: Corner,
  places: Bounds[],
  buttons: Corner,
  most?: number,
): Transform {
  const plain = fitBeside(bounds, width, height, cover, most);
  if (!isUnder(plain, places, width, height, buttons)) return plain;
  const moved = {
    k: plain.k,
    x: Math.min(plain.x, MARGIN.left - plain.k * bounds.left),
    y: Math.min(plain.y, MARGIN.top - plain.k * bounds.top),
  };
  const free = inside(moved, bounds, width, height, cover) && !isUnder(moved, places, width, height, buttons);
  return free ? moved : fitBeside(bounds, width - buttons.width + MARGIN.right, height, cover, most);
}

/** Whether all of that is to be seen. */
export function shows(view: Transform, bounds: Bounds, width: number, height: number): boolean {
  return (
    view.x + view.k * bounds.left >= -1 &&
    view.y + view.k * bounds.top >= -1 &&
    view.x + view.k * bounds.right <= width + 1 &&
    view.y + view.k * bounds.bottom <= height + 1
  );
}

/** The same, clear of the margins and of what covers the corner at the top left. */
export function inside(view: Transform, bounds: Bounds, width: number, height: number, cover: Corner): boolean {
  const moved = { ...view, x: view.x - MARGIN.left, y: view.y - MARGIN.top };
  const free = view.x + view.k * bounds.left >= cover.width || view.y + view.k * bounds.top >= cover.height;
  return free && shows(moved, bounds, width - MARGIN.left - MARGIN.right, height - MARGIN.top - MARGIN.bottom);
}

/** The squares next to those that are taken. */
export function openNeighbours(taken: Set<string>): Square[] {
  const found = new Map<string, Square>();
  for (const key of taken) {
    const { x, y } = squareOf(key);
    for (const step of Object.values(STEP)) {
      const next = { x: x + step.x, y: y + step.y };
      if (!taken.has(keyOf(next))) found.set(keyOf(next), next);
    }
  }
  return [...found.values()];
}

/** The nearest square in a direction; what lies aside counts double. Null when there is none. */
export function toward<T extends Square>(from: Square, direction: Direction, squares: T[]): T | null {
  const step = STEP[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const square of squares) {
    const dx = square.x - from.x;
    const dy = square.y - from.y;
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (ahead > 0 && ahead + 2 * aside < least) {
      best = square;
      least = ahead + 2 * aside;
    }
  }
  return best;
}

export const ARROWS: Record<string, Direction> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};
