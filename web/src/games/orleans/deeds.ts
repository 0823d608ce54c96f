/** The spaces of a deed in the order in which they are printed. */
import type { Deed, DeedNow } from './view';

export interface DeedSpace {
  needs: string;
  filled: boolean;
}

/** Followers of one profession fill its spaces from the left. */
export function deedSpaces(deed: Deed, now: DeedNow): DeedSpace[] {
  const there = { ...now.filled };
  return deed.spaces.map((needs) => {
    const filled = (there[needs] ?? 0) > 0;
    if (filled) there[needs] = (there[needs] ?? 0) - 1;
    return { needs, filled };
  });
}
