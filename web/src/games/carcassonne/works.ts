/** What is laid on the land besides tiles and figures: bridges, castles, tunnel tokens, gold, plague, ferries. */
import type { Option, Seat } from '../../lib/protocol';
import type { TileArt } from './art.svelte';
import { SIDE } from './board';
import type { Pair, Place, View } from './view';

type Draw = (tile: string, quarter: number) => TileArt | undefined;

export interface Bridge {
  square: Pair;
  axis: 'N-S' | 'E-W';
  part?: string;
}

/** What the expansions of the second part add to the view; absent without them. */
export interface Laid {
  bridges?: { built: Bridge[]; left: Partial<Record<Seat, number>> };
  castles?: { built: Castle[]; left: Partial<Record<Seat, number>>; town: Pair[] | null };
  tunnels?: { on: { pair: string; square: Pair; part: string }[]; left: Partial<Record<Seat, string[]>> };
  gold?: { on: [x: number, y: number, number: number][]; held: Partial<Record<Seat, number>>; supply: number };
  plague?: {
    foci: [x: number, y: number, number: number][];
    spared: Pair[];
    fleas: [x: number, y: number, active: boolean][];
    supply: number;
    due: Seat | null;
    /** Where a flea comes that has yet to be taken from another tile. */
    goal: Pair | null;
  };
  ferries?: { on: { square: Pair; ends: string[] }[]; supply: number; movable: Pair[] };
  wheel?: { pig: string; crowns: Record<string, (string | null)[]> };
  teacher?: Seat | 'school';
  robbers?: Partial<Record<Seat, number | null>>;
  dispatches?: { card: string | null; seen: string[]; track: Partial<Record<Seat, Record<string, number>>> };
  bazaar?: Bazaar | null;
  catapult?: Fair | null;
  crop_circle?: { adding: boolean; waiting: Seat[] } | null;
}

export interface Castle {
  squares: Pair[];
  owner: Seat;
  closed: boolean;
}

export interface Bazaar {
  opener: Seat;
  tiles: string[];
  tile: string | null;
  picker: Seat | null;
  bid: number;
  bidder: Seat | null;
  bidders: Seat[];
  won: Partial<Record<Seat, string>>;
  turns: Seat[];
}

export interface Fair {
  token: string;
  fair: Pair;
  waiting: Seat[];
  landed: [seat: Seat, x: number, y: number][];
  /** Who has flung at the fair without saying where the token lies, and whom the table has found nearest. */
  flung: Seat[];
  best: Seat[];
  /** The follower nearest to a seductive token. */
  hit: Place | null;
  /** How a throw strays, in quarters of a side: it falls short by the drift, and scatters around that. */
  forces: { name: string; drift: number; spread: number }[];
  /** How likely each end of a throw to a neighbour is. */
  catch: Record<string, Record<string, number>>;
}

/** The bridge that a tile needs where it would be laid. */
export const bridgeOf = (option: Option | undefined): Bridge | null =>
  (option?.data.bridge as Bridge | undefined) ?? null;

const SIDES: Record<string, Pair> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const MIDDLE: Pair = [0, 0];

const middle = ([x, y]: Pair): Pair => [(x + 0.5) * SIDE, (y + 0.5) * SIDE];

/** Where a castle stands: between the two tiles of its town. */
export function castleAt({ squares }: Castle): Pair {
  const middles = squares.map(middle);
  const mean = (index: 0 | 1) => middles.reduce((sum, at) => sum + at[index], 0) / middles.length;
  return [mean(0), mean(1)];
}

/** The spot of something that is on no drawn part of its tile: on a bridge, on a castle. */
export function spotOnWork(view: View, square: Pair, part: string | undefined, area: string): Pair | null {
  if (area.startsWith('castle')) {
    const castle = view.castles?.built.find(({ squares }) => squares.some((one) => one.join() === square.join()));
    return castle ? castleAt(castle) : null;
  }
  const bridge = view.bridges?.built.find((one) => one.part === part && one.square.join() === square.join());
  return bridge ? middle(square) : null;
}

/** Where gold lies on a tile: aside, so that the land can be seen. */
export const goldAt = ([x, y]: Pair): Pair => [(x + 0.5) * SIDE + 22, (y + 0.5) * SIDE + 24];

/** What of a square a bridge covers. */
export const deckOf = (part: string): string =>
  part === 'b1' ? 'M36 0H64V100H36Z' : part === 'b2' ? 'M0 36H100V64H0Z' : '';

/** A ferry's way from shore to shore, its middle, and points along it. */
export function wayOf({ square, ends }: { square: Pair; ends: string[] }): { path: string; at: Pair; points: Pair[] } {
  const [x, y] = middle(square);
  const [from = MIDDLE, to = MIDDLE] = ends.map((end) => SIDES[end] ?? MIDDLE);
  const a: Pair = [x + 34 * from[0], y + 34 * from[1]];
  const b: Pair = [x + 34 * to[0], y + 34 * to[1]];
  const bend: Pair = [x + 6 * (from[0] + to[0]), y + 6 * (from[1] + to[1])];
  const on = (s: number): Pair => {
    const mix = (i: 0 | 1) => (1 - s) ** 2 * a[i] + 2 * s * (1 - s) * bend[i] + s ** 2 * b[i];
    return [mix(0), mix(1)];
  };
  const points = Array.from({ length: 9 }, (_, index) => on(index / 8));
  return { path: `M${a.join(' ')}Q${bend.join(' ')} ${b.join(' ')}`, at: on(0.5), points };
}

