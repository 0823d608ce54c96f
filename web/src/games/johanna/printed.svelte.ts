/** What is printed on the sheet: fetched once, kept as long as the page lives. */
import * as api from '../../lib/api';
import type { Printed } from './view';

class Print {
  sheet = $state.raw<Printed | null>(null);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.sheet = await api.johannaSheet();
    } catch {
      this.#asked = false;
    }
  }
}

export const print = new Print();
