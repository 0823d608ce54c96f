/** The log: how an update continues it, and how it falls into turns. */
import type { LogEntry, Seat } from './protocol';

/**
 * The log after an update that tells the entries from `from` on. An undo shortens it: then `from` lies before
 * the end and what follows is cut. Null when there is a gap, so that the page must ask for everything.
 */
export function continueLog(log: LogEntry[], from: number, entries: LogEntry[]): LogEntry[] | null {
  if (from > log.length) return null;
  return [...log.slice(0, from), ...entries];
}

export interface Turn {
  kind: 'begin' | 'turn' | 'end';
  number: number;
  seat: Seat | null;
  entries: LogEntry[];
}

/** What an entry begins: a turn, the final scoring, or nothing new. */
export type Opening = (entry: LogEntry, before: LogEntry | undefined) => 'turn' | 'end' | null;

/** The log by turns, with what came before the first and the final scoring after the last. */
export function turnsOf(log: LogEntry[], opening: Opening): Turn[] {
  const turns: Turn[] = [];
  let number = 0;
  log.forEach((entry, index) => {
    const opens = opening(entry, log[index - 1]);
    if (opens === 'turn') turns.push({ kind: 'turn', number: ++number, seat: entry.seat, entries: [] });
    else if (opens === 'end' && turns.at(-1)?.kind !== 'end')
      turns.push({ kind: 'end', number: number + 1, seat: null, entries: [] });
    else if (turns.length === 0) turns.push({ kind: 'begin', number: 0, seat: null, entries: [] });
    turns.at(-1)?.entries.push(entry);
  });
  return turns;
}

/** What everybody would have if the game ended with this entry, where a game counts only at its end. */
export type Standing = (entry: LogEntry) => Partial<Record<Seat, number>> | null;

/** The total of each seat after every turn, for the chart. */
export function scoreLines(turns: Turn[], seats: Seat[], standing?: Standing): Map<Seat, number[]> {
  const lines = new Map<Seat, number[]>(seats.map((seat) => [seat, [0]]));
  for (const turn of turns) {
    if (turn.kind === 'begin') continue;
    const stands = standing && turn.entries.map(standing).find((found) => found !== null);
    for (const [seat, line] of lines) {
      const won = turn.entries.filter((entry) => entry.seat === seat).reduce((sum, entry) => sum + entry.points, 0);
      line.push(stands?.[seat] ?? (standing ? won : (line.at(-1) ?? 0) + won));
    }
  }
  return lines;
}

/** These befall a seat, whoever does something. */
const BEFALL = ['score', 'return'];

/** So many lines of news at once. */
const NEWS = 3;

/** What to tell of a log to somebody who has acted last in it as one of these seats, the latest last. */
export function newsOf(log: LogEntry[], mine: Seat[]): LogEntry[] {
  const own = log.findLastIndex(({ type, seat }) => seat !== null && mine.includes(seat) && !BEFALL.includes(type));
  // A tile that was laid is seen, and of several steps the last one tells where they led.
  const since = log.slice(own + 1).filter(({ type, points }, index, all) => {
    const next = all[index + 1];
    return !next || (type !== 'lay' && (type !== next.type || points !== 0));
  });
  return since.length > 0 ? since.slice(-NEWS) : log.slice(-1);
}
