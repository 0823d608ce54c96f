import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boxes } from '../src/games/carcassonne/boxes';
import { signName, thingNow, thingPage, thingTitle, thingWords } from '../src/games/carcassonne/things';
import { has } from '../src/lib/language.svelte';
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
