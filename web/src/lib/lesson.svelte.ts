/** A guided game: the page plays it as if it sat at a table, but the table waits at the stops of a record. */
import * as api from './api';
import type { LessonInfo, LessonStop, Problem, TableInfo, ToServer } from './protocol';
import { ownTable } from './still';
import { Table, type Socket } from './table.svelte';
import { heard } from './heard';

const REFUSED = (code: string): Problem => ({ code, message: '' });

export class Lesson {
  stop = $state.raw<LessonStop | null>(null);
  index = $state(0);
  failed = $state(false);
  readonly table: Table;
  #socket: Socket | null = null;

  constructor(readonly info: LessonInfo) {
    this.table = new Table(`lesson-${info.name}`, { A: 'learner' }, () => this.#dial());
    this.table.info = this.#tableInfo();
  }

  get last(): number {
    return this.info.stops.length - 1;
  }

  async go(index: number): Promise<void> {
    const line = this.info.stops[index];
    if (line === undefined) return;
    try {
      this.stop = await api.lessonStop(this.info.name, line);
      this.index = index;
      this.failed = false;
      this.#tell(this.stop.update);
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.failed = true;
    }
  }

  /** Makes the move that is asked for, or reads on. */
  async next(): Promise<void> {
    const move = this.stop?.move;
    if (move) await this.table.act('A', move);
    else await this.go(this.index + 1);
  }

  leave(): void {
    this.table.leave();
  }

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

  #tell(message: unknown): void {
    this.#socket?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  async #hear(said: ToServer): Promise<void> {
    if (said.type === 'hello') {
      this.#tell({ type: 'table', ...this.#tableInfo() });
      await this.go(this.index);
    } else if (said.type === 'act') {
      const right = said.action === this.stop?.move;
      const error = REFUSED(
        this.stop?.move ? 'lesson-other' : this.index === this.last ? 'lesson-over' : 'lesson-read',
      );
      this.#tell(right ? { type: 'answer', id: said.id, ok: true } : { type: 'answer', id: said.id, ok: false, error });
      if (right) await this.go(this.index + 1);
    } else if (said.type === 'why') {
      const refusal = await api
        .lessonWhy(this.info.name, this.stop?.line ?? 0, said.action)
        .catch((error: unknown) => (error instanceof api.Refused ? error.problem : REFUSED('unreachable')));
      this.#tell({ type: 'answer', id: said.id, ok: true, refusal });
    } else {
      this.#tell({ type: 'answer', id: said.id, ok: false, error: REFUSED('lesson-other') });
    }
  }

  #tableInfo(): TableInfo {
    const { name, game, setup, seats } = this.info;
    const others = seats.slice(1).map((called) => ({ name: called, bot: 'teacher' }));
    return ownTable({ table: `lesson-${name}`, game, setup }, [{ name: '', bot: null }, ...others]);
  }
}
