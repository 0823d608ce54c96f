/** How long things move; not at all for those who asked for stillness, in their system or here. */
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
