import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AreaCard } from '../src/generated/carcassonne';
import type { Asked } from '../src/games/carcassonne/box';
import { boxes } from '../src/games/carcassonne/boxes';
import { signName, thingNow, thingPage, thingTitle, thingWords } from '../src/games/carcassonne/things';
import { has } from '../src/lib/language.svelte';
import type { Told } from '../src/lib/people';
import type { TableInfo } from '../src/lib/protocol';
import { view } from './carcassonne';
import { speak } from './help';

const HOME = join(import.meta.dirname, '../../src/bastide/carcassonne');
const books = readdirSync(HOME, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /rulebook.*\.toml$/.test(name))
  .map((name) => readFileSync(join(HOME, name), 'utf-8'))
  .join('');
const things = boxes().flatMap((box) => Object.keys(box.things ?? {}));

describe('the cards of figures, tokens and symbols', () => {
  it.each(['en', 'de'] as const)('have a title and words in %s', (language) => {
    speak(language);
    expect(things.length).toBeGreaterThan(50);
    for (const name of things) {
      const words = thingPage(name)?.words ?? name;
      expect(has(`carcassonne-thing-${words}`), name).toBe(true);
      expect(thingTitle(name), name).not.toBe(thingWords(name));
      expect(thingWords(name).length, name).toBeLessThan(language === 'en' ? 200 : 240);
    }
  });

  it('name rules that there are', () => {
    for (const box of boxes())
      for (const [name, { rules }] of Object.entries(box.things ?? {}))
        for (const rule of rules) expect(books.includes(`["${rule}"]`), `${name}: ${rule}`).toBe(true);
  });

  it('know which symbols mean the same, and what is over', () => {
    speak('en');
    expect(signName('FM-01', 'fly-NW')).toBe('sign-fly');
    expect(signName('IC-14', 'cathedral')).toBe('sign-cathedral');
    expect(signName('CO-03', 'cathedral')).toBe('sign-cathedral@CO');
    expect(signName('BA-01', 'house')).toBeNull();
    expect(thingNow('sign-portal')).toContain('nothing more');
    expect(thingNow('sign-inn')).toBeNull();
  });
});

describe('what a thing does now', () => {
  const info = {
    game: 'carcassonne',
    seats: [
      { seat: 'A', kind: 'human', name: 'Ann' },
      { seat: 'B', kind: 'human', name: 'Ben' },
    ],
  } as unknown as TableInfo;
  const table: Told = { info, reader: 'A' };
  const asked = (name: string, more: Partial<Asked> = {}): Asked => ({
    view: view(),
    thing: { name, seat: null },
    table,
    on: [],
    outlook: {},
    ...more,
  });
  const now = (name: string, more: Partial<Asked> = {}): string | null =>
    thingPage(name)?.now?.(asked(name, more)) ?? null;
  const card = (kind: string, more: Partial<AreaCard> = {}): AreaCard => ({
    about: 'area',
    area: { kind, size: 3, parts: [], holders: [], owners: ['A'], now: 0, completed: false, never: false },
    crests: 0,
    tiles_left: 9,
    now: [],
    finished: [],
    growth: 0,
    ends: [],
    never: false,
    cities: [],
    ...more,
  });
  const inn = { each: 2, times: 4, what: 'tiles', rule: 'C-4.6.1.1-a' };

  it('says what the road of an inn is worth, and of which road the inn is', () => {
    speak('en');
    const on = [card('road'), card('road', { finished: [inn], growth: 2 })];
    expect(now('sign-inn', { on })).toBe('This road brings 8 points when completed, and 2 more for each new tile.');
    expect(now('sign-inn', { on: [card('road')] })).toBeNull();
    speak('de');
    expect(now('sign-inn', { on: [card('road', { finished: [inn] })] })).toBe('Diese Straße bringt fertig 8 Punkte.');
  });

  it('says who leads in a good, and to the reader that it is them', () => {
    speak('en');
    expect(now('wine', { view: view({ goods: {} }) })).toContain('Nobody');
    expect(now('wine', { view: view({ goods: { A: { wine: 2 }, B: { wine: 3 } } }) })).toContain(
      'Ben has the most (3)',
    );
    expect(now('sign-wine', { view: view({ goods: { A: { wine: 3 } } }) })).toContain('You have the most');
  });

  it('counts a pig only where its owner holds the field', () => {
    speak('en');
    const at = { square: [0, 0] satisfies [number, number], area: '', part: '' };
    const city = { at, parts: [], size: 2, completed: true, never: false, holders: [] };
    const on = [card('field', { cities: [city, { ...city, completed: false }] })];
    const pig = (seat: 'A' | 'B') => now('pig', { thing: { name: 'pig', seat }, on });
    expect(pig('A')).toContain('brings you 1 point more');
    expect(pig('B')).toContain('Ben doesn’t own this field');
  });

  it('tells the holder of the king what he brings, and what takes him', () => {
    speak('en');
    const gains = [{ kind: 'king', points: 5, formula: [], at: null, shared: [] }];
    const held = { view: view({ king: { seat: 'A', size: 6 } }), outlook: { A: { track: 0, total: 5, gains } } };
    expect(now('king', held)).toBe(
      'You hold the card: 5 points as it stands. A completed city of more than 6 tiles takes it.',
    );
    expect(now('robber-baron')).toContain('first completed road');
  });

  it('says how far a tower reaches next, and how much a mayor counts', () => {
    speak('en');
    const tower = { square: [0, 0], height: 2, ended: false, top: null };
    const thing = { name: 'tower', seat: null, square: [0, 0] satisfies [number, number] };
    expect(now('tower', { thing, view: view({ towers: [tower] }) })).toContain('3 tiles');
    expect(now('tower', { thing, view: view({ towers: [{ ...tower, ended: true }] }) })).toContain('no more');
    expect(now('mayor', { on: [card('city', { crests: 2 })] })).toContain('2 followers');
  });
});
