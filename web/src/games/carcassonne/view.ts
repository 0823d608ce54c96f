/** What the server tells of a game of Carcassonne: its types are made from src/bastide/carcassonne/shown.py. */
import type { Place, View } from '../../generated/carcassonne';
import type { EventData, GameView, LogEntry, Option, OptionData } from '../../lib/protocol';

export type { Owned, PartArt, Place, Standing, TileArt, View } from '../../generated/carcassonne';

export type Pair = [x: number, y: number];

/** The view of this game; null before it has come. */
export const viewOf = (view: GameView | undefined): View | null => (view && 'figures' in view ? view : null);

type Tile = View['tiles'][number];
const grounds = new WeakMap<View['tiles'], Map<string, Tile>>();

/** The tile on a square. A large board is asked for hundreds of squares at once. */
export function laidAt({ tiles }: Pick<View, 'tiles'>, [x, y]: Pair): Tile | undefined {
  let ground = grounds.get(tiles);
  if (!ground) grounds.set(tiles, (ground = new Map(tiles.map((tile) => [`${tile[0]},${tile[1]}`, tile]))));
  return ground.get(`${x},${y}`);
}

/** Where the option `lay` lays the tile, and how it is turned. */
export const layingOf = ({ data: { x = 0, y = 0, turn = 0 } }: Option): { x: number; y: number; turn: number } => ({
  x,
  y,
  turn,
});

/** An option that puts a figure somewhere, or is about one that stands there. */
export interface Standingplace extends Pick<OptionData, 'worth' | 'done' | 'whole'> {
  area: string;
  /** Of a flight: where it begins. */
  from: Place | null;
}

export const standingOf = ({ data: { area = '', worth, done, whole, from } }: Option): Standingplace => ({
  area,
  worth,
  done,
  whole,
  from: typeof from === 'object' ? from : null,
});

/** The area of `finish` and `score`; points that no area brings have none of it. */
export const areaOf = ({ data: { kind, squares, at } }: LogEntry): Pick<EventData, 'kind' | 'squares' | 'at'> => ({
  kind,
  squares,
  at,
});

export const kindOf = (area: string | undefined): string => area?.split(' ', 1)[0] ?? '';
