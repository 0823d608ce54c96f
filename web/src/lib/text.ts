/** Fluent texts: bundles, and sentences in which names stand out. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Arguments, Language, Texts } from './protocol';

export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle([language, 'en'], { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A text with its blanks filled in; the id itself where a text is missing. */
export function format(bundle: FluentBundle, id: string, args?: Arguments): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const problems: Error[] = [];
  return bundle.formatPattern(pattern, args, problems);
}

/** A text that the server sends in each language. */
export function pick(texts: Texts | undefined, language: Language): string {
  return texts?.[language] ?? texts?.en ?? '';
}

export interface Segment {
  text: string;
  strong: boolean;
}

const OPEN = '\u0002';
const CLOSE = '\u0003';
const MARKED = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`);

/** Marks a blank, so that it stands out in the sentence it is filled into. */
export const strong = (text: string): string => OPEN + text + CLOSE;

/** Cuts a sentence at its marks. */
export function segments(text: string): Segment[] {
  return text
    .split(MARKED)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(OPEN) ? { text: part.slice(1, -1), strong: true } : { text: part, strong: false }));
}

/** The same sentence for those who listen. */
export const plain = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
