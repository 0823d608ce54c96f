/** What the tests share: the real texts, a table without a network, options as the server sends them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localizer } from '../src/lib/language.svelte';
import type { Answer, GameView, LogEntry, Option, Seat, Update } from '../src/lib/protocol';
import { Table, type Socket } from '../src/lib/table.svelte';
import { makeBundle } from '../src/lib/text';
import type { Language, Tokens } from '../src/lib/protocol';

const BASTIDE = join(import.meta.dirname, '../../src/bastide');
const BOXES = join(BASTIDE, 'carcassonne/expansions');

/** All that is said in a language: by the house, by the games, by each box. */
export function source(language: Language): string {
  const folder = join(BASTIDE, 'locale', language);
  const shared = readdirSync(folder).map((name) => join(folder, name));
  const boxes = readdirSync(BOXES).map((box) => join(BOXES, box, `${language}.ftl`));
  return [...shared.sort(), ...boxes.sort().filter(existsSync)].map((name) => readFileSync(name, 'utf-8')).join('\n');
}

export const speak = (language: Language = 'en'): void =>
  localizer.use(language, makeBundle(language, source(language)));

export function lay(x: number, y: number, turn: number): Option {
  return {
    text: `lay ${x},${y} ${90 * turn}`,
    verb: 'lay',
    label: 'carcassonne-lay',
    args: { x, y, turn: 90 * turn },
    targets: [`tile:${x},${y}`],
    rules: ['C-4.2-c', 'C-4.2-d'],
    data: { x, y, turn },
  };
}

export function stand(area: string, part: string, worth = 1, done = false): Option {
  const kind = area.split(' ')[0] ?? '';
  return {
    text: `follower ${area}`,
    verb: 'follower',
    label: 'carcassonne-follower',
    args: { kind, area, worth, done: done ? 'yes' : 'no' },
    targets: [`part:0,0:${part}`],
    rules: ['C-4.4-a', 'C-4.4-f'],
    data: { square: [0, 0], area, part, worth, done },
  };
}

export const pass: Option = {
  text: 'pass',
  verb: 'pass',
  label: 'carcassonne-pass',
  args: {},
  targets: [],
  rules: ['C-4.4-a'],
  data: {},
};

export function entry(type: string, seat: Seat | null = 'A', more: Partial<LogEntry> = {}): LogEntry {
  return { move: 0, type, seat, rule: 'C-1', data: {}, points: 0, formula: [], ...more };
}

/** A view of no game. */
export const NOTHING = {} as GameView;

export function update(more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    moves: 1,
    seat: 'A',
    view: NOTHING,
    decision: null,
    log: [],
    log_from: 0,
    undo: [],
    takeback: [],
    stood_in: [],
    entry: null,
    clocks: null,
    over: false,
    winners: [],
    ...more,
  };
}

export const asks = (options: Option[], tag = '1.0', name = 'D-PLACE', seat: Seat = 'A'): Update['decision'] => ({
  name,
  kind: 'place',
  seats: [seat],
  rules: ['C-4.2-c'],
  mine: { [seat]: { tag, options } },
});

/** A connection that only remembers what was said. */
export class Wire implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
    this.onclose?.({} as CloseEvent);
  }

  open(): void {
    this.onopen?.({} as Event);
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  /** Answers the last message. */
  answer(answer: Partial<Answer> = { ok: true }): void {
    this.hear({ type: 'answer', id: this.sent.at(-1)?.id, ...answer });
  }
}

/** A table that is already open, and its wires: the last one is in use. */
export function sit(
  tokens: Tokens = { A: 'secret' },
  renew: (() => Promise<Tokens>) | null = null,
): { table: Table; wires: Wire[]; wire: Wire } {
  const wires: Wire[] = [];
  const dial = (): Wire => {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  };
  const table = new Table('k7f', tokens, dial, undefined, renew);
  const wire = wires[0] as Wire;
  wire.open();
  return { table, wires, wire };
}
