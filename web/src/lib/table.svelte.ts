/** A table: the connection to it, and what is known of the game there. */
import { continueLog } from './log';
import { SEATS } from './protocol';
import type {
  Answer,
  Decision,
  FromServer,
  LogEntry,
  Problem,
  Seat,
  TableInfo,
  ToServer,
  Tokens,
  Update,
} from './protocol';

export type Line = 'connecting' | 'open' | 'lost';

/** What a socket has to do; the tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

const PAUSES = [300, 700, 1500, 3000, 5000];
const LOST: Problem = { code: 'unreachable', message: 'The server does not answer.' };

function connect(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`);
}

type Wish = ToServer extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

export class Table {
  line = $state<Line>('connecting');
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogEntry[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** An answer is awaited: nothing else can be chosen until it is there. */
  busy = $state(false);

  decision = $derived<Decision | null>(this.update?.decision ?? null);
  mine: Seat[];

  #socket: Socket | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  #number = 0;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly tokens: Tokens,
    private readonly dial: (id: string) => Socket = connect,
  ) {
    this.mine = SEATS.filter((seat) => tokens[seat]);
    this.#dial();
  }

  act(seat: Seat, action: string): Promise<Problem | null> {
    const tag = this.decision?.mine[seat]?.tag ?? '';
    return this.#try({ type: 'act', seat, tag, action });
  }

  undo(seat: Seat): Promise<Problem | null> {
    return this.#try({ type: 'undo', seat });
  }

  /** Why something may not be done; null when it may. */
  async why(seat: Seat, action: string): Promise<Problem | null> {
    const answer = await this.#ask({ type: 'why', seat, action });
    return answer.ok ? (answer.refusal ?? null) : answer.error;
  }

  name(seat: Seat | null): string {
    return this.info?.seats.find((info) => info.seat === seat)?.name || (seat ?? '');
  }

  leave(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  async #try(wish: Wish): Promise<Problem | null> {
    this.busy = true;
    const answer = await this.#ask(wish);
    this.busy = false;
    this.problem = answer.ok ? null : answer.error;
    return this.problem;
  }

  #ask(wish: Wish): Promise<Answer> {
    const id = ++this.#number;
    if (this.line !== 'open') return Promise.resolve({ type: 'answer', id, ok: false, error: LOST });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ ...wish, id } as ToServer);
    });
  }

  #send(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #dial(): void {
    const socket = this.dial(this.id);
    this.#socket = socket;
    socket.onopen = () => {
      const tokens = this.mine.map((seat) => this.tokens[seat] ?? '');
      this.#send({ type: 'hello', tokens, since: this.log.length });
    };
    socket.onmessage = (event) => {
      // Only a table that speaks is there: a proxy may open a line to a server that is down.
      this.#tries = 0;
      this.line = 'open';
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    for (const [id, resolve] of this.#waiting) resolve({ type: 'answer', id, ok: false, error: LOST });
    this.#waiting.clear();
    if (this.#closed) return;
    this.line = 'lost';
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)];
    this.#timer = setTimeout(() => this.#dial(), pause);
  }

  #hear(message: FromServer): void {
    if (message.type === 'table') {
      this.info = message;
    } else if (message.type === 'update') {
      this.#take(message);
    } else if (message.type === 'answer') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    } else if (message.type === 'error') {
      this.problem = message.error;
    }
  }

  #take(update: Update): void {
    const log = continueLog(this.log, update.log_from, update.log);
    if (log === null) {
      // Entries are missing: begin again from the first.
      this.log = [];
      this.#socket?.close();
      return;
    }
    this.log = log;
    this.update = update;
    this.problem = null;
  }
}
