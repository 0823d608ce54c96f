/** Light or dark: as the system has it, until the player chooses. */
import { read, write } from './keep';

export type ThemeName = 'light' | 'dark';

const KEY = 'bastide.theme';

class Theme {
  name = $state<ThemeName>('light');

  start(): void {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => this.#show(read<ThemeName | null>(KEY, null) ?? (system.matches ? 'dark' : 'light'));
    system.addEventListener('change', follow);
    follow();
  }

  toggle(): void {
    const name = this.name === 'dark' ? 'light' : 'dark';
    write(KEY, name);
    this.#show(name);
  }

  #show(name: ThemeName): void {
    this.name = name;
    document.documentElement.dataset.theme = name;
  }
}

export const theme = new Theme();
