/** The drawings: fetched once, kept as long as the page lives. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from '../../lib/api';

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

interface Sheet {
  defs: string;
  css: { light: string; dark: string };
  figures: Record<string, string>;
  /** Where pieces stand on the start blocks, from the corner of the square 0,0. */
  places: Record<string, Record<string, [number, number][]>>;
}

class Art {
  sheet = $state.raw<Sheet | null>(null);
  #tiles = new SvelteMap<string, TileArt[]>();
  #asked = new Set<string>();

  /** Fetches what all tiles share. */
  async open(): Promise<void> {
    if (this.#asked.has('')) return;
    this.#asked.add('');
    try {
      this.sheet = await api.art<Sheet>('carcassonne/art');
    } catch {
      this.#asked.delete('');
    }
  }

  /** Fetches tiles that are not here yet. */
  want(ids: Iterable<string>): void {
    for (const id of ids) if (!this.#asked.has(id)) void this.#fetch(id);
  }

  tile(id: string, quarter: number): TileArt | undefined {
    return this.#tiles.get(id)?.[quarter];
  }

  async #fetch(id: string): Promise<void> {
    this.#asked.add(id);
    try {
      const { quarters } = await api.art<{ quarters: TileArt[] }>(`carcassonne/art/${encodeURIComponent(id)}`);
      this.#tiles.set(id, quarters);
    } catch {
      this.#asked.delete(id);
    }
  }
}

export const art = new Art();
