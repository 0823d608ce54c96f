/** What options and events tell beside their fixed fields: the keys of all games, each of which may be missing. */
import type { Arguments, EventData } from './protocol';

declare module '../generated/protocol' {
  interface EventData {
    /** The row of the final table into which the page puts a term. */
    category?: string;
  }
}

/** A word or a number of an event; empty where there is none of these. */
export function wordIn(data: EventData, ...names: (keyof EventData)[]): string {
  const found = names.map((name) => data[name]).find((value) => typeof value === 'string' || typeof value === 'number');
  return String(found ?? '');
}

/** All that is told, by name. */
export const entriesOf = (data: object): [name: string, value: unknown][] => Object.entries(data);

/** Blanks as words. */
export const wordsOf = (args: Arguments): Record<string, string> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]));

/** The data set of somebody's own that a game is played with; empty where it is ours. */
export function dataSetOf(info: { setup: { options: object } } | null, option: string): string {
  const chosen = entriesOf(info?.setup.options ?? {}).find(([name]) => name === option)?.[1];
  return typeof chosen === 'string' ? chosen : '';
}
