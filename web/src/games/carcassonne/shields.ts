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
  /** How often the seat has laid a tile since: then it fades, then it goes. */
  age: number;
}

/** A shield is seen until its seat has laid two more tiles; `shown` is one that somebody points at in the log. */
export function shieldsOf(log: LogEntry[], shown: LogEntry | null = null): Shield[] {
  const laid = new Map<Seat, number[]>();
  log.forEach(({ type, seat }, number) => {
    if (type === 'lay' && seat) laid.set(seat, [...(laid.get(seat) ?? []), number]);
  });
  const ageOf = (seat: Seat, number: number): number => (laid.get(seat) ?? []).filter((at) => at > number).length;
  const shields: Shield[] = [];
  const groups = new Map<string, Shield[]>();
  log.forEach((entry, number) => {
    if (entry.type !== 'score' || entry.seat === null || entry.points === 0) return;
    const age = entry === shown ? 0 : ageOf(entry.seat, number);
    const { at } = areaOf(entry);
    if (!at || age > 1) return;
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
      age,
    };
    group.push(shield);
    shields.push(shield);
  });
  for (const group of groups.values()) for (const shield of group) shield.of = group.length;
  return shields;
}
