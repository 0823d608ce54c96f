import { describe, expect, it } from 'vitest';
import { codeOf, placeOf } from '../src/lib/route.svelte';
import { bySection, chaptersOf, cited, modulesOf } from '../src/lib/rulebook';
import { plain, segments, strong } from '../src/lib/text';
import type { Rule } from '../src/lib/protocol';

describe('addresses', () => {
  it('name a page', () => {
    expect(placeOf('/')).toEqual({ page: 'lobby' });
    expect(placeOf('/new/carcassonne')).toEqual({ page: 'new', game: 'carcassonne' });
    expect(placeOf('/table/k7f')).toEqual({ page: 'table', id: 'k7f' });
    expect(placeOf('/join/k7f/')).toEqual({ page: 'join', id: 'k7f' });
    expect(placeOf('/rules/carcassonne')).toEqual({ page: 'rules', game: 'carcassonne' });
    expect(placeOf('/table')).toEqual({ page: 'unknown' });
    expect(placeOf('/what/ever/else')).toEqual({ page: 'unknown' });
  });

  it('are understood as a link and as a code', () => {
    expect(codeOf(' http://127.0.0.1:8123/join/k7f?x=1 ')).toBe('k7f');
    expect(codeOf('k7f')).toBe('k7f');
    expect(codeOf('  ')).toBe('');
  });
});

describe('sentences', () => {
  it('keep the marks of their blanks', () => {
    const text = `${strong('Anna')} draws.`;
    expect(segments(text)).toEqual([
      { text: 'Anna', strong: true },
      { text: ' draws.', strong: false },
    ]);
    expect(plain(text)).toBe('Anna draws.');
  });
});

const rule = (id: string, section: string, module: string, en: string): Rule => ({
  id,
  section,
  module,
  tags: [],
  texts: { en },
});
const rules = [
  rule('C-4.6.10-a', '4.6.10', 'base', 'Followers return.'),
  rule('C-4.6.9-b', '4.6.9', 'base', 'Most followers in a city score; see C-4.6.10-a.'),
  rule('C-4.2.1-a', '4.2.1', 'abbey-mayor', 'An abbey fills a gap in the café.'),
];

describe('the rule index', () => {
  it('sorts sections as numbers', () => {
    expect(['4.6.10', '4.6.9', '4', '4.6'].sort(bySection)).toEqual(['4', '4.6', '4.6.9', '4.6.10']);
    expect(chaptersOf(rules).map((chapter) => chapter.section)).toEqual(['4.2.1', '4.6.9', '4.6.10']);
  });

  it('lists first what can be played', () => {
    expect(modulesOf(rules, ['base'])).toEqual([
      { name: 'base', count: 2, playable: true },
      { name: 'abbey-mayor', count: 1, playable: false },
    ]);
  });

  it('marks what is cited', () => {
    expect(cited('see C-4.6.10-a.').filter((part) => part.rule)).toEqual([{ text: 'C-4.6.10-a', rule: true }]);
  });
});
