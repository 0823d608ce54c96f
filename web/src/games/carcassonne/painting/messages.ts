/** What the page and its painter say to each other. */
import type { TileArt } from '../../../generated/carcassonne';
import type { ThemeName } from '../../../lib/theme.svelte';

export interface Wish {
  key: string;
  tile: string;
  quarter: number;
  theme: ThemeName;
  size: number;
}

export type ToPainter =
  | { kind: 'sheet'; defs: string; css: Record<ThemeName, string> }
  | { kind: 'box'; box: string }
  | { kind: 'tile'; tile: string }
  | { kind: 'paint'; wishes: Wish[] };

export type FromPainter =
  | { kind: 'drawings'; asked: string; drawings: Record<string, TileArt[]> }
  | { kind: 'missing'; asked: string }
  | { kind: 'pictures'; pictures: [string, ImageBitmap | null][] };
