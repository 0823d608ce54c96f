/** The pages that explain a game, fetched when the rules are opened. */
import { SvelteMap } from 'svelte/reactivity';
import type { Guide } from '../generated/protocol';
import * as api from './api';

class Guides {
  #pages = new SvelteMap<string, Guide[]>();
  #asked = new Set<string>();

  async load(game: string): Promise<void> {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    try {
      this.#pages.set(game, await api.guides(game));
    } catch {
      this.#asked.delete(game);
    }
  }

  all(game: string): Guide[] {
    return this.#pages.get(game) ?? [];
  }

  /** The pages above a part of the rules, or the page that opens them. */
  above(game: string, module: string): Guide[] {
    return this.all(game).filter(({ name, page }) => (page.modules[0] ?? name) === module);
  }
}

export const guides = new Guides();
