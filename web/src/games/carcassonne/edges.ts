/** What meets the four edges of a turned tile, read from its drawing. */
import { art } from './art.svelte';
import { areaOfPart } from './sides';
import { sidesOf } from './words';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const KINDS = ['city', 'road', 'field', 'river'] as const;
export type Kind = (typeof KINDS)[number];
/** What is sought at each edge, from the north round; null is anything. */
export type Sought = (Kind | null)[];

/** City, road, river or meadow at each edge; nothing before the drawing has come. */
export function edgesOf(tile: string, quarter: number): Kind[] {
  const drawn = art.tile(tile, quarter);
  if (!drawn) return [];
  const areas = Object.entries(drawn.parts)
    .map(([name, part]) => areaOfPart(name, part.path))
    .filter((area) => !area.startsWith('field'));
  return SIDES.map((side) => {
    const kind = areas.find((area) => sidesOf(area).includes(side))?.split(' ')[0];
    return KINDS.find((one) => one === kind) ?? 'field';
  });
}

/** How a tile is turned to show what is sought; null when it never does. */
export function turnedTo(tile: string, sought: Sought): number | null {
  if (sought.every((kind) => kind === null)) return 0;
  const fits = (quarter: number) => {
    const edges = edgesOf(tile, quarter);
    return edges.length > 0 && sought.every((kind, side) => kind === null || edges[side] === kind);
  };
  return [0, 1, 2, 3].find(fits) ?? null;
}

/** Its edges, turned so that cities come first, then roads: the same for all tiles that meet the same things. */
export function shapeOf(tile: string): Kind[] {
  const rank = (edges: Kind[]): string => edges.map((kind) => KINDS.indexOf(kind)).join('');
  return [0, 1, 2, 3]
    .map((quarter) => edgesOf(tile, quarter))
    .reduce((best, edges) => (rank(edges) < rank(best) ? edges : best));
}
