/** Who sits where, in words. */
import { localizer, t } from './language.svelte';
import { botTitle, firstName } from './opponents';
import type { Decision, Seat, SeatInfo, TableInfo } from './protocol';

/** What a sentence depends on: who sits at the table, who reads, and what else is offered. */
export interface Told {
  info: TableInfo | null;
  reader: Seat | null;
  decision?: Decision | null;
}

/** Who sits there without having given a name, in every language. */
const UNNAMED: Record<Seat, string> = {
  A: 'Alix',
  B: 'Bertran',
  C: 'Clemence',
  D: 'Denis',
  E: 'Elinor',
  F: 'Fulk',
};

/** What earlier versions stored for people without a name. */
const NO_NAME = /^(?:You|Du|(?:(?:Player|Spieler) )?[A-F])$/;

/** The name of somebody who gave none. */
export const unnamed = (seat: Seat): string => UNNAMED[seat];

/** The name that was given at a seat; nothing where none was. */
export const givenName = ({ kind, name, bot }: Pick<SeatInfo, 'kind' | 'name' | 'bot'>): string =>
  NO_NAME.test(name) || (kind === 'bot' && name === bot) ? '' : name;

function nameOf(info: SeatInfo): string {
  if (info.kind === 'open') return t('seat-open');
  const name = givenName(info);
  if (info.kind !== 'bot') return name || unnamed(info.seat);
  return (!name && firstName(info.bot)) || t('seat-bot-name', { name: name || unnamed(info.seat) });
}

/** The name at a seat; namesakes are numbered. The reader's own is for lists, not for sentences: see `actor`. */
export function nameAt(table: TableInfo | null, seat: Seat | null): string {
  const info = table?.seats.find((one) => one.seat === seat);
  if (!table || !info) return seat ? unnamed(seat) : '';
  const name = nameOf(info);
  const namesakes = info.kind === 'open' ? [] : table.seats.filter((one) => nameOf(one) === name);
  return namesakes.length > 1 ? `${name} ${namesakes.indexOf(info) + 1}` : name;
}

/** A seat on its own card or chip: "You" for the reader. Never a part of a sentence. */
export const chipName = ({ info, reader }: Told, seat: Seat): string =>
  seat === reader ? t('you') : nameAt(info, seat);

/** The blanks of a sentence about people. A type, so that it goes where arguments go. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type Actor = {
  /** Chooses between "You place", "Alix places" and "Alix and Denis place". */
  who: 'me' | 'many' | 'other';
  name: string;
  names: string;
  count: number;
};

/** Who acts, as a sentence for the reader calls them. `mark` makes names stand out. */
export function actor(table: Told | null, seats: Seat[], mark: (name: string) => string = (name) => name): Actor {
  const reader = table?.reader ?? null;
  const others = seats.filter((seat) => seat !== reader);
  const names = [...others, ...seats.filter((seat) => seat === reader)].map((seat) =>
    mark(nameAt(table?.info ?? null, seat)),
  );
  return {
    who: seats.length > 1 ? 'many' : seats.length === 1 && others.length === 0 ? 'me' : 'other',
    name: names[0] ?? '',
    names: enumerate(names, localizer.language),
    count: names.length,
  };
}

/** A second person of a sentence: `owner` gives `$owner` (me or other) and `$ownerName`. */
export function second(table: Told | null, blank: string, seat: Seat | null, mark = (name: string): string => name) {
  const { who, name } = actor(table, seat ? [seat] : [], mark);
  return { [blank]: who, [`${blank}Name`]: name };
}

/** What is said below the name. */
export function roleOf(info: SeatInfo, mine: boolean): string {
  if (info.kind === 'bot') return info.bot ? t('seat-bot-level', { level: botTitle(info.bot) }) : t('seat-bot');
  if (info.kind === 'open') return t('seat-open-help');
  if (info.stand_in_by === 'days') return t('seat-stand-in-days');
  if (info.stand_in_by === 'gone') return t('seat-stand-in-gone');
  if (info.stand_in) return t(info.stand_in_by === 'clock' ? 'seat-stand-in-clock' : 'seat-stand-in');
  if (mine) return t('seat-you');
  return t(info.connected ? 'seat-here' : 'seat-away');
}

/** `vermilion, square`: a seat for those who do not see its colour. */
export const lookOf = (seat: Seat): string => t(`seat-look-${seat}`);

/** The points of a seat, where everybody may see them. */
export const scoreAt = ({ scores }: TableInfo, seat: Seat): number | null => scores?.[seat] ?? null;

/** `Anna, Bruno and Clara`. */
export const enumerate = (names: string[], language: string, type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(names);
