/** How long ago, and how much longer, in words. */
import { localizer, t } from './language.svelte';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Unit = 'now' | 'minutes' | 'hours' | 'days';

/** A time in its largest unit. */
function inUnits(ms: number): { unit: Unit; count: number } {
  if (ms < MINUTE) return { unit: 'now', count: 0 };
  if (ms < HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) };
  if (ms < 2 * DAY) return ms < DAY ? { unit: 'hours', count: Math.floor(ms / HOUR) } : { unit: 'days', count: 1 };
  return { unit: 'days', count: Math.floor(ms / DAY) };
}

/** `for 2 days`. */
export const ageText = (ms: number): string => t('age', inUnits(ms));

/** `4 days left`. */
export const leftText = (ms: number): string => t('time-left', inUnits(Math.max(0, ms)));

const locale = (): string => (localizer.language === 'en' ? 'en-GB' : localizer.language);

/** A day as one speaks of it: today, yesterday, Saturday, 12 Nov. */
export function dayText(moment: number, now: number = Date.now()): string {
  const date = new Date(moment);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - moment) / DAY);
  if (days <= 1) return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days <= 0 ? 0 : -1, 'day');
  const form: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale(), form).format(date);
}
