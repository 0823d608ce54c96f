/** What is refused on a plain click: said in a bubble on the thing itself, which shakes once. */
import type { AnyFace } from '../games/face';
import { still } from './motion';
import type { Problem } from './protocol';
import type { Table } from './table.svelte';
import { why } from './why.svelte';

export interface Refused {
  problem: Problem;
  /** The thing on the board that was clicked. */
  on: Element;
}

const SHAKE: Keyframe[] = [0, -5, 5, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Shakes something once; what is moved otherwise stays where it is. */
export function shake(element: Element): void {
  if (!still()) element.animate(SHAKE, { duration: 320, easing: 'ease-out', composite: 'accumulate' });
}

class Refusals {
  current = $state.raw<Refused | null>(null);

  show(problem: Problem, on: Element): void {
    this.current = { problem, on };
    shake(on);
  }

  /** Asks the rules about a thing on the board, and shows their answer on it when it is no. */
  async ask(table: Table, face: Pick<AnyFace, 'attempts'> | null, target: string, on: Element): Promise<void> {
    const { problem } = (await why.find(table, face, target)) ?? {};
    if (problem) this.show(problem, on);
  }

  close(): void {
    this.current = null;
  }
}

export const refusals = new Refusals();
