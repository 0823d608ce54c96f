/** What is thought about beside the land: a throw with its aim and force, a tile and a bid, a space of the track. */
import type { Option } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import type { Pair, View } from './view';

/** The part of a turn that it needs. */
interface Thinking {
  table: Table;
  view: View | null;
  options: Option[];
  do(option: Option, target: string): Promise<void>;
}

const FIRM = 'firm';

export class Stage {
  force = $state(FIRM);
  /** Whether the scoring track is unfolded on a narrow screen. */
  unfolded = $state(false);
  #aim = $state.raw<Pair | null>(null);
  #tile = $state<string | null>(null);
  #amount = $state(0);
  #space = $state<number | null>(null);

  constructor(readonly turn: Thinking) {}

  // -- the catapult

  throws: Option[] = $derived.by(() => this.turn.options.filter((option) => option.verb === 'throw'));
  forces: string[] = $derived.by(() =>
    this.throws.length > 0 ? (this.turn.view?.catapult?.forces ?? []).map(({ name }) => name) : [],
  );
  /** A token is flung at the land, not to a neighbour. */
  aiming: boolean = $derived(this.throws.some((option) => option.args.x !== undefined));
  aim: Pair | null = $derived.by(() => (this.aiming ? (this.#aim ?? this.turn.view?.catapult?.fair ?? null) : null));
  shot: Option | null = $derived.by(
    () =>
      this.throws.find(
        ({ args }) =>
          args.force === this.force && (!this.aiming || (args.x === this.aim?.[0] && args.y === this.aim?.[1])),
      ) ?? null,
  );

  /** Aims at a square of the land. */
  take(square: Pair): void {
    if (this.throws.some(({ args }) => args.x === square[0] && args.y === square[1])) this.#aim = square;
  }

  async fling(): Promise<void> {
    if (this.shot) await this.turn.do(this.shot, this.shot.text);
  }

  // -- the bazaar

  #bids: Option[] = $derived.by(() => this.turn.options.filter(({ verb }) => verb === 'pick' || verb === 'bid'));
  bidding: boolean = $derived(this.#bids.length > 0);
  /** Tiles that may be picked, with a bid or without one. */
  offered: string[] = $derived.by(() => [
    ...new Set(
      this.turn.options.filter(({ verb }) => verb === 'pick' || verb === 'choose').map(({ args }) => String(args.tile)),
    ),
  ]);
  tile: string | null = $derived(this.offered.find((tile) => tile === this.#tile) ?? null);
  least: number = $derived(Number(this.#bids[0]?.data.least ?? 0));
  amount: number = $derived(Math.max(this.least, this.#amount));
  /** Whether enough is chosen to bid. */
  ready: boolean = $derived(this.offered.length === 0 || this.tile !== null);

  pick(tile: string): void {
    this.#tile = tile;
  }

  raise(by: number): void {
    this.#amount = Math.max(this.least, this.amount + by);
  }

  /** Any bid that is high enough is good, also one that is on no list. */
  bidText(): string {
    return this.tile === null ? `bid ${this.amount}` : `pick ${this.tile} ${this.amount}`;
  }

  // -- the scoring track

  spaces: Option[] = $derived.by(() => this.turn.options.filter(({ targets }) => targets[0]?.startsWith('space:')));
  space: Option | null = $derived(this.spaces.find(({ args }) => args.space === this.#space) ?? null);

  /** Takes a space; taking it again puts the robber there. */
  async step(option: Option): Promise<void> {
    if (this.space === option) await this.turn.do(option, option.text);
    else this.#space = Number(option.args.space);
  }

  /** Whether the decision line has controls for this. */
  get busy(): boolean {
    return this.throws.length > 0 || this.bidding || this.offered.length > 0 || this.spaces.length > 0;
  }
}
