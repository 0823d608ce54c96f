/** How long things move; not at all for those who asked for stillness. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const lasting = (milliseconds: number): number => (still() ? 0 : milliseconds);
