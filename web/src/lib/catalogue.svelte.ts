/** The games that the server offers, asked for once. */
import * as api from './api';
import type { Game } from './protocol';

class Catalogue {
  games = $state.raw<Game[] | null>(null);
  failed = $state(false);

  async load(): Promise<void> {
    if (this.games) return;
    try {
      this.games = await api.games();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  game(name: string): Game | null {
    return this.games?.find((game) => game.name === name) ?? null;
  }
}

export const catalogue = new Catalogue();
