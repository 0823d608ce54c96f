/** The drawings: fetched once, kept as long as the page lives. */
import { SvelteMap } from 'svelte/reactivity';
import type { ArtSheet, TileArt } from '../../generated/carcassonne';
import * as api from '../../lib/api';

export type Draw = (tile: string, quarter: number) => TileArt | undefined;

/** So many tiles of a box are fetched together. */
const MANY = 3;
/** Milliseconds. */
const MOMENT = 40;

class Art {
  sheet = $state.raw<ArtSheet | null>(null);
  #tiles = new SvelteMap<string, TileArt[]>();
  #asked = new Set<string>();
  #wanted: string[] = [];
  #arrived = new Map<string, TileArt[]>();

  /** Fetches what all tiles share. */
  async open(): Promise<void> {
    if (this.#asked.has('')) return;
    this.#asked.add('');
    try {
      this.sheet = await api.artSheet();
    } catch {
      this.#asked.delete('');
    }
  }

  /** Fetches tiles that are not here yet; many of one box together with the whole box. */
  want(ids: Iterable<string>): void {
    const missing = [...new Set(ids)].filter((id) => !this.#asked.has(id));
    if (missing.length === 0) return;
    if (this.#wanted.length === 0) queueMicrotask(() => this.#fetchWanted());
    for (const id of missing) this.#asked.add(id);
    this.#wanted.push(...missing);
  }

  tile(id: string, quarter: number): TileArt | undefined {
    return this.#tiles.get(id)?.[quarter];
  }

  #fetchWanted(): void {
    const boxes = new Map<string, string[]>();
    for (const id of this.#wanted) {
      // Somebody made it up: it is in no box.
      const box = id.includes(':') ? id : (id.split('-')[0] ?? '');
      boxes.set(box, [...(boxes.get(box) ?? []), id]);
    }
    this.#wanted = [];
    for (const [box, ids] of boxes) {
      if (ids.length >= MANY) void this.#fetchBox(box, ids);
      else for (const id of ids) void this.#fetch(id);
    }
  }

  async #fetchBox(box: string, ids: string[]): Promise<void> {
    try {
      const drawn = await api.artBox(box);
      for (const [id, { quarters }] of Object.entries(drawn)) this.#arrive(id, quarters);
    } catch {
      for (const id of ids) this.#asked.delete(id);
    }
  }

  async #fetch(id: string): Promise<void> {
    try {
      const { quarters } = await api.artTile(id);
      this.#arrive(id, quarters);
    } catch {
      this.#asked.delete(id);
    }
  }

  /** What comes in one moment is shown at once: on a large board each change costs. */
  #arrive(id: string, quarters: TileArt[]): void {
    if (this.#tiles.has(id)) return;
    this.#asked.add(id);
    if (this.#arrived.size === 0) {
      setTimeout(() => {
        for (const [one, drawing] of this.#arrived) this.#tiles.set(one, drawing);
        this.#arrived.clear();
      }, MOMENT);
    }
    this.#arrived.set(id, quarters);
  }
}

export const art = new Art();

/** A turned tile, if its drawing has come. */
export const draw: Draw = (tile, quarter) => art.tile(tile, quarter);
