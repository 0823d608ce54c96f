/** A throw that is being thought about, with its aim and force. */
import type { Option } from '../../../../lib/protocol';
import type { Stage } from '../../box';
import type { Turn } from '../../turn.svelte';
import type { Pair } from '../../view';

const FIRM = 'firm';

export class Shots implements Stage {
  force = $state(FIRM);
  #aim = $state.raw<Pair | null>(null);

  constructor(readonly turn: Turn) {}

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

  get busy(): boolean {
    return this.throws.length > 0;
  }
}
