/** The study of a game as the page knows it: it asks the server how far it is until it is done. */
import type { Judged, Luck, StudyInfo, StudyPlayer, TurnChoice } from '../generated/protocol';
import * as api from './api';
import { SEATS, type Problem, type Seat, type Tokens } from './protocol';

export type { Judged, Luck, Reason, ShownDecision, StudyInfo, StudyPlayer, TurnChoice } from '../generated/protocol';

export const QUALITIES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Quality = (typeof QUALITIES)[number];

/** From here on a decision is called an error. */
const ERRORS: string[] = ['inaccuracy', 'mistake', 'blunder'];
export const isError = (turn: Judged): boolean => ERRORS.includes(turn.quality);

const written = (choice: TurnChoice): string => choice.shown.map(({ text }) => text).join();
/** The choices of a turn in an order that does not give away which is best. */
export const unranked = (turn: Judged): TurnChoice[] =>
  [...turn.choices].sort((one, other) => written(one).localeCompare(written(other)));

const PACE = 1200;

export class Study {
  info = $state.raw<StudyInfo | null>(null);
  turns = $state.raw<Judged[]>([]);
  draws = $state.raw<Luck[]>([]);
  problem = $state.raw<Problem | null>(null);
  players: StudyPlayer[] = $derived(this.info?.players ?? []);
  running = $derived(this.info?.status === 'running');

  #tokens: string[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #depth: 'ordinary' | 'deep' = 'ordinary';

  constructor(
    readonly id: string,
    tokens: Tokens,
  ) {
    this.#tokens = SEATS.flatMap((seat) => tokens[seat] ?? []);
    void this.#ask('start');
  }

  get own(): Seat[] {
    return this.info?.own ?? [];
  }

  get depth(): 'ordinary' | 'deep' {
    return this.#depth;
  }

  stop(): void {
    void this.#ask('stop');
  }

  start(): void {
    void this.#ask('start');
  }

  /** Begins again and looks more closely. */
  lookDeeper(): void {
    this.#depth = 'deep';
    void this.#ask('start');
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(what: 'start' | 'look' | 'stop'): Promise<void> {
    clearTimeout(this.#timer);
    const was = this.info;
    try {
      const asked = { do: what, depth: this.#depth, run: was?.run ?? '', known: was?.known ?? 0, tokens: this.#tokens };
      this.#hear(await api.study(this.id, asked), was);
      this.problem = null;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.problem = error.problem;
    }
    // A server that was started anew goes on when it is asked to.
    const lost = was?.status === 'running' && this.info?.status === 'stopped' && what === 'look';
    const again = this.running || lost || this.problem?.code === 'unreachable';
    if (!this.#closed && again) this.#timer = setTimeout(() => void this.#ask(lost ? 'start' : 'look'), PACE);
  }

  #hear(info: StudyInfo, was: StudyInfo | null): void {
    const fresh = info.run !== was?.run;
    const byLine = <T extends { line: number }>(old: T[], more: T[]): T[] => {
      const lines = new Set(more.map(({ line }) => line));
      return [...old.filter(({ line }) => !lines.has(line)), ...more].sort((a, b) => a.line - b.line);
    };
    // What a first look found stays until the closer one knows better.
    const keeps = !fresh || info.depth === 'deep';
    this.turns = byLine(keeps ? this.turns : [], info.turns);
    this.draws = byLine(keeps ? this.draws : [], info.draws);
    this.info = info;
  }
}
