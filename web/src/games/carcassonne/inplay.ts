/** What a table plays with: its sets, what each of them brings, and how open rules are read. */
import { localized } from '../../lib/language.svelte';
import type { Choice, Game, Switch, SwitchValue, TableInfo } from '../../lib/protocol';

export interface Group {
  /** The set's name, or nothing for what no set brings. */
  name: string;
  title: string;
  rules: string[];
  elements: Choice[];
}

/** Each element stands with the first set that brings it. */
export function elementsIn(game: Game, { sets, elements }: TableInfo['setup']): Group[] {
  const left = new Map(game.elements.filter(({ name }) => elements.includes(name)).map((one) => [one.name, one]));
  const take = (names: string[]): Choice[] =>
    names.flatMap((name) => {
      const one = left.get(name);
      left.delete(name);
      return one ? [one] : [];
    });
  const groups = game.sets
    .filter(({ name }) => sets.includes(name))
    .map(({ name, titles, rules, brings }) => ({ name, title: localized(titles), rules, elements: take(brings) }));
  const more = take([...left.keys()]);
  return more.length > 0 ? [...groups, { name: '', title: '', rules: [], elements: more }] : groups;
}

export interface Reading {
  one: Switch;
  value: string;
}

export function switchesIn(
  game: Game,
  { sets, elements, options }: TableInfo['setup'],
): { changed: Reading[]; usual: Reading[] } {
  const labelOf = (one: Switch, value: SwitchValue) => localized(one.labels[String(value)]) || String(value);
  const read = ({ one, value }: { one: Switch; value: SwitchValue }) => ({ one, value: labelOf(one, value) });
  /** A switch of what is not here decides nothing; some belong to several sets that came in one box. */
  const here = ({ module }: Switch): boolean => {
    const box = game.presets.find(({ name }) => name === module)?.sets;
    return sets.includes(module) || elements.includes(module) || Boolean(box?.every((set) => sets.includes(set)));
  };
  const works = ({ only }: Switch): boolean =>
    !only || (options[only[0]] ?? game.switches.find(({ name }) => name === only[0])?.default) === only[1];
  const all = game.switches
    .filter((one) => here(one) && works(one))
    .map((one) => ({ one, value: options[one.name] ?? one.default }));
  /** What comes only with another choice is agreed, even as it usually is. */
  const agreed = ({ one, value }: { one: Switch; value: SwitchValue }): boolean =>
    value !== one.default || Boolean(one.only);
  return {
    changed: all.filter(agreed).map(read),
    usual: all.filter((reading) => !agreed(reading)).map(read),
  };
}
