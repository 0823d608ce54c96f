/** Johanna in words. */
import { has, label, localized, t } from '../../lib/language.svelte';
import type { Arguments, LogEntry, Option, Seat, Term } from '../../lib/protocol';
import { optionText } from '../../lib/logText';
import { print } from './printed.svelte';
import type { Choice } from './choices';
import type { Turn } from './turn.svelte';
import { earnedOf, marksOf, type Mark, type Pending } from './view';
import { entriesOf, wordIn } from '../../lib/data';

/** A name as it stands by itself. In a sentence, `WORD` asks for the form that is needed. */
const word = (id: string, name: string): string => (has(id) ? label(id) : name);

export const personName = (person: string): string => word(`johanna-person-${person}`, person);
export const goodName = (good: string): string => word(`johanna-good-${good}`, good);
export const placeName = (place: string): string => word(`johanna-place-${place}`, place);
export const effectName = (effect: string): string => word(`johanna-effect-${effect}`, effect);

const KINDS: Record<string, string> = {
  choice: 'good',
  build_for: 'post',
  coins: 'coin',
  goods: 'good',
  shields: 'shield',
  citizens: 'citizen',
};

/** A bonus by its kind, by its person, or as it is written: `coin`, `monk`, `2 coins`. */
export function bonusName(bonus: string, amount = 1): string {
  const [, number, name = ''] = /^(?:(\d+) )?(.*)$/.exec(bonus) ?? [];
  const kind = KINDS[name] ?? name;
  if (has(`johanna-person-${kind}`)) return t('johanna-bonus-action', { person: kind });
  return has(`johanna-bonus-${kind}`)
    ? t(`johanna-bonus-${kind}`, { amount: number ? Number(number) : amount })
    : bonus;
}

/** Where a bonus stands: `bank:row1`. */
export function fromName(from: string): string {
  const [, section = '', kind = '', number = ''] = /^([a-z]+):([a-z]*)(\d+)/.exec(from) ?? [];
  const id = `johanna-sheet-from-${section}${kind ? `-${kind}` : ''}`;
  return has(id) ? t(id, { number: section === 'deed' ? deedNumber(Number(number)) : number }) : from;
}

/** A town by its number, Orléans by its name. */
export const townName = (town: string): string =>
  localized(print.sheet?.map.towns.find((one) => one.id === town && !/^\d/.test(town))?.name) || town;

/** A town in a sentence: `town 8`, `Orléans`. */
const inSentence = (town: string): string => (/^\d/.test(town) ? t('johanna-town', { number: town }) : townName(town));

/** What becomes words before it comes into a sentence; all other names are ids, for `WORD`. */
const SAID: Record<string, (value: string) => string> = {
  town: inSentence,
  route: (route) => route.split('-').map(townName).join('–'),
  effect: effectName,
  action: (action) => (has(`johanna-person-${action}`) ? personName(action) : effectName(action)),
};

const WORDS: Record<string, (value: string) => string> = {
  town: townName,
  route: (route) => route.split('-').map(townName).join('–'),
  person: personName,
  tile: personName,
  good: goodName,
  place: placeName,
};

/** A thing on the sheet, as it can be asked about. */
export function thing(kind: string, name: string): string {
  const [first = '', second = ''] = name.split('.');
  if (kind === 'deed') return [deedNumber(Number(first)), ...(second ? [personName(second)] : [])].join(': ');
  if (kind === 'bonus') return fromName(name);
  return WORDS[kind]?.(name) ?? name.replace(/^row/, '');
}

function blanks(data: object): Arguments {
  const args: Arguments = {};
  const amount = 'amount' in data ? Number(data.amount) : 1;
  for (const [name, value] of entriesOf(data)) {
    if (typeof value === 'number') args[name] = name === 'deed' ? deedNumber(value) : value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    else if (typeof value === 'string')
      args[name] = name === 'bonus' ? bonusName(value, amount) : (SAID[name]?.(value) ?? value);
    else if (name === 'tiles' && Array.isArray(value))
      args[name] = value.map((one) => t(`johanna-person-${String(one)}`)).join(', ');
    else if (name === 'places' && Array.isArray(value))
      args[name] = value.map((one) => placeName(String(one))).join(', ');
  }
  return args;
}

