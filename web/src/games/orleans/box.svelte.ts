/** What is printed on boards and pieces: fetched once, kept as long as the page lives. */
import * as api from '../../lib/api';
import type { Box, Printed } from './view';

class Boards {
  box = $state.raw<Box | null>(null);
  #places = $derived(
    new Map([...(this.box?.places ?? []), ...(this.box?.tiles ?? [])].map((place) => [place.id, place])),
  );
  #asked = false;

  async open(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.box = await api.orleansBoard();
    } catch {
      this.#asked = false;
    }
  }

  place(id: string): Printed | undefined {
    return this.#places.get(id);
  }
}

export const boards = new Boards();
