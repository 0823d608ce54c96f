/** Points where they were won: a shield on each scored area. */
import type { LogEntry, Seat } from '../../lib/protocol';
import { areaOf, type Pair } from './view';

export interface Shield {
  key: string;
  seat: Seat;
  points: number;
  square: Pair;
  part: string;
  /** How many shields stand at this place, and which of them this is: they are shown side by side. */
  index: number;
  of: number;
  entry: number;
}

export function shieldsOf(log: LogEntry[]): Shield[] {
  const shields: Shield[] = [];
  const groups = new Map<string, Shield[]>();
  log.forEach((entry, number) => {
    if (entry.type !== 'score' || entry.seat === null || entry.points === 0) return;
    const { at } = areaOf(entry);
    if (!at) return;
    const { square, part } = at;
    const place = `${square.join(',')}:${part}`;
    const group = groups.get(place) ?? [];
    groups.set(place, group);
    const key = `${place}:${entry.seat}:${number}`;
    const shield = {
      key,
      seat: entry.seat,
      points: entry.points,
      square,
      part,
      index: group.length,
      of: 0,
      entry: number,
    };
    group.push(shield);
    shields.push(shield);
  });
  for (const group of groups.values()) for (const shield of group) shield.of = group.length;
  return shields;
}
