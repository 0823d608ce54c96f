/** The board by keys: closer, around, from target to target, from feature to feature. */
import { elementOf, focusedIn } from '../../lib/dom';
import { ARROWS, squareOf, toward, type Bounds, type Direction } from './board';
import type { Pan } from './pan.svelte';
import type { Turn } from './turn.svelte';

export class Keys {
  /** Whether the board was last used by a key: the focus then goes along from question to question. */
  used = false;

  constructor(
    private readonly turn: Turn,
    private readonly pan: Pan,
    private readonly now: { frame: () => HTMLElement | undefined; bounds: () => Bounds },
  ) {}

  readonly down = (event: KeyboardEvent): void => {
    const inside = this.now.frame()?.contains(elementOf(event)) === true || event.target === document.body;
    if (!inside || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (this.#handle(event)) {
      event.preventDefault();
      this.used = true;
    }
  };

  /** Puts the focus on the first target of a new question, if it was lost with the last one. */
  goAlong(): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) this.#focus('[role=button][tabindex="0"]');
  }

  /** Whether the key meant something here. */
  #handle(event: KeyboardEvent): boolean {
    const { turn, pan } = this;
    const { inspector } = turn;
    const target = elementOf(event);
    const square = target?.getAttribute('data-legal') ?? null;
    const stand = target?.getAttribute('data-stand') ?? null;
    switch (event.key) {
      case '+':
        pan.by(1.3);
        return true;
      case '-':
        pan.by(1 / 1.3);
        return true;
      case '0':
        pan.fit(this.now.bounds());
        return true;
      case 'r':
      case 'R':
        if (turn.placing) turn.turn(event.shiftKey ? -1 : 1);
        return turn.placing;
      case 'i':
      case 'I':
        // On a square where the tile may go: what else fits there.
        if (square && !inspector.isOpen) {
          const { x, y } = squareOf(square);
          void inspector.openGap([x, y]);
          return true;
        }
        void inspector.next(event.shiftKey ? -1 : 1);
        return true;
      case 'Escape':
        return inspector.close() || turn.letGo();
      case 'Enter':
        return this.#enter(square, stand);
    }
    const arrow = ARROWS[event.key];
    return arrow !== undefined && this.#arrow(arrow, square, stand);
  }

  #arrow(arrow: Direction, square: string | null, stand: string | null): boolean {
    const { turn } = this;
    if (turn.inspector.card && !square && !stand) void turn.inspector.toward(arrow);
    else if (turn.chosen && (arrow === 'west' || arrow === 'east')) turn.turn(arrow === 'east' ? 1 : -1);
    else if (square) this.#toSquare(arrow, square);
    else if (stand) this.#toStand(arrow === 'east' || arrow === 'south' ? 1 : -1);
    else if (turn.placing) this.#focus('[data-legal][tabindex="0"]');
    else return false;
    return true;
  }

  #enter(square: string | null, stand: string | null): boolean {
    const { turn } = this;
    const option = turn.stands.find((one) => one.text === stand);
    if (option) void turn.take(option);
    else if (turn.chosen && (square === null || square === turn.chosen.key)) void turn.place();
    else if (square) turn.choose(square);
    else return false;
    return true;
  }

  #toSquare(direction: Direction, from: string): void {
    const next = toward(squareOf(from), direction, [...this.turn.placements.values()]);
    if (next) this.#focus(`[data-legal="${next.key}"]`);
  }

  #toStand(step: 1 | -1): void {
    const all = [...(this.now.frame()?.querySelectorAll<SVGElement>('[data-stand]') ?? [])];
    all[(focusedIn(all) + step + all.length) % all.length]?.focus();
  }

  #focus(what: string): void {
    this.now.frame()?.querySelector<SVGElement>(what)?.focus();
  }
}
