/** The rule index: its modules and chapters. How to find something in it: `search.ts`. */
import type { Rule } from './protocol';

export interface Module {
  name: string;
  count: number;
  playable: boolean;
}

/** As somebody reads who does not know the game: what there is, how it goes, how it ends, then what is rarely needed. */
const READING = [
  ...[
    'components',
    'setup',
    'information',
    'rounds',
    'actions',
    'places',
    'warehouse-bank-depot',
    'tracks',
    'technology',
  ],
  ...[
    'development',
    'bonuses',
    'deeds',
    'events',
    'torture',
    'scoring',
    'solo',
    'general',
    'place-tiles',
    'place-catalogue',
  ],
  ...['player-counts', 'variants', 'editions', 'decisions', 'questions'],
];

/** The modules, those that can be chosen for a table first and in their order, the others as one reads a book. */
export function modulesOf(rules: Rule[], built: string[]): Module[] {
  const counts = new Map<string, number>();
  for (const { module } of rules) counts.set(module, (counts.get(module) ?? 0) + 1);
  const order = [...READING, ...counts.keys()];
  const rank = (name: string) => (built.includes(name) ? built.indexOf(name) : built.length + order.indexOf(name));
  return [...counts]
    .map(([name, count]) => ({ name, count, playable: built.includes(name) }))
    .sort((a, b) => rank(a.name) - rank(b.name));
}

export interface Chapter {
  section: string;
  rules: Rule[];
}

/** `4.6.10` comes after `4.6.9`. */
export function bySection(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const step = (left[i] ?? -1) - (right[i] ?? -1);
    if (step) return step;
  }
  return 0;
}

export function chaptersOf(rules: Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) chapters.set(rule.section, [...(chapters.get(rule.section) ?? []), rule]);
  return [...chapters]
    .map(([section, found]) => ({ section, rules: found }))
    .sort((a, b) => bySection(a.section, b.section));
}

/** The parts of a ruling, which come a line each; a rule is all answer. */
export function rulingOf(text: string): { question: string; answer: string; why: string } {
  const [first = '', answer, why = ''] = text.split('\n');
  return answer === undefined ? { question: '', answer: first, why: '' } : { question: first, answer, why };
}

export interface Citation {
  text: string;
  rule: boolean;
}

/** Cuts a text at the rules that it names. */
export function cited(text: string): Citation[] {
  return text
    .split(/\b([A-Z]{1,2}-[0-9][0-9.]*-[a-z0-9]+)\b/)
    .map((part, index) => ({ text: part, rule: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
