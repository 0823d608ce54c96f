/** Everything that a person reads exists in both languages, and nothing is written into a component. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { categories } from '../src/games/carcassonne/final';
import { HOUSE } from '../src/games';
import { LEVELS } from '../src/lib/opponents';
import { EMOTES, LANGUAGES, SEATS, type Language } from '../src/lib/protocol';
import { format, makeBundle } from '../src/lib/text';
import { source } from './help';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name));
const messages = { en: new FluentResource(source('en')).body, de: new FluentResource(source('de')).body };
const idsOf = (language: Language) => messages[language].map((message) => message.id);

/** What is in one list only. */
const differing = (one: string[], other: string[]): string[] => [
  ...one.filter((item) => !other.includes(item)),
  ...other.filter((item) => !one.includes(item)),
];

/** Ids that are put together from parts, spelled out. */
const FAMILIES = [
  ...SEATS.map((seat) => `seat-look-${seat}`),
  ...HOUSE.flatMap((game) => ['', '-meta', '-line', '-extra'].map((part) => `game-${game}${part}`)),
  ...HOUSE.map((game) => `rules-made-${game}`),
  ...['sets', 'elements', 'rules', 'table'].map((tab) => `new-tab-${tab}`),
  ...['scholar', 'knight', 'monk'].flatMap((person) => [`virtue-${person}`, `virtue-${person}-help`]),
  ...EMOTES.map((emote) => `emote-${emote}`),
  ...['random', 'greedy', ...LEVELS].flatMap((bot) => [`bot-${bot}`, `bot-${bot}-help`]),
  ...LEVELS.flatMap((level) => ['', '-who', '-temper'].map((part) => `opponent-${level}${part}`)),
  ...categories().map((category) => `carcassonne-category-${category}`),
  ...['city', 'road', 'field', 'cloister'].map((kind) => `carcassonne-kind-${kind}`),
  ...['tile', 'crest', 'city'].map((what) => `carcassonne-term-${what}`),
  ...['draw', 'discard', 'lay', 'place', 'finish', 'score', 'return', 'start', 'end', 'river-ends'].map(
    (type) => `carcassonne-event-${type}`,
  ),
  ...['ask', 'wait', 'does'].flatMap((what) => ['D-PLACE', 'D-FIGURE'].map((name) => `carcassonne-${what}-${name}`)),
  ...['lay', 'follower', 'pass'].flatMap((verb) => [`carcassonne-${verb}`, `carcassonne-verb-${verb}`]),
  ...['N', 'E', 'S', 'W'].flatMap((edge) => [edge, `${edge}L`, `${edge}R`].map((side) => `carcassonne-side-${side}`)),
  'carcassonne-figure-follower',
  'carcassonne-face-inn',
  'carcassonne-keys',
];

function used(): Set<string> {
  const ids = new Set(FAMILIES);
  for (const name of files) {
    const text = readFileSync(join(SRC, name), 'utf-8');
    // t('id'), and t(condition ? 'one' : 'other'); what is filled into the blanks is no id.
    for (const [call] of text.matchAll(/\bt\((?:'|[^()`]*\?)[^`]*?\)/g)) {
      const head = call.split('{')[0] ?? '';
      for (const [, id] of head.matchAll(/'([a-z][a-zA-Z0-9-]*)'/g)) {
        const compared = new RegExp(`=== '${id}'`).test(head) && !new RegExp(`[?:] '${id}'`).test(head);
        if (!compared) ids.add(id as string);
      }
    }
  }
  return ids;
}

describe('texts', () => {
  it.each(LANGUAGES)('%s has all that the page says', (language) => {
    const known = new Set(idsOf(language));
    expect([...used()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('exist in both languages or in none', () => {
    expect(differing(idsOf('en'), idsOf('de'))).toEqual([]);
  });

  it.each(LANGUAGES)('%s says each thing once', (language) => {
    const ids = idsOf(language);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(LANGUAGES)('%s can be read without a fault', (language) => {
    // What the parser cannot read it leaves out: every line that begins a message must have become one.
    const known = new Set(idsOf(language));
    const begun = [...source(language).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id as string);
    expect(begun.filter((id) => !known.has(id))).toEqual([]);
  });

  it('have the same blanks in both languages', () => {
    const blanks = (language: Language, id: string) => {
      const message = messages[language].find((one) => one.id === id);
      return [...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name as string);
    };
    // A word whose plural does not differ needs no number; a sentence may need the kind of an area for its article.
    const free = /-(term|event|follower|supply|stand)/;
    expect(
      idsOf('en').filter((id) => !free.test(id) && differing(blanks('en', id), blanks('de', id)).length > 0),
    ).toEqual([]);
  });

  it('count as their language does', () => {
    const tiles = (language: Language, count: number) =>
      format(makeBundle(language, source(language)), 'tiles-left', { count });
    expect([tiles('en', 1), tiles('en', 2)]).toEqual(['1 tile left', '2 tiles left']);
    expect([tiles('de', 1), tiles('de', 2)]).toEqual(['noch 1 Plättchen', 'noch 2 Plättchen']);
  });
});

type Node = AST.SvelteNode & { attributes?: AST.BaseNode[] };

/** Words in the markup of a component, and in attributes that are read aloud. */
function literals(name: string): string[] {
  const found: string[] = [];
  const heard = ['aria-label', 'title', 'placeholder', 'alt'];
  const visit = (node: unknown, tag = ''): void => {
    if (Array.isArray(node)) node.forEach((one) => visit(one, tag));
    if (node === null || typeof node !== 'object' || !('type' in node)) return;
    const it = node as Node & { data?: string; name?: string; value?: unknown };
    if (it.type === 'Text' && tag !== 'style' && tag !== 'script' && /\p{L}/u.test(it.data)) found.push(it.data.trim());
    if (it.type === 'StyleDirective' || it.type === 'ClassDirective') return;
    if (it.type === 'Attribute') {
      if (heard.includes(it.name)) visit(it.value, 'attribute');
      return;
    }
    for (const [key, value] of Object.entries(it))
      if (key !== 'expression' && key !== 'attributes') visit(value, it.name ?? tag);
    for (const attribute of it.attributes ?? []) visit(attribute, it.name ?? '');
  };
  visit(parse(readFileSync(join(SRC, name), 'utf-8'), { modern: true }).fragment);
  return found;
}

describe('components', () => {
  it.each(files.filter((name) => name.endsWith('.svelte')))('%s has no words of its own', (name) => {
    expect(literals(name)).toEqual([]);
  });
});
