/** The boxes that have a part of the page, as they are found in `expansions`. */
import type { BoxPage, VerbPage } from './box';

const found = import.meta.glob<{ box: BoxPage }>('./expansions/*/index.ts', { eager: true });

let made: BoxPage[] | null = null;

/** All of them. They are read only when somebody asks: what a box is made of may itself ask for the boxes. */
export const boxes = (): BoxPage[] => (made ??= Object.values(found).map(({ box }) => box));

/** What the boxes bring of one kind, in its order. */
export const inOrder = <T extends { order: number }>(read: (box: BoxPage) => T[] | undefined): T[] =>
  boxes()
    .flatMap((box) => read(box) ?? [])
    .sort((one, other) => one.order - other.order);

/** The first answer that a box has. */
export function firstOf<T>(ask: (box: BoxPage) => T | null | undefined): T | null {
  for (const box of boxes()) {
    const answer = ask(box);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

const PLAIN: VerbPage = {};
let verbs: Map<string, VerbPage> | null = null;

export function verbPage(verb: string): VerbPage {
  verbs ??= new Map(boxes().flatMap((box) => Object.entries(box.verbs ?? {})));
  return verbs.get(verb) ?? PLAIN;
}

/** The switches that are texts. */
export const switchPage = (name: string) => firstOf((box) => box.switches?.[name]);