/** Deeds are numbered as they are on the sheet. */
export const deedNumber = (deed: number): string => ['', 'I', 'II', 'III', 'IV', 'V', 'VI'][deed] ?? String(deed);

export const optionArguments = (option: Option): Arguments => blanks(option.args);

/** What Johanna could not do, by the name of the effect on her card. */
const HERS: Record<string, string> = { place: 'remove_place', bank: 'bank_shield', deed: 'deed_from' };

export function logArguments(entry: LogEntry): Arguments {
  const args = blanks(entry.data);
  const what = wordIn(entry.data, 'what');
  if (entry.type === 'lost')
    args.what = has(`johanna-sheet-lost-${what}`) ? t(`johanna-sheet-lost-${what}`) : bonusName(what);
  if (entry.type === 'johanna-nothing') {
    const effect = HERS[what] ?? what;
    args.what = has(`johanna-effect-${effect}`) ? effectName(effect) : bonusName(what);
  }
  return args;
}

export const optionLabel = (option: Option): string => optionText(null, { optionArguments }, option);

/** One mark: `Brocade`, `field 12`. */
export function markName(mark: Mark): string {
  const args: Arguments = blanks(mark);
  return has(`johanna-sheet-mark-${mark.mark}`) ? t(`johanna-sheet-mark-${mark.mark}`, args) : mark.mark;
}

/** The whole chain of an option: `Route 5-10 → Brocade → Monk action`. */
export function chain(option: Option | null): string {
  const earned = earnedOf(option);
  const lead = earned.filter((one) => one.step === 0).map((one) => bonusName(one.bonus));
  const steps = marksOf(option).map((mark) => {
    const comes = earned.filter((one) => one.step === mark.step && one.waits).map((one) => bonusName(one.bonus));
    return comes.length
      ? `${markName(mark)} (${t('johanna-sheet-earns', { bonus: comes.join(', ') })})`
      : markName(mark);
  });
  return [...lead, ...steps].join(' → ');
}

/** An option with everything that comes of it, for those who listen. */
export const fullOptionLabel = (option: Option): string =>
  [optionLabel(option), chain(option)].filter(Boolean).join(': ');

export const pendingName = (pending: Pending): string =>
  bonusName(pending.kind === 'action' ? pending.what : pending.kind, pending.amount);

const termOf: Record<string, string> = {
  ...{ row: 'goods', column: 'goods', 'bank-row': 'bank', 'bank-column': 'bank', shield: 'depot' },
  ...{ 'track-farmer': 'tracks', 'track-boatman': 'tracks', 'track-knight': 'tracks' },
};

export const CATEGORIES = ['post', 'citizen', 'goods', 'bank', 'monks', 'depot', 'tracks'];
export const categoryOfTerm = (term: Term): string => termOf[term.what] ?? term.what;

/** What changes something for everybody, or tells whose turn it was. */
const TOLD = ['take', 'hire', 'use', 'plus', 'tick', 'post', 'own', 'deed-done', 'citizen', 'route', 'decline'];
/** What a tile's standard action does; later in a turn it only follows from something that is told. */
const SMALL = ['good', 'coin', 'field'];

/** What the others did between the last two turns of these seats, or since the last. */
export function othersOf(log: LogEntry[], mine: Seat[]): LogEntry[] {
  const played = log.filter((entry) => entry.seat !== null && [...TOLD, ...SMALL].includes(entry.type));
  const told = played.filter(
    ({ type }, index) => TOLD.includes(type) || ['take', 'hire'].includes(played[index - 1]?.type ?? ''),
  );
  const isOwn = (entry: LogEntry): boolean => entry.seat !== null && mine.includes(entry.seat);
  const end = told.findLastIndex((entry) => !isOwn(entry));
  const begin = told.slice(0, end + 1).findLastIndex(isOwn);
  return told.slice(begin + 1, end + 1);
}

