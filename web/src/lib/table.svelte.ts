/** A table: the connection to it, and what is known of the game there. */
import { continueLog } from './log';
import { inOrder, unpacks } from './packed';
import { SEATS } from './protocol';
import type {
  Advice,
  Answer,
  ChatLine,
  Decision,
  Emote,
  EntryInfo,
  EntryLine,
  ThinkingNews,
  FromServer,
  GameInspection,
  LogEntry,
  Position,
  Problem,
  Seat,
  TableInfo,
  ToServer,
  Tokens,
  Update,
} from './protocol';
import { heard } from './heard';

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
/** The code with which the server closes the connection to a table that was deleted. */
const DELETED = 4410;
const LOST: Problem = { code: 'unreachable', message: '' };

function connect(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`);
  socket.binaryType = 'arraybuffer';
  return socket;
}

/** An earlier position as an update: nobody can do anything there. */
const inThePast = ({ move, seat, view, decision, over, winners }: Position): Update => ({
  type: 'update',
  moves: move,
  seat,
  view,
  decision,
  over,
  winners,
  takeback: [],
  stood_in: [],
  entry: null,
  clocks: null,
  log: [],
  log_from: 0,
  undo: [],
});

const seatsOf = (tokens: Tokens): Seat[] => SEATS.filter((seat) => tokens[seat]);

type Request = ToServer extends infer M ? (M extends { id: number | string } ? Omit<M, 'id'> : never) : never;

export class Table {
  line = $state<Line>('connecting');
  info = $state.raw<TableInfo | null>(null);
  /** How the game stands, and all of its log. */
  live = $state.raw<Update | null>(null);
  whole = $state.raw<LogEntry[]>([]);
  /** The earlier position that is looked at; null is now. */
  past = $state.raw<Position | null>(null);
  /** When the update came, for clocks. */
  heard = $state(0);
  /** The last emote of each seat. */
  emotes = $state<Partial<Record<Seat, { emote: Emote; number: number }>>>({});
  /** The bot that searches now, and how far it is. */
  thinking = $state.raw<ThinkingNews | null>(null);
  /** What people have written here, and the seats that this browser does not want to hear. */
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<Seat[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** Who opened the table has deleted it. */
  gone = $state(false);
  /** An answer is awaited: nothing else can be chosen until it is there. */
  busy = $state(false);

  /** Actions that one press has done, and the position that they led to: one undo takes them all back. */
  together: { seat: Seat; moves: number; at: number } | null = null;

  /** What is to be seen: now, or then. */
  update: Update | null = $derived(this.past ? inThePast(this.past) : this.live);
  log: LogEntry[] = $derived.by(() => {
    const { past } = this;
    return past ? this.whole.filter((entry) => entry.move <= past.move) : this.whole;
  });
  decision = $derived<Decision | null>(this.update?.decision ?? null);
  mine = $state.raw<Seat[]>([]);

  #socket: Socket | null = null;
  #waiting = new Map<Answer['id'], (answer: Answer) => void>();
  #number = 0;
  #tries = 0;
  #closed = false;
  /** Whether this connection has asked for its tokens anew. */
  #renewed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sought: { move: number; seat: Seat | null } | null = null;
  #seeking = false;
  /** What has come but is not shown yet, when the last one was shown, and the timer for the next. */
  #next: Update[] = [];
  #shown = 0;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private tokens: Tokens,
    private readonly dial: (id: string) => Socket = connect,
    /** How long a move of somebody else is to be seen before the next, in milliseconds. */
    private readonly pause: () => number = () => 0,
    /** The tokens as they are now: others than before once the seats have become a person's. */
    private readonly renew: (() => Promise<Tokens>) | null = null,
  ) {
    this.mine = seatsOf(tokens);
    this.#dial();
  }

  act(seat: Seat, action: string): Promise<Problem | null> {
    const tag = this.decision?.mine[seat]?.tag ?? '';
    return this.#try({ type: 'act', seat, tag, action });
  }

  /** Takes back the last action, or those that were done in one. */
  async undo(seat: Seat): Promise<Problem | null> {
    const { together } = this;
    this.together = null;
    const times = together?.seat === seat && together.at === this.live?.moves ? together.moves : 1;
    let problem: Problem | null = null;
    for (let done = 0; done < times && !problem; done += 1) problem = await this.#try({ type: 'undo', seat });
    return problem;
  }

  /** Asks the others to go back to before this seat's last action. */
  takeBack(seat: Seat): Promise<Problem | null> {
    return this.#try({ type: 'takeback', seat });
  }

  consent(seat: Seat, agree: boolean): Promise<Problem | null> {
    return this.#try({ type: 'consent', seat, agree });
  }

  standIn(seat: Seat, bot: string | null): Promise<Problem | null> {
    return this.#try({ type: 'stand-in', seat, bot });
  }

  async emote(seat: Seat, emote: Emote): Promise<void> {
    await this.#ask({ type: 'emote', seat, emote });
  }

  /** Writes something to the others; a problem where that may not be. */
  async say(seat: Seat, text: string): Promise<Problem | null> {
    const answer = await this.#ask({ type: 'chat', seat, text });
    return answer.ok ? null : answer.error;
  }

  async mute(seat: Seat, whom: Seat, muted: boolean): Promise<void> {
    await this.#ask({ type: 'mute', seat, whom, muted });
  }

  /** What a bot would do in this seat's place; and why not something else. */
  async hint(seat: Seat, mine: string[] = []): Promise<Advice | null> {
    const answer = await this.#ask({ type: 'hint', seat, mine });
    if (!answer.ok) this.problem = answer.error;
    return answer.ok ? (answer.hint ?? null) : null;
  }

  /** Looks at an earlier position. Of several wishes in a row only the last counts. */
  async lookBack(move: number, seat: Seat | null = this.eyes): Promise<void> {
    this.#sought = { move, seat };
    if (this.#seeking) return;
    this.#seeking = true;
    while (this.#sought) {
      const sought: { move: number; seat: Seat | null } = this.#sought;
      this.#sought = null;
      const answer = await this.#ask({ type: 'look', ...sought });
      if (!answer.ok) this.problem = answer.error;
      else if (answer.position) this.past = answer.position;
    }
    this.#seeking = false;
  }

  /** An earlier position, beside the one that is shown. */
  async glance(move: number, seat: Seat | null = this.eyes): Promise<Position | null> {
    const answer = await this.#ask({ type: 'look', move, seat });
    return answer.ok ? (answer.position ?? null) : null;
  }

  backToNow(): void {
    this.#sought = null;
    this.past = null;
  }

  /** With one's own box: what was drawn. Without outcomes the server draws. */
  enter(outcomes: string[]): Promise<Problem | null> {
    return this.#try({ type: 'enter', line: this.live?.entry?.line ?? 0, outcomes });
  }

  /** Puts another text into a line, or goes back to before it; with `cut`, what no longer fits is given up. */
  correct(line: number, text: string | null, cut = false): Promise<Problem | null> {
    return this.#try({ type: 'correct', line, text, cut });
  }

  async entries(): Promise<EntryLine[]> {
    const answer = await this.#ask({ type: 'entries', line: null });
    return answer.ok ? (answer.entries ?? []) : [];
  }

  /** What could have come at a line. */
  async entryAt(line: number): Promise<EntryInfo | null> {
    const answer = await this.#ask({ type: 'entries', line });
    return answer.ok ? (answer.entry ?? null) : null;
  }

  /** The seat through whose eyes the past is seen. */
  get eyes(): Seat | null {
    return this.past ? this.past.seat : (this.live?.seat ?? null);
  }

  /** Why something may not be done; null when it may. */
  async why(seat: Seat, action: string): Promise<Problem | null> {
    const answer = await this.#ask({ type: 'why', seat, action });
    if (!answer.ok) return answer.error;
    return answer.refusal ? { ...answer.refusal } : null;
  }

  /** What something on the table tells, at the position that is looked at; null when it tells nothing. */
  async inspect(target: string): Promise<GameInspection | null> {
    const answer = await this.#ask({ type: 'inspect', target, seat: this.eyes, move: this.past?.move ?? null });
    return answer.ok ? (answer.inspection ?? null) : null;
  }

  /** The seat that a sentence calls "you". Nobody for spectators, and where several people share a screen. */
  get reader(): Seat | null {
    if (this.mine.length !== 1 || this.past?.seat === null) return null;
    return this.mine[0] ?? null;
  }

  leave(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#showing);
    this.#socket?.close();
  }

  async #try(request: Request): Promise<Problem | null> {
    this.busy = true;
    const answer = await this.#ask(request);
    this.busy = false;
    this.problem = answer.ok ? null : answer.error;
    return this.problem;
  }

  #ask(request: Request): Promise<Answer> {
    const id = ++this.#number;
    if (this.line !== 'open') return Promise.resolve({ type: 'answer', id, ok: false, error: LOST });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ ...request, id });
    });
  }

  #send(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #dial(): void {
    const socket = this.dial(this.id);
    this.#socket = socket;
    this.#renewed = false;
    socket.onopen = () => this.#greet();
    const hear = (text: string) => {
      if (socket !== this.#socket) return;
      // Only a table that speaks is there: a proxy may open a line to a server that is down.
      this.#tries = 0;
      this.line = 'open';
      this.#hear(heard<FromServer>(text));
    };
    const receive = inOrder(hear, () => socket.close());
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => receive(event.data);
    socket.onclose = (event) => (event.code === DELETED ? this.#end() : this.#lose());
  }

  #greet(): void {
    const tokens = this.mine.map((seat) => this.tokens[seat] ?? '');
    this.#send({ type: 'hello', tokens, since: this.whole.length, unpacks });
  }

  /** Comes again with other tokens, if there are any: the ones it came with no longer open their seats. */
  async #comeAgain(): Promise<void> {
    if (this.#renewed || !this.renew) return;
    this.#renewed = true;
    const tokens = await this.renew();
    if (seatsOf(tokens).length === 0 || this.line !== 'open') return;
    this.tokens = tokens;
    this.mine = seatsOf(tokens);
    this.#greet();
  }

  /** The table is no more. */
  #end(): void {
    this.leave();
    this.gone = true;
  }

  #lose(): void {
    this.hurry();
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
    } else if (message.type === 'thinking') {
      this.thinking = message;
    } else if (message.type === 'chat') {
      this.muted = message.muted;
      this.chat = message.whole ? message.lines : [...this.chat, ...message.lines];
    } else if (message.type === 'update') {
      this.thinking = null;
      this.#next.push(message);
      this.#show();
    } else if (message.type === 'answer') {
      if (message.id === null && !message.ok && message.error.code === 'not-your-seat') void this.#comeAgain();
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    } else {
      const number = (this.emotes[message.seat]?.number ?? 0) + 1;
      this.emotes[message.seat] = { emote: message.emote, number };
    }
  }

  /** Waits no longer: what is to be seen is shown, and a bot that thinks plays the best that it has found. */
  async waitNoLonger(): Promise<void> {
    this.hurry();
    const [seat] = this.mine;
    if (seat && this.thinking) await this.#ask({ type: 'hurry', seat });
  }

  /** Shows at once what waits to be seen. */
  hurry(): void {
    while (this.#next.length > 0) this.#showOne();
  }

  /** What others do in a row comes one by one; one's own moves come at once. */
  #show(): void {
    clearTimeout(this.#showing);
    for (let [next] = this.#next; next; [next] = this.#next) {
      const theirs = this.live !== null && next.log.some(({ seat }) => seat !== null && !this.mine.includes(seat));
      const wait = theirs ? this.#shown + this.pause() - performance.now() : 0;
      if (wait > 0) {
        this.#showing = setTimeout(() => this.#show(), wait);
        return;
      }
      this.#showOne();
    }
  }

  #showOne(): void {
    const update = this.#next.shift();
    if (update) this.#take(update);
    this.#shown = performance.now();
  }

  #take(update: Update): void {
    const log = continueLog(this.whole, update.log_from, update.log);
    if (log === null) {
      // Entries are missing: begin again from the first.
      this.whole = [];
      this.#socket?.close();
      return;
    }
    this.whole = log;
    this.live = update;
    this.heard = performance.now();
    this.problem = null;
  }
}
