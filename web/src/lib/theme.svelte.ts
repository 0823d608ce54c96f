/** Light or dark: as the system has it, until somebody chooses. */
import { read, write } from './keep';

export type Theme = 'light' | 'dark';

const KEY = 'bastide.theme';

class Light {
  theme = $state<Theme>('light');

  start(): void {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => this.#show(read<Theme | null>(KEY, null) ?? (system.matches ? 'dark' : 'light'));
    system.addEventListener('change', follow);
    follow();
  }

  toggle(): void {
    const theme = this.theme === 'dark' ? 'light' : 'dark';
    write(KEY, theme);
    this.#show(theme);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const light = new Light();
