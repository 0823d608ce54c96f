/** A follower that is dragged by mouse or pen. A finger taps; a pointer that hardly moves is a click. */
import { placeOf } from './view';
import type { Source } from './planning';
import type { Turn } from './turn.svelte';
import { dataOf } from '../../lib/dom';

const SLACK = 6;

class Drag {
  source = $state<Source | null>(null);
  x = $state(0);
  y = $state(0);
  /** A drag has just ended: the click that follows is none. */
  #ended = false;

  begin(event: PointerEvent, turn: Turn, source: Source): void {
    if (event.button !== 0 || !turn.moves.puts.has(source)) return;
    const [x, y] = [event.clientX, event.clientY];
    const move = (moved: PointerEvent) => {
      if (this.source === null && Math.hypot(moved.clientX - x, moved.clientY - y) < SLACK) return;
      if (this.source === null) {
        this.source = source;
        turn.hold(source);
      }
      [this.x, this.y] = [moved.clientX, moved.clientY];
    };
    const stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      this.source = null;
    };
    const up = (last: PointerEvent) => {
      const dragged = this.source !== null;
      stop();
      if (!dragged) return;
      this.#ended = true;
      setTimeout(() => (this.#ended = false), 0);
      this.#drop(last, turn);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
  }

  /** Whether a click belongs to a drag that has just ended. */
  get ended(): boolean {
    return this.#ended;
  }

  #drop({ clientX, clientY }: PointerEvent, turn: Turn): void {
    const under = document.elementsFromPoint(clientX, clientY).map(dataOf);
    const space = under.find((one) => one.space)?.space;
    const place = under.find((one) => one.place)?.place;
    if (space && turn.takes(space)) turn.tapSpace(space);
    else if (place ?? space) turn.tapPlace(place ?? placeOf(space ?? ''));
    else turn.letGo();
  }
}

export const drag = new Drag();
