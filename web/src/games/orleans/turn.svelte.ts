/** A turn at this browser: who is taken up, what is chosen, what is being looked at. */
import { askedSeat } from '../../lib/decision';
import { SEATS, type LogEntry, type Option, type Seat } from '../../lib/protocol';
import { refusals } from '../../lib/refusals.svelte';
import type { Table } from '../../lib/table.svelte';
import {
  completing,
  followerOf,
  movesOf,
  named,
  sourcesAt,
  sourcesFor,
  spaceAt,
  TECHNOLOGY,
  type Moves,
  type Source,
} from './planning';
import { Cards } from './card.svelte';
import { hasEnded, lastEvent, sinceTurn } from './rounds';
import { viewOf, type Player, type View } from './view';

export type Stage = 'map' | 'deeds' | 'tiles' | 'torture';
export type Tab = 'board' | 'map' | 'tracks' | 'deeds' | 'others';
/** What stands beside the map on a small laptop. */
export type Panel = 'tracks' | 'deeds' | 'tiles';
export type Large = Panel | 'map';

const STAGES: Record<string, Stage> = {
  'DP-DEED': 'deeds',
  'DP-CANAL': 'deeds',
  'DP-PTILE': 'tiles',
  'DP-EXCL': 'tiles',
  'DP-TORT': 'torture',
};
const TABS: Record<string, Tab> = {
  'DP-ROUTE': 'map',
  'DP-GOOD': 'map',
  'DP-VILL': 'tracks',
  'DP-DEED': 'deeds',
  'DP-CANAL': 'deeds',
};
const PANELS: Record<string, Panel> = {
  'DP-VILL': 'tracks',
  'DP-DEED': 'deeds',
  'DP-CANAL': 'deeds',
  'DP-PTILE': 'tiles',
  'DP-EXCL': 'tiles',
};
/** For these the panel needs the room of the map as well. */
const LARGE = new Set(['DP-PTILE', 'DP-EXCL']);
/** These are chosen first and then confirmed; all else is done at once and can be taken back. */
const CONFIRMED = new Set(['use', 'travel', 'choose', 'exclude', 'send', 'village', 'pay']);

/** With one of these a player begins a round. */
const BEGINNING = new Set(['DP-RET', 'DP-DRAW', 'DP-STORE', 'DP-PLAN']);

/** The rules ask these even when there is one answer; the page gives it. */
const ASKED_ANYWAY = new Set(['DP-RET', 'DP-DRAW', 'DP-STORE', 'DP-PLAN', 'DP-PTILE', 'DP-TECH']);

interface Thought {
  tag: string;
  option: string | null;
  lifted: Source | null;
  /** A space or place that was tapped before a follower. */
  aimed: string | null;
}

/** A place that was tried as a whole, and whom its free spaces are for. */
interface Whole {
  on: string;
  blanks: { place: string; wants: string[] };
}

const NOTHING = { option: null, lifted: null, aimed: null };