/** Where the button of a way is: around the lake, so that those of several ways stand apart. */
export function buttonOf({ square, ends }: { square: Pair; ends: string[] }): Pair {
  const [x, y] = middle(square);
  const [from = MIDDLE, to = MIDDLE] = ends.map((end) => SIDES[end] ?? MIDDLE);
  const straight = from[0] + to[0] === 0 && from[1] + to[1] === 0;
  if (straight) return from[0] === 0 ? [x, y + 23] : [x + 23, y];
  return [x + 21 * (from[0] + to[0]), y + 21 * (from[1] + to[1])];
}

/** A strip along some points, as an outline. */
export function stripOf(points: Pair[], half: number): string {
  const beside = (way: 1 | -1) =>
    points.map(([x, y], index): Pair => {
      const [x0, y0] = points[Math.max(0, index - 1)] ?? [x, y];
      const [x1, y1] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
      const long = Math.hypot(x1 - x0, y1 - y0) || 1;
      return [x - (way * half * (y1 - y0)) / long, y + (way * half * (x1 - x0)) / long];
    });
  const round = ([x, y]: Pair) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${[...beside(1), ...beside(-1).reverse()].map(round).join('L')}Z`;
}

/** The token of a tunnel: `C1` is the first pair of seat C. */
export const pairOf = (pair: string): { seat: Seat; number: string } => ({
  seat: pair[0] as Seat,
  number: pair.slice(1),
});

/** Tokens lie where the road goes underground, a little beside who stands on it. */
export function tunnelsOf(view: View, draw: Draw): { key: string; pair: string; at: Pair }[] {
  const tiles = new Map(view.tiles.map(([x, y, tile, quarter]) => [`${x},${y}`, { tile, quarter }]));
  return (view.tunnels?.on ?? []).flatMap(({ pair, square, part }) => {
    const laid = tiles.get(square.join(','));
    const spot = laid && draw(laid.tile, laid.quarter)?.parts[part]?.spot;
    if (!spot) return [];
    // Towards the middle of the tile: there the opening is.
    const at: Pair = [square[0] * SIDE + spot[0] * 0.62 + 19, square[1] * SIDE + spot[1] * 0.62 + 19];
    return [{ key: `${square.join(',')}:${part}`, pair, at }];
  });
}

/** The squares that the plague has reached from a focus: they are alive together. */
export function infected(plague: NonNullable<Laid['plague']>): Pair[] {
  const fleas = plague.fleas.filter(([, , active]) => active).map(([x, y]): Pair => [x, y]);
  return [...plague.foci.map(([x, y]): Pair => [x, y]), ...fleas];
}

/** The outline of some squares. */
export function outlineOf(squares: Pair[]): string {
  const taken = new Set(squares.map(([x, y]) => `${x},${y}`));
  return squares
    .flatMap(([x, y]) => {
      const [left, top, right, bottom] = [x * SIDE, y * SIDE, (x + 1) * SIDE, (y + 1) * SIDE];
      const free = ([dx, dy]: Pair) => !taken.has(`${x + dx},${y + dy}`);
      return [
        free([0, -1]) ? `M${left} ${top}H${right}` : '',
        free([1, 0]) ? `M${right} ${top}V${bottom}` : '',
        free([0, 1]) ? `M${left} ${bottom}H${right}` : '',
        free([-1, 0]) ? `M${left} ${top}V${bottom}` : '',
      ];
    })
    .join('');
}

/** Where the places of a start block are on the land: its first square tells. */
export function blockAt(view: View, first: string): Pair | null {
  const laid = view.tiles.find(([, , tile]) => tile === first);
  return laid ? [laid[0] * SIDE, laid[1] * SIDE] : null;
}

export const WHEEL = 'WB-00';

/** The square in the middle of the wheel, to look at. */
export function wheelSquare(view: View): Pair | null {
  const corner = blockAt(view, WHEEL);
  return corner && [corner[0] / SIDE + 1.5, corner[1] / SIDE + 1.5];
}

/** Where the pig stands and where the crown spaces are: `places` is what is drawn on the wheel. */
export function wheelPlace(view: View, places: Record<string, Pair[]>, segment: string, nth: number): Pair | null {
  const corner = blockAt(view, WHEEL);
  const place = places[segment]?.[nth];
  return corner && place ? [corner[0] + place[0], corner[1] + place[1]] : null;
}

/** Who stands on which crown space. `A follower` is how the view writes a figure. */
export function crownsOf(view: View): { segment: string; nth: number; seat: Seat; figure: string }[] {
  return Object.entries(view.wheel?.crowns ?? {}).flatMap(([segment, spaces]) =>
    spaces.flatMap((who, nth) => {
      const [seat, figure] = who?.split(' ') ?? [];
      return seat && figure ? [{ segment, nth, seat: seat as Seat, figure }] : [];
    }),
  );
}

/** The middle of the school, if it lies there. */
export function schoolAt(view: View): Pair | null {
  const corner = blockAt(view, 'SC-01');
  return corner && [corner[0] + SIDE, corner[1] + SIDE / 2];
}
