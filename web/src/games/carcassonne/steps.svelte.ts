/** A space of the scoring track that is being thought about. */
import type { Option } from '../../lib/protocol';
import type { Stage, StagePage } from './box';
import StepControls from './StepControls.svelte';
import type { Turn } from './turn.svelte';

export class Steps implements Stage {
  /** Whether the track is unfolded on a narrow screen. */
  unfolded = $state(false);
  #space = $state<number | null>(null);

  constructor(readonly turn: Turn) {}

  spaces: Option[] = $derived.by(() => this.turn.options.filter(({ targets }) => targets[0]?.startsWith('space:')));
  space: Option | null = $derived(this.spaces.find(({ args }) => args.space === this.#space) ?? null);

  /** Takes a space; taking it again does what is done there. */
  async step(option: Option): Promise<void> {
    if (this.space === option) await this.turn.do(option, option.text);
    else this.#space = Number(option.args.space);
  }

  get busy(): boolean {
    return this.spaces.length > 0;
  }
}

/** After those of the boxes. */
export const stepsPage: StagePage = { order: Infinity, begin: (turn) => new Steps(turn), Controls: StepControls };
