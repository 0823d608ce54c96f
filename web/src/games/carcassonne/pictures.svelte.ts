/**
 * Laid tiles as bitmaps. A tile is some hundred shapes; a whole land of them is too much to draw anew in every
 * frame of a drag. Each turned tile is painted once, beside the page, and shown as a picture from then on: at
 * first in the size in which it is seen, and sharper when somebody comes closer.
 */
import { theme } from '../../lib/theme.svelte';
import { SIDE } from './board';
import { art } from './art.svelte';
import type { Wish } from './painting/messages';

/** In how many pixels a tile is painted. */
const SIZES = [32, 64, 160, 384];
/** A picture may be stretched so much before it looks soft. */
const STRETCH = 1.15;
/** So many are given to the painter at a time: what comes into view meanwhile is painted before the rest. */
const AT_A_TIME = new Map([
  [32, 150],
  [64, 100],
  [160, 24],
  [384, 8],
]);

interface Wanted {
  tile: string;
  quarter: number;
}

const keyOf = (tile: string, quarter: number, size: number): string => `${theme.name}:${size}:${tile}:${quarter}`;

class Pictures {
  /** Grows with each picture that comes: who shows them looks again. */
  version = $state(0);
  #pictures = new Map<string, ImageBitmap>();
  #asked = new Set<string>();
  #wanted: Wanted[] = [];
  #size = 0;
  #busy = false;

  constructor() {
    art.onpictures = (pictures) => this.#arrive(pictures);
    art.ondrawings = () => this.#next();
  }

  /** The best picture of a turned tile that has been painted. */
  of(tile: string, quarter: number, size: number): ImageBitmap | undefined {
    const at = SIZES.indexOf(size);
    const order = [...SIZES.slice(at), ...SIZES.slice(0, at).reverse()];
    for (const one of order) {
      const picture = this.#pictures.get(keyOf(tile, quarter, one));
      if (picture) return picture;
    }
    return undefined;
  }

  /** Has turned tiles painted, in this order. */
  want(tiles: Wanted[], size: number): void {
    this.#wanted = tiles;
    this.#size = size;
    this.#next();
  }

  #next(): void {
    if (!art.sheet || this.#busy) return;
    const size = this.#size;
    const wishes: Wish[] = [];
    for (const { tile, quarter } of this.#wanted) {
      if (wishes.length === AT_A_TIME.get(size)) break;
      const key = keyOf(tile, quarter, size);
      if (this.#asked.has(key) || !art.isThere(tile)) continue;
      this.#asked.add(key);
      wishes.push({ key, tile, quarter, theme: theme.name, size });
    }
    if (wishes.length === 0) return;
    this.#busy = true;
    art.tell({ kind: 'paint', wishes });
  }

  #arrive(pictures: [string, ImageBitmap | null][]): void {
    for (const [key, picture] of pictures) if (picture) this.#pictures.set(key, picture);
    this.#busy = false;
    this.version += 1;
    this.#next();
  }
}

/** How large a picture has to be at this scale. */
export const sizeAt = (scale: number): number => {
  const pixels = (scale * SIDE * devicePixelRatio) / STRETCH;
  return SIZES.find((size) => size >= pixels) ?? SIZES[SIZES.length - 1] ?? 0;
};

export const pictures = new Pictures();