export class Turn {
  view: View | null = $derived.by(() => viewOf(this.table.update?.view));
  seat: Seat | null = $derived.by(() => askedSeat(this.table.decision, this.table.mine));
  #asked = $derived.by(() => (this.seat === null ? null : (this.table.decision?.mine[this.seat] ?? null)));
  options: Option[] = $derived(this.#asked?.options ?? []);
  moves: Moves = $derived(movesOf(this.options));
  /** The seat whose board lies in front. */
  me: Seat = $derived.by(() => this.seat ?? this.table.update?.seat ?? this.table.mine[0] ?? 'A');
  player: Player | null = $derived.by(() => this.view?.players[this.me] ?? null);
  seats: Seat[] = $derived.by(() => SEATS.filter((seat) => this.view?.players[seat]));

  #thought = $state.raw<Thought>({ tag: '', ...NOTHING });
  #now = $derived.by(() => (this.#thought.tag === this.tag ? this.#thought : null));
  lifted: Source | null = $derived.by(() => {
    const taken = this.#now?.lifted ?? null;
    if (taken) return taken;
    // A technology tile that has just been won is in the hand already.
    return this.decision === 'DP-TECH' && this.moves.puts.has(TECHNOLOGY) ? TECHNOLOGY : null;
  });
  aimed: string | null = $derived(this.#now?.aimed ?? null);
  chosen: Option | null = $derived(this.options.find((option) => option.text === this.#now?.option) ?? null);

  /** What is hovered or focused in the decision line: its target lights up on the board. */
  hovered = $state<Option | null>(null);
  /** What something does: the card that is open. */
  readonly cards = new Cards();
  looking = $state<Seat | null>(null);
  shaking = $state<string | null>(null);
  #told = $state(0);
  #forgotten = $state('');
  #answered = '';
  /** A line of what the others did that is shown on the board. */
  replayed = $state.raw<LogEntry | null>(null);
  #peek = $state.raw<{ decision: string; stage: Stage } | null>(null);
  #tab = $state.raw<{ decision: string; tab: Tab }>({ decision: '', tab: 'board' });
  /** The panel that each seat has chosen, by phase; and in this decision. */
  #panels = $state.raw<Record<string, Panel>>({});
  #panel = $state.raw<{ decision: string; panel: Panel } | null>(null);
  #large = $state.raw<{ decision: string; what: Large | null } | null>(null);

  constructor(readonly table: Table) {}

  get tag(): string {
    return this.#asked?.tag ?? '';
  }

  get decision(): string {
    return this.seat === null ? '' : (this.table.decision?.name ?? '');
  }

  /** Followers are put on spaces: in planning, onto the tower, from the Bathhouse, technology. */
  get placing(): boolean {
    return this.moves.puts.size > 0 || this.decision === 'DP-PLAN' || this.decision === 'DP-STORE';
  }

  /** Who was drawn in the own Bathhouse and is still to be placed. */
  get drawn(): string[] | null {
    const hand = this.view?.turn === this.me ? this.view.now.hand : [];
    return hand.length > 0 ? hand : null;
  }

  get stage(): Stage {
    const own = STAGES[this.decision] ?? 'map';
    return this.#peek?.decision === this.decision ? this.#peek.stage : own;
  }

  get tab(): Tab {
    if (this.#tab.decision === this.decision || this.decision === '') return this.#tab.tab;
    return TABS[this.decision] ?? 'board';
  }

  get panel(): Panel {
    if (this.#panel?.decision === this.decision) return this.#panel.panel;
    return PANELS[this.decision] ?? this.#panels[this.#moment] ?? 'tracks';
  }

  /** What covers map and panels. */
  get large(): Large | null {
    if (this.#large?.decision === this.decision) return this.#large.what;
    return LARGE.has(this.decision) ? (PANELS[this.decision] ?? null) : null;
  }

  get #moment(): string {
    return `${this.me}.${this.view?.phase ?? 0}`;
  }

  openPanel(panel: Panel): void {
    this.heard();
    this.#panel = { decision: this.decision, panel };
    this.#panels = { ...this.#panels, [this.#moment]: panel };
    if (this.large) this.enlarge(panel);
  }

  enlarge(what: Large | null): void {
    this.heard();
    this.#large = { decision: this.decision, what };
  }

  /** How the event of the last round went, until something is done or looked at. */
  get news(): LogEntry[] {
    const begins =
      BEGINNING.has(this.decision) && this.#told !== this.view?.round && this.#peek?.decision !== this.decision;
    return begins ? lastEvent(this.table.log) : [];
  }

  /** A round has just ended, and its card has not been read. */
  get roundEnded(): boolean {
    return (
      BEGINNING.has(this.decision) &&
      this.#told !== this.view?.round &&
      this.#peek?.decision !== this.decision &&
      hasEnded(this.table.log)
    );
  }

  /** The event asks the player to pay by choice. */
  get paysEvent(): boolean {
    return this.decision === 'DP-FOOD' || this.decision === 'DP-SACR';
  }

  /** What the others did since the own last turn, until something is done or it is put away. */
  get since(): LogEntry[] {
    if (this.seat === null || this.view?.phase !== 5 || this.#forgotten === this.tag) return [];
    return sinceTurn(this.table.log, this.me);
  }

  forget(): void {
    this.#forgotten = this.tag;
  }

  /** The news have been read. */
  heard(): void {
    this.#told = this.view?.round ?? 0;
  }

  show(stage: Stage): void {
    this.heard();
    this.#peek = { decision: this.decision, stage };
  }

  open(tab: Tab): void {
    this.#tab = { decision: this.decision, tab };
  }

  isConfirmed(option: Option): boolean {
    return CONFIRMED.has(option.verb) && !(option.verb === 'pay' && this.decision !== 'DP-TORT');
  }

  // -- followers -------------------------------------------------------------------------------------------

  /** Whether a follower can be taken up, or moved at once (onto the tower and back). */
  canLift(source: Source): boolean {
    return this.moves.puts.has(source) || this.moves.others.has(source);
  }

  /** Takes a follower up, or puts it down again. With a space in mind it goes there. */
  lift(source: Source): void {
    if (this.aimed !== null && this.#drop(source, this.aimed)) return;
    const alone = this.moves.others.get(source);
    if (alone?.[0] && !this.moves.puts.has(source)) return void this.do(alone[0]);
    if (this.moves.puts.has(source)) this.#think({ lifted: this.#now?.lifted === source ? null : source });
  }

  hold(source: Source): void {
    this.#think({ lifted: source });
  }

  /** Whether a space glows: the one taken up may go there. */
  takes(space: string): boolean {
    const option = this.hovered ?? this.chosen;
    if (option?.targets.includes(`space:${space}`)) return true;
    return this.lifted !== null && (this.moves.puts.get(this.lifted)?.has(space) ?? false);
  }

  /** Whether a follower glows: it may go to the space that was tapped. */
  wanted(source: Source): boolean {
    if (this.aimed === null) return false;
    const fitting = this.aimed.includes('.') ? sourcesFor(this.moves, this.aimed) : sourcesAt(this.moves, this.aimed);
    return fitting.includes(source);
  }

  tapSpace(space: string): void {
    if (this.lifted) {
      if (!this.#drop(this.lifted, space)) void this.why(this.lifted, space);
      return;
    }
    const take = this.moves.takes.get(space);
    if (take) return void this.do(take);
    const other = this.moves.others.get(`space:${space}`)?.[0];
    if (other) return void this.choose(other);
    this.#aim(space, sourcesFor(this.moves, space));
  }

  tapPlace(place: string): void {
    if (this.lifted) {
      const spaces = this.player?.places.find((one) => one.id === place)?.spaces ?? [];
      const space = spaces.find(({ has }) => has === null) ?? spaces[0];
      const wants = spaces.flatMap(({ has, needs }) => (has === null && needs !== 'any' ? needs : []));
      if (!this.#drop(this.lifted, place))
        void this.why(this.lifted, space?.space ?? place, { on: place, blanks: { place, wants } });
      return;
    }
    const here = this.moves.others.get(`place:${place}`) ?? [];
    if (here.length === 1 && here[0]) return void this.choose(here[0]);
    if (here.length === 0 && this.decision === 'DP-ACT') return void this.#ask(`use ${place}`, place);
    if (here.length === 0 && sourcesAt(this.moves, place).length > 0) this.#think({ aimed: place });
  }

  /** Whether a tap on an own place opens its card: when nothing is in the hand and nothing is done there now. */
  asksPlace(place: string): boolean {
    return this.lifted === null && !this.moves.others.has(`place:${place}`) && this.decision !== 'DP-ACT';
  }

  /** Whether a tap on a place does something. */
  answersPlace(place: string): boolean {
    if (this.lifted) return spaceAt(this.moves, this.lifted, place) !== null;
    return (
      this.moves.others.has(`place:${place}`) || sourcesAt(this.moves, place).length > 0 || this.decision === 'DP-ACT'
    );
  }

  /** The plan that completes a place, if the market can: who goes where, and how many they are. */
  fillingOf(id: string): { text: string; count: number } | null {
    const place = this.player?.places.find((one) => one.id === id);
    const free = place?.spaces.filter((space) => space.has === null) ?? [];
    if (!place || this.decision !== 'DP-PLAN' || free.some((space) => space.needs === 'any')) return null;
    const puts = completing(
      this.moves,
      place.id,
      free.map((one) => one.space),
      this.player?.market ?? {},
    );
    if (!puts) return null;
    const plan = puts.map((put) => `${named(put, 'market')}@${named(put, 'space')}`).join(', ');
    return { text: `plan ${plan}`, count: puts.length };
  }

  async fill(place: string): Promise<void> {
    const plan = this.fillingOf(place);
    if (this.seat === null || this.table.busy || !plan) return;
    this.heard();
    if (await this.table.act(this.seat, plan.text)) this.shake(place);
  }

  #aim(where: string, fitting: Source[]): void {
    if (fitting.length === 1 && fitting[0]) this.#drop(fitting[0], where);
    else this.#think({ aimed: fitting.length > 0 && this.aimed !== where ? where : null });
  }

  #drop(source: Source, where: string): boolean {
    const option = where.includes('.') ? this.moves.puts.get(source)?.get(where) : spaceAt(this.moves, source, where);
    if (!option) return false;
    void this.do(option);
    return true;
  }

  // -- choosing --------------------------------------------------------------------------------------------

  /** Chooses; choosing again does it. What can be taken back is done at once. */
  async choose(option: Option): Promise<void> {
    if (!this.isConfirmed(option) || this.chosen === option) await this.do(option);
    else this.#think({ option: option.text });
  }

  /** Chooses without doing it, however often. */
  pick(option: Option): void {
    this.#think({ option: option.text });
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.do(this.chosen);
  }

  /** Closes or puts back one thing, the uppermost: a card, the end of a round, what is in the hand or chosen, … */
  letGo(): boolean {
    if (this.cards.close()) this.unaim();
    else if (this.roundEnded) this.heard();
    else if (this.lifted !== null || this.aimed !== null || this.chosen !== null) this.#think({});
    else if (this.looking !== null) this.looking = null;
    else if (this.#large?.decision === this.decision && this.#large.what) this.enlarge(null);
    else if (this.since.length > 0) this.forget();
    else return false;
    return true;
  }

  /** Somebody else sits down: nothing of what was thought or looked at stays. */
  clear(): void {
    this.cards.close();
    this.looking = this.hovered = this.replayed = null;
    this.#peek = this.#panel = this.#large = null;
    this.#tab = { decision: '', tab: 'board' };
    this.#thought = { tag: '', ...NOTHING };
  }

  /** The only answer that there is, where the rules ask all the same; once, so that it can be taken back. */
  get onlyAnswer(): Option | null {
    const [only, ...more] = this.options;
    return only && more.length === 0 && ASKED_ANYWAY.has(this.decision) && this.#answered !== this.tag ? only : null;
  }

  async answerOnly(option: Option): Promise<void> {
    this.#answered = this.tag;
    if (this.seat !== null) await this.table.act(this.seat, option.text);
  }

  /** Nobody is to go to the place that was tapped. */
  unaim(): void {
    if (this.aimed !== null) this.#think({});
  }

  async do(option: Option): Promise<void> {
    if (this.seat === null || this.table.busy) return;
    this.hovered = null;
    this.heard();
    const problem = await this.table.act(this.seat, option.text);
    if (problem) this.shake(option.targets[0] ?? '');
  }

  /** The option that touches something, if one does: `town:tours`, `deed:astronomy`. */
  at(target: string): Option | null {
    return this.moves.others.get(target)?.[0] ?? null;
  }

  /** Whether something is chosen or pointed at in the decision line. */
  lit(target: string): boolean {
    return (this.hovered ?? this.chosen)?.targets.includes(target) ?? false;
  }

  /** Asks why a follower may not go to a space, or to none of a whole place. */
  async why(source: Source, where: string, whole?: Whole): Promise<void> {
    const tail = source.startsWith('tower:') ? ' from tower' : '';
    const action = source === TECHNOLOGY ? `tech ${where}` : `put ${followerOf(source)} ${where}${tail}`;
    await this.#ask(action, whole?.on ?? where, whole);
  }

  async #ask(action: string, where: string, whole?: Whole): Promise<void> {
    if (this.seat === null) return;
    const said = await this.table.why(this.seat, action);
    if (!said) return;
    const other = whole && whole.blanks.wants.length > 0 && said.code === 'wrong-profession';
    const problem = other ? { ...said, code: 'place-needs-others', blanks: { ...said.blanks, ...whole.blanks } } : said;
    const thing = document.querySelector(`[data-place="${where}"], [data-space="${where}"], [data-ask="${where}"]`);
    if (thing) refusals.show(problem, thing);
    else this.table.problem = problem;
  }

  shake(target: string): void {
    this.shaking = target;
    setTimeout(() => (this.shaking = null), 400);
  }

  #think(thought: Partial<Thought>): void {
    this.table.problem = null;
    this.#thought = { tag: this.tag, ...NOTHING, ...thought };
  }
}
