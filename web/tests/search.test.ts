import { beforeEach, describe, expect, it } from 'vitest';
import type { Guide } from '../src/generated/protocol';
import type { Language, Rule } from '../src/lib/protocol';
import { guidesFor, highlighted, matching, termsOf } from '../src/lib/search';
import { speak } from './help';

const rule = (id: string, en: string, de = ''): Rule => ({
  id,
  section: '4',
  module: 'base',
  tags: [],
  texts: { en, de },
});
const RULES = [
  rule('C-1-a', 'Followers return.', 'Gefolgsleute kommen zurück.'),
  rule('C-1-b', 'Each field scores 3 points per city.', 'Jede Wiese bringt 3 Punkte je Stadt.'),
  rule('C-1-c', 'A road in the café scores 13 points.', 'Eine Straße im Café bringt 13 Punkte.'),
  rule('C-1-d', 'Whoever has most points wins.', 'Wer die meisten Punkte hat, gewinnt.'),
  rule('C-1-e', 'Goods are wine, grain and cloth.', 'Waren sind Wein, Korn und Tuch.'),
];
const page = (name: string, turn: string[]): Guide => ({
  name,
  page: {
    ...{ title: { en: name }, sentence: { en: '' }, modules: [name], pieces: [], scoring: [], examples: [], asked: [] },
    turn: turn.map((en) => ({ en })),
  },
  views: [],
});
const GUIDES = [
  page('goods', ['Take wine.', 'It brings 3 points.']),
  page('base', ['Place a tile.', 'A field brings 3 points.', 'Most points win.']),
];

const ids = (words: string, language: Language = 'en') =>
  matching(RULES, termsOf(words, language), language).map(({ id }) => id);

describe('searching the rules', () => {
  beforeEach(() => speak('en'));

  it('finds words, numbers and IDs', () => {
    expect(ids('cafe')).toEqual(['C-1-c']);
    expect(ids('c-1-b')).toEqual(['C-1-b']);
    expect(ids('13 points')).toEqual(['C-1-c']);
    expect(matching(RULES, [], 'en', 'question')).toEqual([]);
  });

  it('knows the words that people bring along', () => {
    expect(ids('meadow three points')).toEqual(['C-1-b']);
    expect(ids('meeples')).toEqual(['C-1-a']);
    expect(ids('who wins?')).toEqual(['C-1-d']); // not wine
  });

  it('knows them in German', () => {
    speak('de');
    expect(ids('Wiesen drei Punkte', 'de')).toEqual(['C-1-b']);
    expect(ids('Meeple', 'de')).toEqual(['C-1-a']);
    expect(ids('Wer gewinnt', 'de')).toEqual(['C-1-d']);
    expect(ids('meadow', 'de')).toEqual(['C-1-b']);
  });

  it('falls back on what has most of the words', () => {
    expect(ids('field dragon points')).toEqual(['C-1-b']);
    expect(ids('dragon')).toEqual([]);
  });

  it('finds the page that says it in one line', () => {
    const [first] = guidesFor(GUIDES, termsOf('meadow three points', 'en'), 'en');
    expect(first?.guide.name).toBe('base');
    expect(first?.line).toBe('A field brings 3 points.');
    expect(guidesFor(GUIDES, termsOf('who wins', 'en'), 'en').map(({ guide }) => guide.name)).toEqual(['base']);
    expect(guidesFor(GUIDES, termsOf('dragon', 'en'), 'en')).toEqual([]);
  });

  it('marks what was found', () => {
    expect(highlighted('A field here', termsOf('meadow', 'en'))).toEqual([
      { text: 'A ', found: false },
      { text: 'field', found: true },
      { text: ' here', found: false },
    ]);
    expect(highlighted('13 or 3', termsOf('three', 'en')).filter(({ found }) => found)).toEqual([
      { text: '3', found: true },
    ]);
  });
});
