/** The words of Orléans. Sentences get ids and ask for the form of a noun themselves; a name by itself is made here. */
import { has, label, localized, localizer, t } from '../../lib/language.svelte';
import type { Arguments, LogEntry, Option } from '../../lib/protocol';
import { boards } from './box.svelte';
import type { Card, Forecast, Gives } from './view';
import { entriesOf } from '../../lib/data';

/** The word for an id, as it stands by itself; the id where there is none. */
const word = (kind: string, id: string): string =>
  has(`orleans-${kind}-${id}`) ? label(`orleans-${kind}-${id}`) : id.replaceAll('_', ' ');

/** A noun in a form that stands inside a sentence: `a` knight, einen Ritter. Where there is none, the word itself. */
export function noun(kind: string, id: string, form: keyof typeof FORMS): string {
  const message = localizer.bundle?.getMessage(`orleans-${kind}-${id}`);
  const pattern = FORMS[form].map((name) => message?.attributes[name]).find(Boolean) ?? message?.value;
  return pattern ? (localizer.bundle?.formatPattern(pattern, null, []) ?? id) : id;
}

const FORMS = { bare: [], a: ['a', 'a-acc'], the: ['the', 'acc'], on: ['on'], plural: ['plural'] };

export const characterName = (id: string): string => word('character', id);
export const followerName = (id: string): string => word('follower', id);
export const goodName = (id: string): string => word('good', id);
export const placeName = (id: string): string => word('place', id);
export const townName = (id: string): string => word('town', id);
export const deedName = (id: string): string => word('deed', id);
export const trackName = (id: string): string => word('track', id);
export const eventName = (id: string): string => word('hour', id);
export const cardName = ({ event, letter }: Card): string =>
  letter ? `${eventName(event)} ${letter}` : eventName(event);

/** Where a good or a citizen comes from. */
const from = (id: string): string => {
  if (has(`orleans-from-${id}`)) return t(`orleans-from-${id}`);
  return id.startsWith('development') ? trackName('development') : deedName(id);
};

/** A space in words: the name of its place. */
const spaceName = (id: string): string =>
  id === 'held' ? t('orleans-board-held') : placeName(id.replace(/\.\d+$/, ''));

export function blanks(values: object): Arguments {
  const args: Arguments = {};
  for (const [name, value] of entriesOf(values)) {
    if (typeof value === 'number') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    else if (typeof value !== 'string') continue;
    else if (name === 'from') args[name] = from(value);
    else if (name === 'space') args[name] = spaceName(value);
    else args[name] = value;
  }
  return args;
}

/** A thing on the boards, as it can be asked about. */
export function thing(kind: string, name: string): string {
  const [place = '', number = ''] = name.split('.');
  if (kind === 'hour') return outcomeWords(kind, name);
  if (kind === 'space') return `${placeName(place)}, ${number}`;
  return word(kind === 'tile' ? 'place' : kind, name);
}

export const optionArguments = (option: Option): Arguments => blanks(option.args);

export function logArguments(entry: LogEntry): Arguments {
  return { letter: '', from: '', ...blanks(entry.data) };
}

/** What something brings, in a few words. */
export function givesWords(gives: Gives): string {
  if (gives['one of']) return t('orleans-board-one-of', { count: gives['one of'].length });
  const parts: string[] = [];
  if (gives.good) parts.push(goodName(gives.good));
  if (gives.pay) parts.push(t('orleans-board-pay', { count: gives.pay }));
  if (gives.coins) parts.push(t('orleans-board-coins', { count: gives.coins }));
  if (gives.development) parts.push(t('orleans-board-steps', { count: gives.development }));
  if (gives.technology) parts.push(t('orleans-board-technology'));
  if (gives.tile) parts.push(t('orleans-board-tile', { categories: gives.tile.join(' · ') }));
  if (gives.draw) parts.push(t('orleans-board-draw', { count: gives.draw }));
  if (gives.citizen) parts.push(t('orleans-board-citizen'));
  if (gives.towns)
    parts.push(
      t(gives.by === 'water' ? 'orleans-board-waterways' : 'orleans-board-roads', { count: gives.towns.length }),
    );
  if (gives.station) parts.push(townName(gives.station));
  if (parts.length === 0 && gives.recruit === 'monk') return t('orleans-board-wild');
  return parts.join(' + ');
}

/** What a place does, from the box. */
export const placeDoes = (id: string): string => localized(boards.place(id)?.does);

/** What the event of this round will mean for a player. */
export function forecastWords(card: Card, forecast: Forecast | undefined, who: 'you' | 'other' = 'you'): string {
  if (!forecast) return '';
  if (card.event === 'harvest') {
    const missing = Math.max(0, (forecast.food ?? 0) - (forecast.have ?? 0));
    return t('orleans-forecast-harvest', {
      who,
      food: forecast.food ?? 0,
      have: forecast.have ?? 0,
      coins: missing * (forecast.penalty ?? 0),
    });
  }
  if (forecast.coins === undefined) return word('hour-does', card.event);
  return t(forecast.coins < 0 ? 'orleans-forecast-loss' : 'orleans-forecast-gain', {
    who,
    coins: Math.abs(forecast.coins),
  });
}

export function isOwed(card: Card, forecast: Forecast | undefined): boolean {
  if (card.event === 'harvest') return (forecast?.have ?? 0) < (forecast?.food ?? 0);
  return (forecast?.coins ?? 0) < 0 || card.event === 'plague';
}

/** What to do next, below the question. */
export function hintOf(
  decision: string,
  follower: string | null,
  aimed: string | null,
  chosen: Option | null,
): string | null {
  if (follower) return t('orleans-board-hint-lifted', { follower });
  if (decision === 'DP-STORE') return t('orleans-board-hint-store');
  if (decision === 'DP-BATH' && !aimed) return t('orleans-board-hint-drawn');
  if (aimed) return t('orleans-board-hint-aimed', { place: aimed.replace(/\.\d+$/, '') });
  if (typeof chosen?.args.place === 'string' && chosen.verb === 'use') return placeDoes(chosen.args.place);
  if (typeof chosen?.args.tile === 'string') return placeDoes(chosen.args.tile);
  return null;
}

/** Something that was drawn at a real table, by its name in the record. */
export function outcomeWords(topic: string, outcome: string): string {
  if (topic === 'goods' || topic === 'removed') return goodName(outcome);
  if (topic.startsWith('put-away')) return placeName(outcome);
  if (topic === 'hour') {
    const [event = '', letter = ''] = outcome.split(' ');
    return [eventName(event), letter].filter(Boolean).join(' ');
  }
  return followerName(outcome);
}
