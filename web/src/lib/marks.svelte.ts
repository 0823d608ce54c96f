/** Turns that a study or a hint shows on the board: numbered, the best and what was played apart from the others. */
import type { AnyFace } from '../games/face';
import type { Seat } from './protocol';
import type { ShownDecision } from './study.svelte';

export interface Mark {
  as: 'best' | 'played' | 'both' | 'other' | 'first' | 'second' | 'third';
  /** Its number in the list. */
  number: number;
  pale: boolean;
  /** Whose turn it is. */
  seat: Seat | null;
  turn: ShownDecision[];
}

class Marks {
  turns = $state.raw<Mark[]>([]);
}

export const marks = new Marks();

/** Shows turns on the board: by the game itself if it can, else as badges on what they touch. */
export function show(face: AnyFace | null, turns: Mark[]): void {
  face?.mark?.(turns);
  marks.turns = face?.mark ? [] : turns;
}

/** What a board calls `town:13`: data-target="town:13", or data-town="13"; what cannot be used has data-why. */
export function selectors(target: string): string[] {
  const [kind = '', ...name] = target.split(':');
  const own = /^[a-z]+$/.test(kind) ? [`[data-${kind}="${CSS.escape(name.join(':'))}"]`] : [];
  return [`[data-target="${CSS.escape(target)}"]`, ...own, `[data-why="${CSS.escape(target)}"]`];
}

/** What a decision touches, as the board calls it. */
export const touched = (face: AnyFace | null, one: ShownDecision): string[] => face?.touches?.(one) ?? one.targets;
