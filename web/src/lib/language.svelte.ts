/** The language of the page and everything that is said in it. */
import type { FluentBundle } from '@fluent/bundle';
import * as api from './api';
import { keepLanguage, keptLanguage } from './keep';
import type { Arguments, Language, Term, Texts } from './protocol';
import { capital, figures, format, makeBundle, pick, wordIn } from './text';

const EVERYTHING = 'everything';

class Localizer {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** The texts could not be had: the server does not answer. */
  unavailable = $state(false);
  /** What the page has texts of so far: itself, and the games that somebody came to. */
  #parts = ['page'];
  #sources = new Map<string, Promise<string>>();
  #wanted: Language = 'en';
  /** What is spoken now: the language and its parts, or everything. */
  #spoken = '';

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await this.#say();
    } catch {
      this.unavailable = this.bundle === null;
    }
  }

  /** Has the texts of a game as well. */
  async learn(game: string): Promise<void> {
    if (this.#spoken === EVERYTHING) return;
    if (!this.#parts.includes(game)) this.#parts = [...this.#parts, game];
    try {
      await this.#say();
    } catch (error) {
      this.#parts = this.#parts.filter((part) => part !== game);
      throw error;
    }
  }

  use(language: Language, bundle: FluentBundle, spoken = EVERYTHING): void {
    this.#spoken = spoken;
    this.bundle = bundle;
    this.language = language;
    this.unavailable = false;
    document.documentElement.lang = language;
  }

  async #say(): Promise<void> {
    const language = this.#wanted;
    const parts = this.#parts;
    const spoken = `${language}: ${parts.join(' ')}`;
    if (spoken === this.#spoken) return;
    const sources = await Promise.all(parts.map((part) => this.#source(language, part)));
    // Another language or one more game may have been asked for meanwhile.
    if (language !== this.#wanted || parts !== this.#parts) return this.#say();
    this.use(language, makeBundle(language, ...sources), spoken);
  }

  /** One part, fetched once; what could not be had is asked for again the next time. */
  #source(language: Language, part: string): Promise<string> {
    const key = `${language}/${part}`;
    const known = this.#sources.get(key);
    if (known) return known;
    const source = api.texts(language, part);
    this.#sources.set(key, source);
    source.catch(() => this.#sources.delete(key));
    return source;
  }

  async choose(language: Language): Promise<void> {
    keepLanguage(language);
    await this.speak(language);
  }
}

export const localizer = new Localizer();

export const firstLanguage = (): Language =>
  keptLanguage() ?? (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');

/** A text of the page in its language. */
export const t = (id: string, args?: Arguments): string => (localizer.bundle ? format(localizer.bundle, id, args) : '');

/** The same for a label: it stands by itself and begins with a capital, whatever form of a noun comes first. */
export const label = (id: string, args?: Arguments): string => capital(t(id, args));

/** A noun in one of its forms, as `WORD` puts it into a sentence. */
export const word = (group: string, name: string, form = ''): string =>
  localizer.bundle ? wordIn(localizer.bundle, group, name, form) : name;

export const has = (id: string): boolean => localizer.bundle?.hasMessage(id) ?? false;

/** The first of these texts that exists. */
export function tFirst(ids: string[], args?: Arguments): string | null {
  const id = ids.find(has);
  return id === undefined ? null : t(id, args);
}

/** A text that the server sent in each language. */
export const localized = (texts: Texts | undefined): string => pick(texts, localizer.language);

/** One term of a score, without its sign: `2 × 5 tiles`. */
export const termText = (game: string, term: Term): string => {
  const word = tFirst([`${game}-term-${term.what}`], { count: term.times }) ?? term.what;
  // What is not counted stands in brackets: `10 (most cloth)`.
  const each = Math.abs(term.each);
  return term.times === 1 && word.startsWith('(') ? `${each} ${word}` : `${each} × ${term.times} ${word}`;
};

/** What stands before a term. */
export function termSign({ each }: Pick<Term, 'each'>, index: number): string {
  if (index === 0) return each < 0 ? '−' : '';
  return each < 0 ? ' − ' : ' + ';
}

/** A whole score on one line: `2 × 5 tiles + 2 × 1 crest = 12`. */
export function formulaText(game: string, formula: Term[]): string {
  const total = formula.reduce((sum, term) => sum + term.each * term.times, 0);
  const terms = formula.map((term, index) => termSign(term, index) + termText(game, term)).join('');
  return `${terms} = ${figures(total)}`;
}
