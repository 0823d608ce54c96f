/** What this browser remembers. Nothing breaks where it may not remember anything. */
import { heard } from './heard';
import type { Language, Tokens } from './protocol';

/** A table at which this browser sits, or has watched. */
export interface KeptTable {
  id: string;
  game: string;
  tokens: Tokens;
  seen: number;
  /** The token by which who opened the table can delete it. */
  opener?: string;
}

const TABLES = 'bastide.tables';
const MOST_TABLES = 50;

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : heard<T>(text);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: then it is forgotten with the page.
  }
}

export const keptName = (): string => read('bastide.name', '');
export const keepName = (name: string): void => write('bastide.name', name);

export const keptLanguage = (): Language | null => read<Language | null>('bastide.language', null);
export const keepLanguage = (language: Language): void => write('bastide.language', language);

/** The tables of this browser, the latest first. */
export function keptTables(): KeptTable[] {
  const tables = read<KeptTable[]>(TABLES, []);
  return Array.isArray(tables) ? tables.sort((a, b) => b.seen - a.seen) : [];
}

export const keptTokens = (id: string): Tokens => keptTables().find((table) => table.id === id)?.tokens ?? {};

export const keptOpener = (id: string): string | null => keptTables().find((table) => table.id === id)?.opener ?? null;

/** Remembers a table, and adds to the tokens that were known. */
export function keepTable(id: string, game: string, tokens: Tokens = {}, opener: string | null = null): void {
  const others = keptTables().filter((table) => table.id !== id);
  const table: KeptTable = { id, game, tokens: { ...keptTokens(id), ...tokens }, seen: Date.now() };
  const word = opener ?? keptOpener(id);
  if (word) table.opener = word;
  write(TABLES, [table, ...others].slice(0, MOST_TABLES));
}

/** Has other tokens for a table than before. */
export function replaceTokens(id: string, tokens: Tokens): void {
  const tables = keptTables().map((table) => (table.id === id ? { ...table, tokens } : table));
  write(TABLES, tables);
}

/** Forgets every seat: this browser is nobody's device any more. */
export const forgetTables = (): void => write(TABLES, []);

export function forgetTable(id: string): void {
  write(
    TABLES,
    keptTables().filter((table) => table.id !== id),
  );
}
