/** A turn at this browser: the square and the turn of the tile, or the area that is being thought about. */
import { askedSeat } from '../../lib/decision';
import type { Option, Problem, Seat } from '../../lib/protocol';
import { refusals } from '../../lib/refusals.svelte';
import type { Table } from '../../lib/table.svelte';
import { keyOf, type Square } from './board';
import { closestTurn, nextTurn, placementsOf, type Placement } from './placing';
import type { Stage, StagePage } from './box';
import { inOrder, verbPage } from './boxes';
import { isFree, modeOf, onTheBoard, spotOf } from './targets';
import { Inspector } from './inspector.svelte';
import { stepsPage } from './steps.svelte';
import { viewOf, type Pair, type View } from './view';

interface Choice {
  tag: string;
  square: string | null;
  stand: string | null;
}

/** How long the next question is waited for: so often a moment of milliseconds. */
const PATIENCE = 100;
const MOMENT = 20;

const squareOfTarget = (target: string): string[] => (target.startsWith('tile:') ? [target.slice(5)] : []);

export class Turn {
  view: View | null = $derived.by(() => viewOf(this.table.update?.view));
  seat: Seat | null = $derived.by(() => askedSeat(this.table.decision, this.table.mine));
  #asked = $derived.by(() => (this.seat === null ? null : (this.table.decision?.mine[this.seat] ?? null)));
  options: Option[] = $derived(this.#asked?.options ?? []);
  placements: Map<string, Placement> = $derived(placementsOf(this.options));
  #stands: Option[] = $derived(onTheBoard(this.options));
  /** What may be done on the board now, mostly figures that may stand somewhere, and the one that is taken up. */
  modes: Option[] = $derived(
    this.#stands
      .filter((option, index, all) => all.findIndex((other) => modeOf(other) === modeOf(option)) === index)
      .sort((one, other) => Number(modeOf(other) === 'follower') - Number(modeOf(one) === 'follower')),
  );
  /** Whether there is something else to do than what is free at any time. */
  free: boolean = $derived(this.options.some(({ verb }) => !isFree(verb)));
  figure: string | null = $derived.by(() => {
    const modes = this.modes.map(modeOf);
    const wanted = modes.find((mode) => mode === this.#mode) ?? modes.find((mode) => mode === 'follower');
    return wanted ?? modes.find((mode) => !isFree(mode)) ?? (this.free ? null : (modes[0] ?? null));
  });
  stands: Option[] = $derived(this.#stands.filter((option) => modeOf(option) === this.figure));
  /** The one square that all of them are on: it is looked at from close by. */
  close: Pair | null = $derived.by(() => {
    const squares = this.stands.map((option) => {
      const spot = spotOf(option);
      if (spot?.kind === 'own') return (this.view && spot.square?.(this.view)) ?? null;
      return spot?.kind === 'part' ? spot.square : null;
    });
    const [first] = squares;
    return first && squares.every((square) => square?.join() === first.join()) ? first : null;
  });
  /** The squares that they are on, as far as they are on any. */
  standSquares: Square[] = $derived(
    this.stands.flatMap((option) => {
      const spot = spotOf(option);
      return spot && spot.kind !== 'own' ? [{ x: spot.square[0], y: spot.square[1] }] : [];
    }),
  );
  /** Some places lie so near together that they are looked at from closer still. */
  closer: boolean = $derived(
    this.stands.some((option) => {
      const spot = spotOf(option);
      return spot?.kind === 'own' && spot.small;
    }),
  );
  pass: Option | null = $derived(this.options.find((option) => option.verb === 'pass') ?? null);
  /** What the board cannot show: to be chosen by a button or from the list. */
  others: Option[] = $derived(
    this.options.filter((option) => option.verb !== 'lay' && option !== this.pass && !this.#stands.includes(option)),
  );

  /** The mode that was taken up for the present question: the next one begins with the follower again. */
  #taken = $state.raw({ tag: '', mode: 'follower' });
  #mode = $derived.by(() => (this.#taken.tag === (this.#asked?.tag ?? '') ? this.#taken.mode : 'follower'));
  hover = $state<string | null>(null);
  /** The stand under the mouse or with the focus. */
  over = $state<string | null>(null);
  /** A square that was clicked to tell options apart which are not about laying. */
  aim = $state<string | null>(null);
  wanted = $state(0);
  shaking = $state<string | null>(null);
  #choice = $state.raw<Choice>({ tag: '', square: null, stand: null });

  #now = $derived.by(() => (this.#choice.tag === (this.#asked?.tag ?? '') ? this.#choice : null));
  chosen: Placement | null = $derived(this.placements.get(this.#now?.square ?? '') ?? null);
  stand: Option | null = $derived(this.stands.find((option) => option.text === this.#now?.stand) ?? null);
  /** The stand that is being thought about. */
  pondered: Option | null = $derived(this.stand ?? this.stands.find((option) => option.text === this.over) ?? null);
  /** Where the tile may go, by rows: the places have numbers. */
  #rows: string[] = $derived(
    [...this.placements.values()].sort((a, b) => a.y - b.y || a.x - b.x).map(({ key }) => key),
  );
  /** Where the tile in hand is shown, and how it is turned there. */
  ghost: (Placement & { quarter: number }) | null = $derived.by(() => {
    const place = this.chosen ?? this.placements.get(this.hover ?? '') ?? null;
    return place && { ...place, quarter: closestTurn(place.turns, this.wanted) };
  });

  /** The squares that other options than laying are about. */
  aims: string[] = $derived([
    ...new Set(
      this.others
        .filter(({ verb }) => !verbPage(verb).ownAim && !(this.free && isFree(verb)))
        .flatMap((option) => option.targets.flatMap(squareOfTarget)),
    ),
  ]);
  aimed: string | null = $derived.by(() => (this.aim !== null && this.aims.includes(this.aim) ? this.aim : null));

  /** What is thought about beside the land. */
  readonly #stages: { stage: Stage; page: StagePage }[];
  /** What of it the decision line has controls for. */
  staged: StagePage | null = $derived.by(() => this.#stages.find(({ stage }) => stage.busy)?.page ?? null);

  /** What somebody asks the board about. */
  readonly inspector: Inspector;

  constructor(readonly table: Table) {
    this.inspector = new Inspector(table);
    const pages = [...inOrder((box) => box.stage && [box.stage]), stepsPage];
    this.#stages = pages.map((page) => ({ stage: page.begin(this), page }));
  }

  /** What is thought about, by its class. */
  stage<S extends Stage>(kind: new (turn: Turn) => S): S {
    for (const { stage } of this.#stages) if (stage instanceof kind) return stage;
    throw new Error(`nobody has begun ${kind.name}`);
  }

  /** What is left to choose among when a square was clicked. */
  narrow(options: Option[]): Option[] {
    const at = this.aimed;
    return at === null ? options : options.filter((option) => option.targets.flatMap(squareOfTarget).includes(at));
  }

  get placing(): boolean {
    return this.placements.size > 0;
  }

  get standing(): boolean {
    return this.stands.length > 0;
  }

  /** The number of a place, as the list of options has it. */
  spotOf({ key }: Placement): number {
    return this.#rows.indexOf(key) + 1;
  }

  /** Takes a square; taking it again turns the tile. */
  choose(key: string): void {
    if (this.chosen?.key === key) this.turn(1);
    else this.#choose({ square: key });
  }

  turn(way: 1 | -1): void {
    const ghost = this.ghost;
    if (!ghost) {
      this.wanted = (this.wanted + way + 4) % 4;
    } else if (ghost.turns.length === 1) {
      this.shake(ghost.key);
    } else {
      this.wanted = nextTurn(ghost.turns, ghost.quarter, way);
    }
  }

  async place(): Promise<void> {
    const ghost = this.chosen && this.ghost;
    const option = ghost?.options.get(ghost.quarter);
    if (option && ghost) await this.do(option, ghost.key);
  }

  /** Takes up a figure or something else to be done on the board. */
  takeUp(mode: string): void {
    this.#taken = { tag: this.#asked?.tag ?? '', mode };
  }

  /** Takes an area; taking it again puts the figure there. */
  async take(option: Option): Promise<void> {
    if (this.stand === option) await this.do(option, option.text);
    else this.#choose({ stand: option.text });
  }

  /** Has an option ready as if it had been chosen. */
  suggest(option: Option): void {
    const [square] = option.targets.flatMap(squareOfTarget);
    if (option.verb === 'lay' && square !== undefined) {
      this.wanted = option.data.turn ?? 0;
      this.#choose({ square });
    } else if (this.#stands.some((one) => one.text === option.text)) {
      this.takeUp(modeOf(option));
      this.#choose({ stand: option.text });
    }
  }

  async confirmStand(): Promise<void> {
    if (this.stand) await this.do(this.stand, this.stand.text);
  }

  /** Declines everything that is still offered in this turn. A second tile is no offer to decline: it is asked for. */
  async skip(): Promise<void> {
    const { seat } = this;
    let moves = 0;
    while (seat !== null && this.seat === seat && this.pass && !this.table.busy) {
      const before = this.#asked?.tag;
      if (await this.table.act(seat, this.pass.text)) break;
      moves += 1;
      // The next question comes with the next position.
      for (let wait = 0; wait < PATIENCE && this.#asked?.tag === before; wait += 1)
        await new Promise((done) => setTimeout(done, MOMENT));
    }
    if (seat !== null && moves > 1) this.table.together = { seat, moves, at: this.table.live?.moves ?? 0 };
  }

  /** Puts back what is chosen or pointed at, and says whether there was something. */
  letGo(): boolean {
    const held = this.hover ?? this.aim ?? this.#choice.square ?? this.#choice.stand;
    this.hover = null;
    this.aim = null;
    this.#choose({});
    return held !== null;
  }

  async do(option: Option, target: string): Promise<void> {
    if (this.seat === null || this.table.busy) return;
    const problem = await this.table.act(this.seat, option.text);
    if (problem) this.shake(target);
    else this.hover = this.over = null;
  }

  /** Asks why the tile may not go to a square. */
  async whyNotHere(square: Square, on: Element): Promise<void> {
    await this.#why(on, `lay ${keyOf(square)} ${90 * this.wanted}`, { 'edges-differ': 'fits-no-way' });
  }

  /** Asks why nobody may stand on a part of the tile. */
  async whyNotStand(area: string, on: Element): Promise<void> {
    await this.#why(on, `${this.figure ?? 'follower'} ${area}`);
  }

  shake(target: string): void {
    this.shaking = target;
    setTimeout(() => (this.shaking = null), 400);
  }

  /** `meaning` says more than the server can know: none of the other turns would do either. */
  async #why(on: Element, action: string, meaning: Record<string, string> = {}): Promise<void> {
    if (this.seat === null) return;
    const problem: Problem | null = await this.table.why(this.seat, action);
    if (problem) refusals.show({ ...problem, code: meaning[problem.code] ?? problem.code }, on);
  }

  #choose(choice: Partial<Choice>): void {
    this.table.problem = null;
    this.#choice = { tag: this.#asked?.tag ?? '', square: null, stand: null, ...choice };
  }
}
