/** A tile of the bazaar and a bid that are being thought about. */
import type { Option } from '../../../../lib/protocol';
import type { Stage } from '../../box';
import type { Turn } from '../../turn.svelte';

export class Bids implements Stage {
  #tile = $state<string | null>(null);
  #amount = $state(0);

  constructor(readonly turn: Turn) {}

  #bids: Option[] = $derived.by(() => this.turn.options.filter(({ verb }) => verb === 'pick' || verb === 'bid'));
  bidding: boolean = $derived(this.#bids.length > 0);
  /** Tiles that may be picked, with a bid or without one. */
  offered: string[] = $derived.by(() => [
    ...new Set(
      this.turn.options.filter(({ verb }) => verb === 'pick' || verb === 'choose').map(({ args }) => String(args.tile)),
    ),
  ]);
  tile: string | null = $derived(this.offered.find((tile) => tile === this.#tile) ?? null);
  least: number = $derived(this.#bids[0]?.data.least ?? 0);
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

  get busy(): boolean {
    return this.bidding || this.offered.length > 0;
  }
}
