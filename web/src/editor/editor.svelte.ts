/** A position that is being built: its record, what the server makes of it, and a table that can be asked about it. */
import type { Best, Built, Field, Question } from '../generated/protocol';
import * as api from '../lib/api';
import { heard } from '../lib/heard';
import {
  SEATS,
  type Problem,
  type Seat,
  type TableInfo,
  type Tokens,
  type ToServer,
  type Update,
} from '../lib/protocol';
import { ownTable } from '../lib/still';
import { Table, type Socket } from '../lib/table.svelte';
import { empty, valueAt, withValue, written, type Edited, type Given, type Json } from './record';

/** So many steps can be undone. */
const MOST = 100;
const NOTHING = empty('', 0);

export type Fault = Built['faults'][number];

export class Editor {
  record = $state.raw<Edited>(NOTHING);
  built = $state.raw<Built | null>(null);
  form = $state.raw<Field[]>([]);
  /** What is wrong with the whole of it: the choice of rules, or the connection. */
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  best = $state.raw<Best | null>(null);
  thinking = $state(false);
  canUndo = $state(false);

  faults: Fault[] = $derived(this.built?.faults ?? []);
  given: Given = $derived(this.record.given);
  seats: Seat[] = $derived(SEATS.slice(0, this.record.seats.length));
  readonly table: Table;
  #socket: Socket | null = null;
  #before: Edited[] = [];
  #running = false;
  #again = false;
  #kept: Promise<void> = Promise.resolve();
  #number = 0;

  constructor(
    record: Edited,
    /** Keeps what was changed; until that is done the editor is busy. */
    private readonly onchange: (record: Edited) => Promise<void>,
  ) {
    this.record = record;
    const tokens: Tokens = Object.fromEntries(SEATS.slice(0, record.seats.length).map((seat) => [seat, 'editor']));
    this.table = new Table('position', tokens, () => this.#dial());
    this.table.info = this.#info();
  }

  // -- changing -------------------------------------------------------------------------------------------

  change(next: Partial<Edited>): void {
    this.#before = [...this.#before, this.record].slice(-MOST);
    this.canUndo = true;
    this.#take({ ...this.record, moves: [], ...next });
  }

  /** A change that belongs to the one before: both are undone in one. */
  amend(given: Given): void {
    this.#take({ ...this.record, given });
  }

  set(path: (string | number)[], value: Json | undefined): void {
    this.change({ given: withValue(this.record.given, path, value) });
  }

  at(path: (string | number)[]): Json | undefined {
    return valueAt(this.record.given, path);
  }

  /** The piece that is at fault: of the description, or of what chance gives first. */
  faulty({ path }: Fault): Json | undefined {
    return path[0] === 'chance' ? this.record.chance[String(path[1])] : this.at(path);
  }

  drop({ path }: Fault): void {
    if (path[0] === 'chance') this.change({ chance: withValue(this.record.chance, path.slice(1), undefined) });
    else this.set(path, undefined);
  }

  /** The lines of a list at the top. */
  lines(key: string): string[] {
    const value = this.record.given[key];
    return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
  }

  /** The tile in hand; null leaves it to chance. */
  hold(tile: string | null): void {
    const chance = withValue(this.record.chance, ['tile'], tile === null ? undefined : [tile]);
    this.change({ chance });
  }

  undo(): void {
    const record = this.#before.at(-1);
    if (!record) return;
    this.#before = this.#before.slice(0, -1);
    this.canUndo = this.#before.length > 0;
    this.#take(record);
  }

  #take(record: Edited): void {
    this.record = record;
    this.best = null;
    this.#kept = this.onchange(record);
    void this.refresh();
  }

  // -- asking ---------------------------------------------------------------------------------------------

  /** Has the position laid out. Of several changes in a row only the last is sent. */
  async refresh(): Promise<void> {
    this.#again = true;
    if (this.#running) return;
    this.#running = this.busy = true;
    while (this.#again) {
      this.#again = false;
      try {
        const built = await this.#ask(null, true);
        if (built.form) this.form = built.form;
        this.built = built;
        this.problem = null;
        this.table.info = this.#info();
        this.#tell({ ...built.update, moves: ++this.#number });
      } catch (error) {
        if (!(error instanceof api.Refused)) throw error;
        this.problem = error.problem;
      }
      await this.#kept;
    }
    this.#running = this.busy = false;
  }

  async askBest(): Promise<void> {
    this.thinking = true;
    this.best = null;
    const { record } = this;
    try {
      const found = (await this.#ask({ best: true })).best ?? null;
      if (record === this.record) this.best = found;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.problem = error.problem;
    }
    this.thinking = false;
  }

  #ask(question: Question | null, form = false): Promise<Built> {
    return api.position({ record: written(this.record), question, form });
  }

  leave(): void {
    this.table.leave();
  }

  // -- the table that the board sits at ---------------------------------------------------------------------

  #dial(): Socket {
    const socket: Socket = {
      send: (text) => void this.#hear(heard<ToServer>(text)),
      close: () => undefined,
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    this.#socket = socket;
    queueMicrotask(() => socket.onopen?.(new Event('open')));
    return socket;
  }

  #tell(message: Update | object): void {
    this.#socket?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  async #hear(said: ToServer): Promise<void> {
    if (said.type === 'hello') {
      this.#tell({ type: 'table', ...this.#info() });
      await this.refresh();
      return;
    }
    const { id } = said;
    try {
      if (said.type === 'act') {
        // Trying a move changes nothing that was built: one undo takes it back.
        this.change({ moves: [...this.record.moves, `${said.seat} ${said.action}`] });
        this.#tell({ type: 'answer', id, ok: true });
      } else if (said.type === 'why') {
        const { refusal = null } = await this.#ask({ seat: said.seat, why: said.action });
        this.#tell({ type: 'answer', id, ok: true, refusal });
      } else if (said.type === 'inspect') {
        const { inspection } = await this.#ask({ seat: said.seat, inspect: said.target });
        this.#tell({ type: 'answer', id, ok: true, inspection });
      } else {
        this.#tell({ type: 'answer', id, ok: false, error: { code: 'not-now', message: '' } });
      }
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.#tell({ type: 'answer', id, ok: false, error: error.problem });
    }
  }

  #info(): TableInfo {
    const { game, seats } = this.record;
    const setup = this.built?.setup ?? { seats: seats.length, sets: this.record.sets, elements: [], options: {} };
    return ownTable(
      { table: 'position', game, setup },
      seats.map((name) => ({ name, bot: null })),
    );
  }
}
