/** The game of the day: how it went for the reader and for everybody, and the way to its table. */
import type { DailyInfo } from '../generated/protocol';
import * as api from './api';
import { keepTable, keptName } from './keep';
import { localizer, t } from './language.svelte';
import { personKey } from './person';
import { route } from './route.svelte';

const MINUTE = 60_000;
const FIRST_DAY = Date.UTC(2026, 5, 27);

/** The date of a day by its number; without one today's, which begins everywhere at the same time. */
export const dayOf = (number: number): string =>
  new Date(number ? FIRST_DAY + (number - 1) * 24 * 60 * MINUTE : Date.now()).toISOString().slice(0, 10);

/** Begins today's game, or goes on with it. */
export async function playDaily(): Promise<void> {
  const { table, seats, opener } = await api.playDaily(personKey(), keptName());
  keepTable(table, 'johanna', seats, opener);
  route.go(`/table/${table}`);
}

/** A day as it was told, and the minutes since. */
export class Day {
  info = $state.raw<DailyInfo | null>(null);
  /** No such day, or the server can't be reached. */
  failed = $state.raw<api.Refused | null>(null);
  #told = 0;
  #now = $state(Date.now());

  async load(number?: number): Promise<void> {
    this.failed = null;
    try {
      this.info = await api.dailyInfo(personKey(), number);
      this.#told = this.#now = Date.now();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.failed = error;
    }
  }

  /** Counts the minutes to the next day, and looks again when it has come. */
  tick(number?: number): () => void {
    const timer = setInterval(() => {
      this.#now = Date.now();
      if (this.info && this.left === 0) void this.load(number);
    }, MINUTE / 2);
    return () => clearInterval(timer);
  }

  /** Minutes to the next game. */
  get left(): number {
    const { seconds } = this.info ?? { seconds: 0 };
    return Math.max(0, Math.ceil((seconds - (this.#now - this.#told) / 1000) / 60));
  }
}

export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = { minutes: minutes % 60 };
  return hours > 0 ? t('daily-hours', { hours, ...rest }) : t('daily-minutes', rest);
}

const locale = (): string => (localizer.language === 'en' ? 'en-GB' : localizer.language);
const utc = (day: Date, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...form, timeZone: 'UTC' }).format(day);

/** `Monday, 16 November`. */
export const dateText = (day: string): string => {
  const date = new Date(day);
  return `${utc(date, { weekday: 'long' })}, ${utc(date, { day: 'numeric', month: 'long' })}`;
};

export interface WeekDay {
  letter: string;
  name: string;
  kind: 'played' | 'missed' | 'tomorrow';
  today: boolean;
}

/** The last days and the next one. */
export function weekOf({ day, week }: DailyInfo): WeekDay[] {
  return [...week, null].map((played, index): WeekDay => {
    const date = new Date(day);
    date.setUTCDate(date.getUTCDate() + index + 1 - week.length);
    return {
      letter: utc(date, { weekday: 'narrow' }),
      name: utc(date, { weekday: 'long' }),
      kind: played === null ? 'tomorrow' : played ? 'played' : 'missed',
      today: index === week.length - 1,
    };
  });
}

/** What helped, in words; nothing where nothing did. */
export function helpText({ mine }: DailyInfo): string {
  if (!mine || mine.hints + mine.takebacks === 0) return '';
  return t('daily-help', { hints: mine.hints, takebacks: mine.takebacks });
}

/** Who won, and by how much. */
export function wonText({ mine, number, today }: DailyInfo): string {
  const points = Math.abs((mine?.points ?? 0) - (mine?.hers ?? 0));
  return t(mine?.won ? 'daily-won' : number === today ? 'daily-lost' : 'daily-lost-then', { points });
}

/** Three lines for friends, without a word on how the day is to be played. */
export function shareText(info: DailyInfo, origin: string): string {
  const { mine, number, streak } = info;
  const mark = mine?.won ? '▲' : '▼';
  const apart = Math.abs((mine?.points ?? 0) - (mine?.hers ?? 0));
  const score = `${mine?.points ?? 0} : ${mine?.hers ?? 0} ${mark} ${apart}`;
  const second = [score, helpText(info), t('daily-row-count', { count: streak })].filter(Boolean).join('   ');
  return [t('daily-share-title', { number }), second, `${origin}/daily/${number}`].join('\n');
}
