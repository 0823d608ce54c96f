/** The map as lines and points: towns on a sheet of any size, connections as bent lines, goods on them. */
import type { Connection, Town } from './view';

export type Point = [x: number, y: number];
export type Side = 'start' | 'middle' | 'end';

/** Where a town's name stands, seen from the town. */
export type Label = [dx: number, dy: number, side: Side];

const BELOW: Label = [0, 25, 'middle'];

/** Where "below, in the middle" would collide. Set by hand. */
const LABELS: Record<string, Label> = {
  chartres: [0, -19, 'middle'],
  etampes: [0, -19, 'middle'],
  le_mans: [-4, -19, 'middle'],
  montargis: [18, 2, 'start'],
  briare: [18, 5, 'start'],
  sancerre: [17, 5, 'start'],
  nevers: [-2, 29, 'middle'],
  chinon: [-19, -2, 'end'],
  tours: [-20, 1, 'end'],
  vendome: [-8, 24, 'middle'],
  orleans: [25, -10, 'start'],
  blois: [19, -4, 'start'],
  montrichard: [8, -16, 'start'],
  loches: [2, 31, 'middle'],
  le_blanc: [17, 2, 'start'],
  chateauroux: [19, -6, 'start'],
  bourges: [1, 24, 'start'],
  vierzon: [17, -10, 'start'],
  chateaudun: [-14, -16, 'middle'],
  chatellerault: [20, 25, 'end'],
};

/** The same on a narrow sheet. */
const NARROW: Record<string, Label> = {
  sancerre: [6, 31, 'middle'],
  chinon: [-22, 4, 'end'],
  vierzon: [14, 6, 'start'],
  montargis: [6, -19, 'middle'],
  loches: [4, 33, 'middle'],
  chatellerault: [0, 27, 'middle'],
  bourges: [13, 17, 'start'],
};

export class Sheet {
  readonly narrow: boolean;
  #towns: Map<string, Town>;

  constructor(
    readonly width: number,
    readonly height: number,
    towns: Town[],
    readonly pad: [left: number, top: number, right: number, bottom: number] = [22, 18, 44, 22],
  ) {
    this.narrow = width < 500;
    this.#towns = new Map(towns.map((town) => [town.id, town]));
  }

  x(percent: number): number {
    const [left, , right] = this.pad;
    return left + (percent / 100) * (this.width - left - right);
  }

  y(percent: number): number {
    const [, top, , bottom] = this.pad;
    return top + (percent / 100) * (this.height - top - bottom);
  }

  at(town: string): Point {
    const [x, y] = this.#towns.get(town)?.at ?? [0, 0];
    return [this.x(x), this.y(y)];
  }

  label(town: string): Label {
    return (this.narrow ? NARROW[town] : undefined) ?? LABELS[town] ?? BELOW;
  }

  /** Begin, control point and end of the bent line. */
  curve({ towns, bend }: Connection): [Point, Point, Point] {
    const [a, b] = [this.at(towns[0]), this.at(towns[1])];
    const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend * 2, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend * 2];
    return [a, middle, b];
  }

  path(connection: Connection): string {
    const [a, c, b] = this.curve(connection).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return `M${a}Q${c} ${b}`;
  }

  /** The point a part of the way along. */
  along(connection: Connection, part: number): Point {
    const [a, c, b] = this.curve(connection);
    const rest = 1 - part;
    const mix = (i: 0 | 1) => rest * rest * a[i] + 2 * rest * part * c[i] + part * part * b[i];
    return [mix(0), mix(1)];
  }

  /** Where the goods lie, from the first town to the second. */
  slots(connection: Connection): Point[] {
    const parts = connection.slots === 1 ? [connection.slot_at] : [0.34, 0.66];
    return parts.map((part) => this.along(connection, part));
  }
}
