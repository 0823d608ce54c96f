/** Who sits where, in words. */
import { has, t } from './language.svelte';
import type { Seat, SeatInfo, TableInfo } from './protocol';

export const botTitle = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

export function nameOf(info: SeatInfo): string {
  if (info.kind === 'open') return t('seat-open');
  if (info.kind === 'bot') return info.name && info.name !== info.bot ? info.name : t('seat-bot');
  return info.name || t('seat-somebody', { seat: info.seat });
}

/** The name at a seat. Bots are told apart by their letter where there are several. */
export function nameAt(table: TableInfo | null, seat: Seat | null): string {
  const info = table?.seats.find((one) => one.seat === seat);
  if (!info) return seat ?? '';
  const name = nameOf(info);
  const namesakes = table?.seats.filter((one) => nameOf(one) === name).length ?? 1;
  return namesakes > 1 ? `${name} ${info.seat}` : name;
}

/** What is said below the name. */
export function roleOf(info: SeatInfo, mine: boolean): string {
  if (info.kind === 'bot') return info.bot ? botTitle(info.bot) : t('seat-bot');
  if (info.kind === 'open') return t('seat-open-help');
  if (info.stand_in) return t(info.stand_in_by === 'clock' ? 'seat-stand-in-clock' : 'seat-stand-in');
  if (mine) return t('seat-you');
  return t(info.connected ? 'seat-here' : 'seat-away');
}

/** `vermilion, square`: a seat for those who do not see its colour. */
export const lookOf = (seat: Seat): string => t(`seat-look-${seat}`);

/** The points of a seat, where everybody may see them. */
export const scoreAt = ({ scores }: TableInfo, seat: Seat): number | null => scores?.[seat] ?? null;

/** `Anna, Bruno and Clara`. */
export const enumerate = (names: string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
