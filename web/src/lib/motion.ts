/** How long things move; not at all for those who asked for stillness, in their system or here. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { read, write } from './keep';

const KEY = 'bastide.still';

export const wantsStill = (): boolean => read(KEY, false);

export function keepStill(still: boolean): void {
  write(KEY, still);
  startMotion();
}

export function startMotion(): void {
  document.documentElement.dataset.motion = wantsStill() ? 'off' : 'on';
}

export const still = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export const lasting = (milliseconds: number): number => (still() ? 0 : milliseconds);

const DOWN = 230;

/** How a piece comes down onto the board. What lies there when the board is first shown does not move. */
export const comeDown = (
  _: Element,
  { by = 0, grown = 1, quiet = false }: { by?: number; grown?: number; quiet?: boolean },
): TransitionConfig => ({
  duration: quiet ? 0 : lasting(DOWN),
  easing: cubicOut,
  css: (done, left) => `opacity: ${done}; transform: translateY(${-by * left}px) scale(${1 + (grown - 1) * left});`,
});
