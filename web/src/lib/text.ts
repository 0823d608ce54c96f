/** Fluent texts: bundles, and sentences in which names stand out. */
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Arguments, Language, Texts } from './protocol';

export function makeBundle(language: Language, ...sources: string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle([language, 'en'], {
    useIsolating: false,
    functions: {
      WORD: ([group, name], { form }) => wordIn(bundle, plainValue(group), plainValue(name), plainValue(form)),
      WORDS: ([group, names], { form, join }) =>
        wordsIn(bundle, language, plainValue(group), plainValue(names), plainValue(form), plainValue(join)),
    },
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

const plainValue = (value: FluentValue | undefined): string =>
  value === undefined || typeof value === 'string' ? (value ?? '') : String(value.valueOf());

/**
 * `WORD("carcassonne-figure", $figure, form: "acc")`: a noun that is known only at run time, in one of its forms.
 * The forms are attributes of the message; a form that is missing is the noun itself.
 */
export function wordIn(bundle: FluentBundle, group: string, name: string, form = ''): string {
  const message = bundle.getMessage(`${group}-${name}`);
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? bundle.formatPattern(pattern, null, []) : name;
}

/** `WORDS("orleans-character", $fits, form: "a", join: "or")`: several nouns, joined by "and" or "or". */
function wordsIn(
  bundle: FluentBundle,
  language: Language,
  group: string,
  names: string,
  form: string,
  join: string,
): string {
  const nouns = names.split(', ').filter(Boolean);
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
    type: join === 'or' ? 'disjunction' : 'conjunction',
  });
  return list.format(nouns.map((name) => wordIn(bundle, group, name, form)));
}

/** A text that stands by itself may begin with a form of a noun: its capital comes from here, not from the file. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A number with a true minus. */
export const figures = (value: number): string => String(value).replace('-', '−');

/** What was won or lost: `+3`, `−3`. */
export const signed = (value: number): string => (value < 0 ? '' : '+') + figures(value);

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
