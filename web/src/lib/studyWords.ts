/** A study in words: the same messages as those of the command line, in `bastide/study/words.py`. */
import type { AnyFace } from '../games/face';
import { has, label, localizer, t, word } from './language.svelte';
import { optionText } from './logText';
import { actor, second, type Told } from './people';
import { seatOf, type Option, type Seat } from './protocol';
import type { Reason, ShownDecision, StudyPlayer } from './study.svelte';

/** `7.4`, German `7,4`; with a sign `+7.4` and `−7.4`. */
export function points(value: number, sign = false): string {
  const shown = Math.abs(value).toFixed(1);
  const written = localizer.language === 'de' ? shown.replace('.', ',') : shown;
  if (!sign || Number(shown) === 0) return written;
  return (value < 0 ? '−' : '+') + written;
}

export const percent = (chance: number): string =>
  localizer.language === 'de' ? `${Math.round(chance * 100)} %` : `${Math.round(chance * 100)}%`;

const NONE = { open: 0, fits: 0, left: 0, tiles: 0, cities: 0, kind: '', gift: 'none', good: '', count: 0 };
/** Parts of sentences that several share: the blank that they fill, and their message. */
const PARTS = { area: 'area', tail: 'tail', given: 'gift' };

/** A reason as a sentence: about the seat that moved, and perhaps another. */
export function reasonText(table: Told, game: string, reason: Reason, seat: Seat): string {
  const { targetSeat } = reason.blanks;
  const other = typeof targetSeat === 'string' ? second(table, 'target', seatOf(targetSeat)) : {};
  const blanks = { ...actor(table, [seat]), ...reason.blanks, ...other };
  const parts = Object.fromEntries(
    Object.entries(PARTS)
      .filter(([, part]) => has(`study-${game}-${part}`))
      .map(([blank, part]) => [blank, t(`study-${game}-${part}`, { ...NONE, ...blanks }).trim()]),
  );
  const own = `study-${game}-${reason.code}`;
  return label(has(own) ? own : `study-${reason.code}`, { ...blanks, ...parts });
}

/** Errors and luck of a player in one breath. */
export const breath = (table: Told, player: StudyPlayer): string =>
  t('study-breath', {
    ...actor(table, [player.seat]),
    error: points(player.error),
    luck: points(player.luck),
    lucky: player.luck >= 0 ? 'good' : 'bad',
  });

const asOption = (shown: ShownDecision): Option => ({ ...shown, targets: [], rules: [], data: {} });

/** A square as people write it: `(−8, 0)`. */
const square = (text: string): string => `(${text.replaceAll('-', '−').replace(',', ', ')})`;

/** A turn in a few words. */
export function turnText(table: Told, face: AnyFace | null, game: string, decisions: ShownDecision[]): string {
  if (game !== 'carcassonne')
    return decisions.map((one) => (one.verb === 'plan' ? planText(one.text) : spoken(table, face, one))).join(' · ');
  const words = decisions.map((one) => {
    const [verb, where = '', ...rest] = one.text.split(' ');
    if (verb === 'lay') return square(where);
    if (one.verb === 'pass') return t('study-no-follower');
    if (has(`carcassonne-kind-${where}`) && rest.length < 2)
      return `${word('carcassonne-figure', verb ?? '')} ${word('carcassonne-kind', where, 'on')}`;
    return spoken(table, face, one);
  });
  return words.join(', ');
}

const spoken = (table: Told, face: AnyFace | null, one: ShownDecision): string =>
  optionText({ info: table.info, reader: table.reader }, face, asOption(one));

/** The places of a plan of Orléans, each with those who go there. */
function planText(text: string): string {
  const places = new Map<string, string[]>();
  const parts = text
    .replace(/^plan /, '')
    .replace(/; done$/, '')
    .split(', ');
  for (const part of parts) {
    const [who = '', where = ''] = part.split('@');
    const place = where.split('.')[0] ?? '';
    if (place) places.set(place, [...(places.get(place) ?? []), word('orleans-character', who.replace(/^own-/, ''))]);
  }
  return [...places].map(([place, people]) => `${word('orleans-place', place)}: ${people.join(', ')}`).join(' · ');
}
