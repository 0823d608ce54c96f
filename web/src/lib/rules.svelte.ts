/** The rule index of each game, and the rule that somebody looks at. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import type { Rule } from './protocol';

/** A rule as it is looked at: next to what was clicked. */
export interface Look {
  game: string;
  id: string;
  anchor: DOMRect;
  from: HTMLElement;
}

class Rulebooks {
  look = $state.raw<Look | null>(null);
  #books = new SvelteMap<string, Map<string, Rule>>();
  #asked = new Set<string>();

  /** Fetches the rules of a game once. */
  async load(game: string): Promise<void> {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    try {
      const rules = await api.rules(game);
      this.#books.set(game, new Map(rules.map((rule) => [rule.id, rule])));
    } catch {
      this.#asked.delete(game);
    }
  }

  all(game: string): Rule[] {
    return [...(this.#books.get(game)?.values() ?? [])];
  }

  rule(game: string, id: string): Rule | undefined {
    return this.#books.get(game)?.get(id);
  }

  open(game: string, id: string, from: HTMLElement): void {
    void this.load(game);
    this.look = { game, id, anchor: from.getBoundingClientRect(), from };
  }

  close(): void {
    this.look?.from.focus({ preventScroll: true });
    this.look = null;
  }
}

export const rulebooks = new Rulebooks();
