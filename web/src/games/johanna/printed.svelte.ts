/** What is printed on the sheet: fetched once, kept until a game with other values is looked at. */
import * as api from '../../lib/api';
import type { Printed } from './view';

class Print {
  sheet = $state.raw<Printed | null>(null);
  #asked: string | null = null;

  /** The sheet of a data set of one's own, or ours. */
  async load(data = ''): Promise<void> {
    if (this.#asked === data) return;
    this.#asked = data;
    try {
      const found = await api.johannaSheet(data);
      if (this.#asked === data) this.sheet = found;
    } catch {
      this.#asked = null;
    }
  }
}

export const print = new Print();
