/** What is printed on boards and pieces: fetched once, kept until a game with other values is looked at. */
import * as api from '../../lib/api';
import type { Box, Printed } from './view';

class Boards {
  box = $state.raw<Box | null>(null);
  #places = $derived(
    new Map([...(this.box?.places ?? []), ...(this.box?.tiles ?? [])].map((place) => [place.id, place])),
  );
  #asked: string | null = null;

  /** The boards of a data set of one's own, or ours. */
  async open(data = ''): Promise<void> {
    if (this.#asked === data) return;
    this.#asked = data;
    try {
      const found = await api.orleansBoard(data);
      if (this.#asked === data) this.box = found;
    } catch {
      this.#asked = null;
    }
  }

  place(id: string): Printed | undefined {
    return this.#places.get(id);
  }
}

export const boards = new Boards();
