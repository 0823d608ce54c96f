/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */
import type { Seat } from './protocol';

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

/** What all tiles share, and the figures. */
export interface ArtSheet {
  defs: string;
  css: Themes;
  figures: Record<string, string>;
  /** Where pieces stand on the start blocks, from the corner of the square 0,0. */
  places: Record<string, Record<string, [number, number][]>>;
}

export interface Themes {
  light: string;
  dark: string;
}

/** A tile in its four turns. */
export interface Drawn {
  quarters: TileArt[];
}

/** A turned tile: two fragments of 100 × 100 units, its parts by name, the middle of its signs. */
export interface TileArt {
  under: string;
  over: string;
  parts: Record<string, PartArt>;
  signs: Record<string, [number, number]>;
}

export interface PartArt {
  spot: [number, number];
  label: [number, number];
  path: string;
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

export interface Bridge {
  square: [number, number];
  axis: string;
}
