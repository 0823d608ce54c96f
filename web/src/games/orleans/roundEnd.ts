/** The end of a round in few words: what the event did to a seat, its census, and whether the next event is covered. */
import { t } from '../../lib/language.svelte';
import type { LogEntry, Seat } from '../../lib/protocol';
import type { RoundLog } from './rounds';
import type { View } from './view';
import { noun, placeName } from './words';

export interface Said {
  text: string;
  tone: '' | 'loss' | 'good' | 'none';
}

const says = (id: string, tone: Said['tone'], args = {}): Said => ({ text: t(`orleans-round-${id}`, args), tone });
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function said(entry: LogEntry): Said[] {
  const { data, type } = entry;
  switch (type) {
    case 'gain':
      return [says('gain', 'good', { coins: number(data.coins) })];
    case 'spend':
      return [says('pay', 'loss', { coins: number(data.coins) })];
    case 'plague':
      return [says('loses', 'loss', { follower: noun('follower', text(data.follower), 'a') })];
    case 'immune':
      return [says('drawn', '', { follower: noun('follower', text(data.follower), 'bare') }), says('spared', 'good')];
    case 'food':
      return [says('food', '', { good: noun('good', text(data.good), 'bare') })];
    case 'shield':
      return [says('shield', 'good', { place: placeName('sacristy') })];
    case 'torture':
      return [says('torture', 'loss')];
    case 'give-up':
      return [says('gives', 'loss', { what: givenUp(entry) })];
    case 'waived':
      return [says('waived', 'none')];
    default:
      return [];
  }
}

function givenUp({ data }: LogEntry): string {
  if (data.good) return noun('good', text(data.good), 'bare');
  if (data.follower) return noun('follower', text(data.follower), 'a');
  if (data.tile) return placeName(text(data.tile));
  return t(`orleans-give-${text(data.what)}`);
}

/** Things in a row, each once with its number: nobody reads five times that a station was given up. */
function listed(all: Said[]): Said[] {
  const list: Said[] = [];
  for (const { text: one, tone } of new Map(all.map((said) => [said.text, said])).values()) {
    const times = all.filter((said) => said.text === one).length;
    const words = times > 1 ? `${times} × ${one}` : one;
    const last = list.at(-1);
    if (last?.tone === tone) last.text += `${last.text.endsWith(':') ? '' : ','} ${words}`;
    else list.push({ text: words, tone });
  }
  return list;
}

/** What the event did to a seat; while it is still going on, nothing yet. */
export function eventOf(log: RoundLog, seat: Seat, event: string, going: boolean): Said[] {
  const found = log.event.filter((entry) => entry.seat === seat).flatMap(said);
  if (found.length > 0) return listed(found);
  if (going) return [says('wait', 'none')];
  return [says(event === 'pilgrimage' ? 'no-monks' : 'nothing', 'none')];
}

/** What the census did: alone in front or behind, or why nothing. */
export function censusOf(log: RoundLog, view: View, seat: Seat): Said[] {
  const entry = log.census.find((one) => one.seat === seat);
  if (entry?.type === 'gain') return [says('most', 'good')];
  if (entry) return [says('fewest', 'loss')];
  const at = Object.values(view.tracks.farmers ?? {});
  const mine = view.tracks.farmers?.[seat] ?? 0;
  if (mine === Math.max(...at)) return [says('lead', 'none')];
  return [says(mine === Math.min(...at) ? 'last' : 'between', 'none')];
}

/** What this round's event would mean if it came now. */
export function aheadOf(view: View, seat: Seat): Said[] {
  const forecast = view.forecast[seat] ?? {};
  const coins = view.players[seat]?.coins ?? 0;
  if (forecast.food !== undefined) {
    const short = Math.max(0, forecast.food - (forecast.have ?? 0));
    if (short === 0) return [says('covered', 'good', { food: forecast.have ?? 0 })];
    return [says('short', 'loss', { food: short, coins: short * (forecast.penalty ?? 0) })];
  }
  if (forecast.coins === undefined) return [says(view.event?.event === 'plague' ? 'plague' : 'no-monks', 'none')];
  if (forecast.coins >= 0)
    return [
      says(forecast.coins > 0 ? 'gain' : 'nothing', forecast.coins > 0 ? 'good' : 'none', { coins: forecast.coins }),
    ];
  const due = -forecast.coins;
  return coins >= due
    ? [says('can-pay', 'good', { coins: due })]
    : [says('cannot-pay', 'loss', { coins: due - coins })];
}
