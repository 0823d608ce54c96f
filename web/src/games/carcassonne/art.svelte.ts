/** The drawings: fetched once, kept as long as the page lives. */
import type { ArtSheet, TileArt } from '../../generated/carcassonne';
import * as api from '../../lib/api';
import type { FromPainter, ToPainter } from './painting/messages';

export type Draw = (tile: string, quarter: number) => TileArt | undefined;

/** So many tiles of a box are fetched together. */
const MANY = 3;
/** So long drawings that have come wait for the others, in milliseconds. */
const MOMENT = 250;

class Art {
  sheet = $state.raw<ArtSheet | null>(null);
  /** Is told of pictures that have been painted. */
  onpictures: (pictures: [string, ImageBitmap | null][]) => void = () => undefined;
  /** Is told when the painter has got drawings. */
  ondrawings: () => void = () => undefined;
  /** Grows when drawings are shown. */
  version = $state(0);
  #tiles = new Map<string, TileArt[]>();
  #asked = new Set<string>();
  #wanted: string[] = [];
  #arrived = new Map<string, TileArt[]>();
  #showing: ReturnType<typeof setTimeout> | undefined;
  /** What was asked for and has not come, by the name of the box or of the tile. */
  #under = new Map<string, string[]>();
  #painter: Worker | null = null;

  /** Fetches what all tiles share. */
  async open(): Promise<void> {
    if (this.#asked.has('')) return;
    this.#asked.add('');
    try {
      const sheet = await api.artSheet();
      this.tell({ kind: 'sheet', defs: sheet.defs, css: { light: sheet.css.light, dark: sheet.css.dark } });
      this.sheet = sheet;
    } catch {
      this.#asked.delete('');
    }
  }

  /** Says something to the painter, who works beside the page. */
  tell(message: ToPainter): void {
    if (!this.#painter) {
      this.#painter = new Worker(new URL('./painting/painter.worker.ts', import.meta.url), { type: 'module' });
      this.#painter.onmessage = ({ data }: MessageEvent<FromPainter>) => this.#hear(data);
    }
    this.#painter.postMessage(message);
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
    void this.version;
    return this.#tiles.get(id)?.[quarter];
  }

  /** Whether the painter has the drawing of a tile; the page itself may still wait for others. */
  isThere(id: string): boolean {
    return this.#tiles.has(id) || this.#arrived.has(id);
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
      if (ids.length >= MANY) {
        this.#under.set(box, ids);
        this.tell({ kind: 'box', box });
      } else {
        for (const tile of ids) {
          this.#under.set(tile, [tile]);
          this.tell({ kind: 'tile', tile });
        }
      }
    }
  }

  #hear(message: FromPainter): void {
    if (message.kind === 'pictures') {
      this.onpictures(message.pictures);
    } else if (message.kind === 'drawings') {
      this.#under.delete(message.asked);
      for (const [id, quarters] of Object.entries(message.drawings)) {
        if (this.#tiles.has(id)) continue;
        this.#asked.add(id);
        this.#arrived.set(id, quarters);
      }
      this.ondrawings();
      this.#showSoon();
    } else {
      for (const id of this.#under.get(message.asked) ?? []) this.#asked.delete(id);
      this.#under.delete(message.asked);
      this.#showSoon();
    }
  }

  /** What was asked for is shown together: on a large board each change costs. But nobody waits long for a slow one. */
  #showSoon(): void {
    if (this.#arrived.size === 0) return;
    if (this.#under.size === 0) this.#show();
    else this.#showing ??= setTimeout(() => this.#show(), MOMENT);
  }

  #show(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (const [id, drawing] of this.#arrived) this.#tiles.set(id, drawing);
    this.#arrived.clear();
    this.version += 1;
  }
}

export const art = new Art();

/** A turned tile, if its drawing has come. */
export const draw: Draw = (tile, quarter) => art.tile(tile, quarter);
