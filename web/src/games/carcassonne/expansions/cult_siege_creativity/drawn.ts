/** A face for a blank tile, as somebody puts it together who does not know the notation. */
import type { TileSymbol } from '../../box';
import { inOrder } from '../../boxes';
import { sure } from '../../../../lib/sure';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const GROUNDS = ['field', 'road', 'city'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The symbols that go with the elements in play. A face that somebody wrote may show any of them. */
export const symbolsOn = (on: TileSymbol['on'], elements: string[] | null = null): TileSymbol[] =>
  inOrder((box) => box.symbols).filter(
    (one) => one.on === on && (!elements || !one.element || elements.includes(one.element)),
  );

const symbolOf = (name: string): TileSymbol | undefined =>
  inOrder((box) => box.symbols).find((one) => one.name === name);
const isOn = (on: TileSymbol['on'], name: string): boolean => symbolsOn(on).some((one) => one.name === name);

export interface Drawn {
  edges: Ground[];
  joined: boolean;
  through: boolean;
  mark: string;
  /** What is by its roads. */
  wayside: string;
  site: string;
  sign: string;
}

const at = (drawn: Drawn, ground: Ground): number[] => [0, 1, 2, 3].filter((edge) => drawn.edges[edge] === ground);
const opposite = (edges: number[]): boolean => edges.length === 2 && sure(edges[1]) - sure(edges[0]) === 2;
const letters = (edges: number[]): string => edges.map((edge) => SIDES[edge]).join('+');

/** What can be chosen now: cities come before roads, both before a building. */
export function choices(drawn: Drawn): {
  join: boolean;
  through: boolean;
  middle: boolean;
  site: boolean;
  city: boolean;
  road: boolean;
  full: boolean;
} {
  const cities = at(drawn, 'city');
  const roads = at(drawn, 'road');
  const joined = drawn.joined && cities.length > 1;
  const through = roads.length === 2 && !(joined && opposite(cities) && opposite(roads));
  const ends = roads.length > 0 && !(through && drawn.through);
  const middle = !(ends && joined);
  return {
    join: cities.length > 1,
    through,
    middle,
    site: cities.length < 4 && middle,
    city: cities.length > 0,
    road: roads.length > 0,
    full: joined && cities.length === 4,
  };
}

/** The face in the notation, in the spelling that is kept. What cannot be is left out. */
export function textOf(drawn: Drawn): string {
  const can = choices(drawn);
  const cities = at(drawn, 'city');
  const roads = at(drawn, 'road');
  const towns = can.join && drawn.joined ? [cities] : cities.map((edge) => [edge]);
  const ways = can.through && drawn.through ? [roads] : roads.map((edge) => [edge]);
  const mark = symbolOf(drawn.mark)?.full && !can.full ? '' : drawn.mark;
  const words = [
    ...towns.map((edges, index) => ['city', letters(edges), index === 0 ? mark : '', edges.length === 1 ? 'cap' : '']),
    ...ways.map((edges, index) => ['road', letters(edges), index === 0 ? drawn.wayside : '']),
    [can.site ? drawn.site : ''],
    drawn.sign && (can.middle || !symbolOf(drawn.sign)?.between) ? ['sign', drawn.sign] : [],
  ].map((part) => part.filter(Boolean).join(' '));
  return words.filter(Boolean).join(' | ') || 'field';
}

/** The tile with a face that is spelled as it is kept. */
export const tileOf = (face: string): string => `CS-blank:${face.replaceAll(' | ', ',').replaceAll(' ', '.')}`;

/** What can be chosen of a face that somebody wrote. */
export function drawnOf(text: string): Drawn {
  const drawn: Drawn = {
    edges: ['field', 'field', 'field', 'field'],
    joined: false,
    through: false,
    mark: '',
    wayside: '',
    site: '',
    sign: '',
  };
  for (const part of text.toLowerCase().split('|')) {
    const [kind = '', where = '', ...marks] = part.trim().split(/\s+/);
    if (isOn('middle', kind)) drawn.site = kind;
    if (kind === 'sign' && isOn('sign', where)) drawn.sign = where;
    if (kind !== 'city' && kind !== 'road') continue;
    const edges = where.split('+').map((letter) => SIDES.findIndex((side) => side.toLowerCase() === letter));
    for (const edge of edges) if (edge >= 0) drawn.edges[edge] = kind;
    if (edges.length > 1 && kind === 'city') drawn.joined = true;
    if (edges.length > 1 && kind === 'road') drawn.through = true;
    if (kind === 'city') drawn.mark ||= marks.find((mark) => isOn('city', mark)) ?? '';
    else drawn.wayside ||= marks.find((mark) => isOn('road', mark)) ?? '';
  }
  return drawn;
}
