/** Problems in the language of the page: a code and its blanks become a sentence here and nowhere else. */
import { catalogue } from './catalogue.svelte';
import { askedSeat } from './decision';
import { localized, localizer, t, tFirst } from './language.svelte';
import { enumerate, nameAt } from './people';
import { seatOf, type Arguments, type Problem } from './protocol';
import { rulebooks } from './rules.svelte';
import type { Table } from './table.svelte';
import { askText } from './logText';
import { capital, plain } from './text';

type AtTable = Pick<Table, 'info' | 'decision' | 'mine' | 'reader'>;

/** The names of what can be chosen for a new table: they read better than their ids. */
function titled(value: string | string[], game: string): string {
  const found = catalogue.game(game);
  const title = (name: string) =>
    localized([...(found?.sets ?? []), ...(found?.elements ?? [])].find((choice) => choice.name === name)?.titles) ||
    name;
  const list = new Intl.ListFormat(localizer.language, { type: 'disjunction' });
  return list.format([value].flat().map(title));
}

/** The blanks of a sentence: what the server says, seats by their names, and what is asked now. */
function blanksOf({ blanks = {} }: Problem, game: string, table: AtTable | null): Arguments {
  const name = (letter: unknown) => nameAt(table?.info ?? null, seatOf(letter));
  const found: Arguments = {};
  const played = typeof blanks.game === 'string' ? blanks.game : '';
  for (const [blank, value] of Object.entries(blanks)) {
    if (typeof value === 'string' || typeof value === 'number') found[blank] = value;
    else if (!Array.isArray(value)) found[blank] = problemText(value, game, table);
    else if (blank === 'seats') found.names = enumerate(value.map(name), localizer.language);
    else found[blank] = value.join(', ');
    if (blank.endsWith('Seat')) found[blank.replace(/Seat$/, 'Name')] = name(value);
    const chosen = blank === 'what' || blank === 'other';
    if (chosen && played && (typeof value === 'string' || Array.isArray(value))) found[blank] = titled(value, played);
  }
  if (played) found.game = localized(catalogue.game(played)?.titles) || played;
  if (blanks.seat) found.name = name(blanks.seat);
  const asked = table && askedSeat(table.decision, table.mine);
  if (asked) found.ask = plain(askText(table, asked));
  return found;
}

/** The ids that a sentence may have: `no-such-figure` has one of its own, or that of `no-such`. */
export function sentencesOf({ code, detail = '', blanks = {} }: Problem, game: string): string[] {
  const words = [code, detail].filter(Boolean).join('-').split('-');
  const least = blanks.note === undefined ? 1 : code.split('-').length;
  return words
    .map((_, cut) => words.slice(0, words.length - cut))
    .filter((some) => some.length >= least)
    .flatMap((some) => [`${game}-refusal-${some.join('-')}`, `refusal-${some.join('-')}`]);
}

/** The game's own words for it, else the page's, else the rule itself, else what the server said. */
export function problemText(problem: Problem, game = '', table: AtTable | null = null): string {
  const blanks = blanksOf(problem, game, table);
  const rule = problem.rule ? rulebooks.rule(game, problem.rule) : undefined;
  const sentence = capital(tFirst(sentencesOf(problem, game), blanks) ?? (localized(rule?.texts) || problem.message));
  if (problem.index !== undefined) return t('problem-in-move', { index: problem.index, problem: sentence });
  return blanks.face ? t('problem-in-face', { face: blanks.face, problem: sentence }) : sentence;
}