const firstOf = ({ options: [first] }: Choice): Option | undefined => first;

/** A chip's name: the place, the deed, or the kind of thing that is done; `way`: one of several ways to do it. */
export function chipName(choice: Choice, way = false): string {
  const first = firstOf(choice);
  if (!first) return '';
  const { verb, args } = first;
  const rows = String(args.rows ?? '');
  if (way && verb === 'hire') return label('johanna-chip-discard', { person: String(args.person) });
  if (way && rows) return t('johanna-chip-pay', { rows: rows.replaceAll('+', ' + ') });
  if (way) return optionLabel(first);
  if (verb === 'use' || verb === 'plus') return placeName(String(args.place));
  if (verb === 'deed') return t('johanna-chip-deed', { number: deedNumber(Number(args.deed)) });
  if (choice.key.startsWith('route:') && choice.key === `route:${args.by ?? ''}`)
    return t(`johanna-chip-${args.by === 'water' ? 'water' : 'land'}`);
  if (choice.key === verb) return has(`johanna-chip-${verb}`) ? t(`johanna-chip-${verb}`) : optionLabel(first);
  if (verb === 'good') return goodName(String(args.good));
  if (verb === 'coin') return t('johanna-chip-coin-row', { row: Number(args.row) });
  if (verb === 'build') return t('johanna-chip-town', { town: inSentence(String(args.town)) });
  if (verb === 'acquire') return placeName(String(args.place));
  if (verb === 'route') return WORDS.route?.(String(args.route)) ?? optionLabel(first);
  return optionLabel(first);
}

/** What a chip gives, in a few words. */
export function chipHelp(choice: Choice, turn: Turn): string {
  const first = firstOf(choice);
  if (!first) return '';
  const { verb, args } = first;
  const chosen = turn.chosen && choice.options.includes(turn.chosen) ? turn.chosen : choice.only;
  const sheet = turn.view?.sheets[turn.home];
  if (verb === 'good' && choice.only) {
    const number = (sheet?.goods[String(args.good)] ?? 0) + 1;
    return t('johanna-chip-good-row', { number, of: print.sheet?.warehouse.columns ?? number });
  }
  if (verb === 'coin' && choice.key === 'coin') return t('johanna-chip-coin-help');
  if (verb === 'coin') {
    const number = (sheet?.bank.circled[Number(args.row) - 1] ?? 0) + 1;
    return t('johanna-chip-coin-of', { number, of: print.sheet?.bank.columns ?? number });
  }
  // A route that has its own chip is named by it already.
  const isNamed = verb === 'route' && choice.key === first.targets[0];
  const marks = chosen ? marksOf(chosen).slice(isNamed ? 1 : 0) : [];
  if (marks.length > 0) return marks.slice(0, 2).map(markName).join(' · ');
  const count = new Set(choice.options.map((option) => option.targets[0])).size;
  const kind = verb === 'route' ? 'routes' : `${verb}-help`;
  return has(`johanna-chip-${kind}`) ? t(`johanna-chip-${kind}`, { count, number: Number(args.number ?? 0) }) : '';
}

/** Something that was drawn at a real table, by its name in the record. */
export function outcomeWords(topic: string, outcome: string): string {
  if (topic === 'places') return outcome.split(' ').map(placeName).join(', ');
  if (topic === 'removed') return placeName(outcome);
  if (topic === 'card') return t('johanna-entry-card', { number: outcome });
  if (topic === 'back') {
    const [arrow = '', what = ''] = outcome.split(' ');
    const name = has(`johanna-person-${what}`) ? personName(what) : t(`johanna-entry-${what}`);
    return t('johanna-entry-back', { arrow, what: name });
  }
  return personName(outcome);
}
