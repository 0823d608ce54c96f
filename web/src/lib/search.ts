/** Finding something in the rules: by the words of this page, and by those that people use elsewhere. */
import type { Guide } from '../generated/protocol';
import { tFirst } from './language.svelte';
import type { Language, Rule } from './protocol';
import { pick } from './text';

/** A word that somebody typed: itself and what may stand for it, `meeple` and `follower`. */
export type Term = string[];

const fold = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Shorter words are compared whole: `win` is not in `wine`. */
const SHORT = 4;
const ENDINGS: Record<Language, RegExp> = { en: /(?<=\w{3})s$/, de: /(?<=\w{4})(en|er|em|es|e|n|s|t)$/ };
const stem = (word: string, language: Language): string => word.replace(ENDINGS[language], '');

/**
 * The words of a search. `search-meeple` says which of our words is meant, `johanna-search-meeple` which one in Johanna;
 * where that is empty, the word says nothing (`who`).
 */
export function termsOf(words: string, language: Language, game = ''): Term[] {
  const typed = fold(words)
    .split(/[\s,;:!?]+/)
    .filter(Boolean);
  const terms = typed.map((word) => {
    const id = `search-${word.replaceAll('ß', 'ss')}`;
    const ours = (tFirst([`${game}-${id}`, id]) ?? word).trim();
    return ours === '' ? [] : [...new Set([word, ...fold(ours).split(/,\s*/)])].map((one) => stem(one, language));
  });
  const telling = terms.filter((term) => term.length > 0);
  // Nothing but small words: then they are meant.
  return telling.length > 0 ? telling : typed.map((word) => [stem(word, language)]);
}

/** A text made ready to be searched. */
interface Text {
  folded: string;
  words: Set<string>;
}

function ready(text: string, language: Language): Text {
  const folded = fold(text);
  return { folded, words: new Set(folded.split(/[^\p{L}\p{N}]+/u).map((word) => stem(word, language))) };
}

const isIn = (term: Term, { folded, words }: Text): boolean =>
  term.some((one) => (one.length < SHORT ? words.has(one) : folded.includes(one)));

/** So long is a line that says little in many words. */
const LONG = 400;
/** Of so many pages the last is hardly what a beginner looks for. */
const MANY = 100;

const countIn = (terms: Term[], text: Text): number => terms.filter((term) => isIn(term, text)).length;

/** Those with all terms; if there is none, those with most of them. */
function best<T>(all: { one: T; count: number }[], most: number): T[] {
  const top = all.some(({ count }) => count === most) ? most : Math.max(0, ...all.map(({ count }) => count));
  return top === 0 ? [] : all.filter(({ count }) => count === top).map(({ one }) => one);
}

/** The rules in which the terms occur, in their text or their ID; of one kind only, if it is named. */
export function matching(rules: Rule[], terms: Term[], language: Language, tag = ''): Rule[] {
  const all = rules.filter((rule) => !tag || rule.tags.includes(tag));
  if (terms.length === 0) return all;
  const counted = all.map((one) => {
    const text = ready(pick(one.texts, language), language);
    const id = fold(one.id);
    return { one, count: terms.filter((term) => isIn(term, text) || (term[0] && id.includes(term[0]))).length };
  });
  return best(counted, terms.length);
}

export interface FoundGuide {
  guide: Guide;
  /** The line of the page that says most of it. */
  line: string;
}

/** What a page says, line by line. */
function linesOf({ page }: Guide, language: Language): string[] {
  const say = (...texts: (Record<string, string> | null)[]): string =>
    texts.flatMap((text) => (text ? [pick(text, language)] : [])).join(' · ');
  return [
    say(page.sentence),
    ...page.turn.map((line) => say(line)),
    ...page.scoring.map(({ what, completed, incomplete }) => say(what, completed, incomplete)),
    ...page.pieces.map(({ name }) => say(name)),
    ...page.examples.map(({ question, answer }) => `${pick(question, language)} ${pick(answer, language)}`),
  ];
}

/** The pages that tell of it, the most telling first; of two that say as much, the one with fewer words. */
export function guidesFor(guides: Guide[], terms: Term[], language: Language, limit = 4): FoundGuide[] {
  const found = guides.map((guide, place) => {
    const title = pick(guide.page.title, language);
    const lines = linesOf(guide, language);
    const counts = lines.map((line) => countIn(terms, ready(line, language)));
    const most = Math.max(...counts);
    const lengths = lines.map((text, index) => (counts[index] === most ? text.length : Infinity));
    const line = lengths.indexOf(Math.min(...lengths));
    const count = countIn(terms, ready([title, ...lines].join(' '), language));
    const titled = countIn(terms, ready(title, language));
    return {
      one: {
        guide,
        line: lines[line] ?? '',
        rank: 2 * (counts[line] ?? 0) + 3 * titled - (lines[line]?.length ?? 0) / LONG - place / MANY,
      },
      count,
    };
  });
  return best(found, terms.length)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, limit)
    .map(({ guide, line }) => ({ guide, line }));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** Cuts a text at what was searched for. */
export function highlighted(text: string, terms: Term[]): Piece[] {
  // Folding must not shift anything: only texts whose length stays are cut.
  const folded = fold(text);
  if (terms.length === 0 || folded.length !== text.length) return [{ text, found: false }];
  const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const wanted = terms
    .flat()
    .map((one) =>
      one.length < SHORT ? `(?<![\\p{L}\\p{N}])${escape(one)}s?(?![\\p{L}\\p{N}])` : `${escape(one)}\\p{L}*`,
    );
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of folded.matchAll(new RegExp(wanted.join('|'), 'gu'))) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), found: false });
    end = match.index + match[0].length;
    pieces.push({ text: text.slice(match.index, end), found: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}
