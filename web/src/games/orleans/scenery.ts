/** Woods, hills, vineyards and fields where no road, town or name is near. The same seed, the same land. */
import type { Point, Sheet } from './geometry';
import type { Connection, Town } from './view';

export type Growth = 'wood' | 'hill' | 'vine' | 'lake' | 'field';
export interface Patch {
  kind: Growth;
  x: number;
  y: number;
  turn: number;
}

export const REGIONS: [name: string, x: number, y: number][] = [
  ['Beauce', 69, 19],
  ['Sologne', 75, 47],
  ['Touraine', 8, 41],
  ['Berry', 67, 83],
  ['Poitou', 8, 93],
  ['Perche', 31, 6],
];

const CENTRES: [x: number, y: number, kind: Growth][] = [
  [66, 42, 'wood'],
  [52, 51, 'wood'],
  [70, 47, 'wood'],
  [26, 41, 'wood'],
  [8, 28, 'hill'],
  [32, 8, 'wood'],
  [66, 17, 'field'],
  [72, 18, 'field'],
  [56, 17, 'field'],
  [94, 34, 'wood'],
  [96, 54, 'vine'],
  [48, 85, 'lake'],
  [70, 80, 'field'],
  [84, 86, 'hill'],
  [26, 90, 'wood'],
  [6, 75, 'hill'],
  [5, 52, 'vine'],
  [28, 62, 'vine'],
  [50, 66, 'wood'],
  [85, 76, 'field'],
  [66, 66, 'wood'],
  [36, 37, 'field'],
  [82, 55, 'wood'],
  [30, 22, 'field'],
  [65, 5, 'wood'],
  [95, 15, 'hill'],
  [6, 8, 'hill'],
  [46, 34, 'wood'],
  [86, 93, 'wood'],
  [46, 97, 'wood'],
  [8, 88, 'wood'],
  [24, 72, 'wood'],
  [77, 37, 'field'],
  [38, 48, 'vine'],
];
const TRIES = 22;
const ROOM = 16;

/** Numbers between 0 and 1 that are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function scenery(sheet: Sheet, towns: Town[], connections: Connection[], seed = 1429): Patch[] {
  const next = seeded(seed);
  const bell = (spread: number) => (next() + next() + next() + next() - 2) * 1.7 * spread;
  const busy: Point[] = [];
  for (const connection of connections)
    for (let step = 0; step <= 8; step++) busy.push(sheet.along(connection, step / 8));
  for (const town of towns) {
    const [x, y] = sheet.at(town.id);
    const [dx, dy, side] = sheet.label(town.id);
    busy.push([x, y]);
    const across = { start: [10, 30, 55], end: [-10, -30, -55], middle: [-25, 0, 25] }[side];
    for (const step of across) busy.push([x + dx + step, y + dy - 4]);
  }
  for (const [, x, y] of REGIONS) for (const step of [-36, -12, 12, 36]) busy.push([sheet.x(x) + step, sheet.y(y) - 4]);

  const found: Patch[] = [];
  for (const [px, py, kind] of CENTRES) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const x = Math.round(sheet.x(px) + bell(18));
      const y = Math.round(sheet.y(py) + bell(13));
      const turn = [-18, 12, 0][Math.floor(next() * 3)] ?? 0;
      const inside = x > 16 && x < sheet.width - 16 && y > 22 && y < sheet.height - 14;
      if (!inside || busy.some(([bx, by]) => Math.hypot(x - bx, y - by) < ROOM)) continue;
      busy.push([x, y]);
      found.push({ kind, x, y, turn });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}
