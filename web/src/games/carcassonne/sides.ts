/**
 * The sides that a part of a turned tile reaches, read from its drawn outline. The server names areas by
 * them; the page needs that only to ask why somewhere nobody may stand.
 */
type Point = [x: number, y: number];

const RIM = 1.2;
const EDGES: Record<string, Point> = { N: [50, RIM], E: [100 - RIM, 50], S: [50, 100 - RIM], W: [RIM, 50] };
const HALVES: Record<string, Point> = {
  NL: [25, RIM],
  NR: [75, RIM],
  EL: [100 - RIM, 25],
  ER: [100 - RIM, 75],
  SL: [75, 100 - RIM],
  SR: [25, 100 - RIM],
  WL: [RIM, 75],
  WR: [RIM, 25],
};
const KINDS: Record<string, string> = { c: 'city', r: 'road', f: 'field', s: 'cloister', v: 'river' };

/** The polygons of path data that has only M, L and Z. */
export function polygonsOf(path: string): Point[][] {
  return path
    .split('M')
    .filter((part) => part.trim() !== '')
    .map((part) =>
      part
        .replace(/Z/g, '')
        .split('L')
        .map((pair): Point => {
          const [x = 0, y = 0] = pair
            .trim()
            .split(/[\s,]+/)
            .map(Number);
          return [x, y];
        }),
    );
}

export function inside([x, y]: Point, polygons: Point[][]): boolean {
  let within = false;
  for (const polygon of polygons) {
    polygon.forEach(([x1, y1], i) => {
      const [x0, y0] = polygon[(i + polygon.length - 1) % polygon.length] ?? [0, 0];
      if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) within = !within;
    });
  }
  return within;
}

/** A part as the record writes it: `city N+E`, `field NL+WR`, `cloister`. */
export function areaOfPart(part: string, path: string): string {
  const kind = KINDS[part[0] ?? ''] ?? '';
  const polygons = polygonsOf(path);
  const marks = kind === 'field' ? HALVES : kind === 'cloister' ? {} : EDGES;
  const sides = Object.keys(marks).filter((side) => inside(marks[side] ?? [0, 0], polygons));
  return [kind, sides.join('+')].filter(Boolean).join(' ');
}
