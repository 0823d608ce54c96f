/** Choices that somebody has saved under a name, in this browser. */
import { read, write } from './keep';
import type { ClockRule, SwitchValue } from './protocol';
import type { Place } from './tableDraft.svelte';

export interface OwnPreset {
  name: string;
  game: string;
  sets: string[];
  elements: string[];
  options: Record<string, SwitchValue>;
  places: Pick<Place, 'kind' | 'bot'>[];
  clock: ClockRule | null;
  listed: boolean;
  grace: number;
  level: string;
}

const KEY = 'bastide.presets';
const MOST = 30;

class OwnPresets {
  #all = $state.raw<OwnPreset[]>(read<OwnPreset[]>(KEY, []));

  of(game: string): OwnPreset[] {
    return this.#all.filter((one) => one.game === game);
  }

  /** A second one of the same name takes the place of the first. */
  keep(preset: OwnPreset): void {
    this.#write([...this.#others(preset), preset].slice(-MOST));
  }

  remove(preset: OwnPreset): void {
    this.#write(this.#others(preset));
  }

  #others({ game, name }: OwnPreset): OwnPreset[] {
    return this.#all.filter((one) => one.game !== game || one.name !== name);
  }

  #write(all: OwnPreset[]): void {
    this.#all = all;
    write(KEY, all);
  }
}

export const ownPresets = new OwnPresets();
