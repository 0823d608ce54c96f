/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat, TermInfo } from './protocol';

/** What everybody sees of a game of Carcassonne, without what the boxes add. */
export interface View {
  tiles: [number, number, string, number][];
  figures: Standing[];
  hand: string | null;
  last: [number, number] | null;
  turn: Seat | null;
  scores: Partial<Record<Seat, number>>;
  supply: Partial<Record<Seat, Record<string, number>>>;
  stock: Stock;
  discarded: string[];
}

/** A figure, and where it stands. */
export interface Standing {
  seat: Seat;
  figure: string;
  square: [number, number];
  area: string;
  part: string;
}

export interface Stock {
  left: number;
  tiles: Record<string, number>;
}

/** A part of a tile on the table. */
export interface Place {
  square: [number, number];
  area: string;
  part: string;
}

export interface Owned {
  seat: Seat;
  figure: string;
}

/** Who stands in a feature, with which figures, and how much they count. */
export interface Holder {
  seat: Seat;
  figures: string[];
  strength: number;
}

/** A feature: its parts, who holds it, its points as it lies, whether nothing left completes it. */
export interface AreaBrief {
  kind: string;
  size: number;
  parts: Place[];
  holders: Holder[];
  owners: Seat[];
  now: number;
  completed: boolean;
  never: boolean;
}

/** A tile that is left and fits: how it is turned, how many there are, whether it closes the feature. */
export interface Fit {
  tile: string;
  turn: number;
  count: number;
  closes: boolean;
}

/** A free square where a feature goes on: what fits, and what it needs in north, east, south and west. */
export interface End {
  square: [number, number];
  fits: Fit[];
  needs: string[];
}

/** A city at a field. */
export interface CityAt {
  at: Place;
  parts: Place[];
  size: number;
  completed: boolean;
  never: boolean;
  holders: Holder[];
}

/** What a seat would still get at the end, and with whom it shares it. */
export interface Gain {
  kind: string;
  points: number;
  formula: TermInfo[];
  at: Place | null;
  shared: Seat[];
}

/** The points of a seat if the game ended now. */
export interface Outlook {
  track: number;
  total: number;
  gains: Gain[];
}

export interface Scores {
  about: 'scores';
  seats: Partial<Record<Seat, Outlook>>;
}

export interface Areas {
  about: 'areas';
  areas: AreaBrief[];
}

/** A feature in detail. `growth` is what each new tile adds where several are missing; `never` says that no tile that is left fits one of its ends. */
export interface AreaCard {
  about: 'area';
  area: AreaBrief;
  crests: number;
  tiles_left: number;
  now: TermInfo[];
  finished: TermInfo[];
  growth: number;
  ends: End[];
  never: boolean;
  cities: CityAt[];
}

/** What fits a free square next to the board. */
export interface Gap {
  about: 'gap';
  end: End;
  tiles_left: number;
}

export interface PartArt {
  spot: [number, number];
  label: [number, number];
  path: string;
}

/** A turned tile: two fragments of 100 × 100 units, its parts by name, the middle of its signs. */
export interface TileArt {
  under: string;
  over: string;
  parts: Record<string, PartArt>;
  signs: Record<string, [number, number]>;
}

/** A tile in its four turns. */
export interface Drawn {
  quarters: TileArt[];
}

export interface Themes {
  light: string;
  dark: string;
}

/** What all tiles share, and the figures. */
export interface ArtSheet {
  defs: string;
  css: Themes;
  figures: Record<string, string>;
  /** Where pieces stand on the start blocks, from the corner of the square 0,0. */
  places: Record<string, Record<string, [number, number][]>>;
}

/** What something on the table tells. */
export type Inspection = Scores | Areas | AreaCard | Gap;
