/** A study in words: the same messages as those of the command line, in `bastide/study/words.py`. */
import type { AnyFace } from '../games/face';
import { has, label, localizer, t } from './language.svelte';
import { optionText } from './logText';
import { actor, second, type Told } from './people';
import { seatOf, type GameView, type Option, type Seat } from './protocol';
import type { Table } from './table.svelte';
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

const NOBODY = { target: 'none', targetName: '' };
const WHERE = { kind: 'none', place: 'none' };

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

/** Where to look, without saying what to do. */
export function nudgeText(table: Told, game: string, reason: Reason | undefined): string {
  if (!reason) return t('hint-nudge');
  const { targetSeat } = reason.blanks;
  const other = typeof targetSeat === 'string' ? second(table, 'target', seatOf(targetSeat)) : NOBODY;
  return t(`hint-nudge-${game}`, { ...WHERE, ...other, ...reason.blanks, code: reason.code });
}

/** Errors and luck of a player in one breath. */
export const breath = (table: Told, player: StudyPlayer): string =>
  t('study-breath', {
    ...actor(table, [player.seat]),
    error: points(player.error),
    luck: points(player.luck),
    lucky: player.luck >= 0 ? 'good' : 'bad',
  });

/** Who won, and by how much; nothing before the end, or where one plays alone. */
export function wonBy(table: Told & { live: Table['live'] }, scores: Partial<Record<Seat, number>>): string {
  const winners = table.live?.over ? table.live.winners : [];
  const [best = 0, next] = Object.values(scores).sort((a, b) => b - a);
  return winners.length > 0 && next !== undefined
    ? t('study-won', { ...actor(table, winners), lead: best - next })
    : '';
}

const asOption = (shown: ShownDecision): Option => ({ ...shown, rules: [], data: {} });

/** A turn in a few words; they say more with the position before it. */
export function turnText(table: Told, face: AnyFace | null, decisions: ShownDecision[], before?: GameView): string {
  const spoken = (one: ShownDecision): string =>
    optionText({ info: table.info, reader: table.reader }, face, asOption(one));
  return face?.turnText?.(decisions, spoken, before) ?? decisions.map(spoken).join(' · ');
}
