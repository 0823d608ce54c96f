/** Asking the board by mouse and finger: a tip where the mouse rests, a card where something is pressed. */
import type { Attachment } from 'svelte/attachments';
import { seatOf } from '../../lib/protocol';
import { dataOf } from '../../lib/dom';
import { draw } from './art.svelte';
import { keyOf, openNeighbours, SIDE, type Square } from './board';
import { tipWords, type Reader } from './inspecting';
import type { Pan } from './pan.svelte';
import { partUnder } from './pointing';
import { signUnder, thingPage, thingTitle, thingWords, type Thing } from './things';
import type { Turn } from './turn.svelte';
import type { Pair } from './view';

/** So long the mouse rests before it asks, in milliseconds. */
const REST = 350;

/** A square smaller than this is hard to hit with a finger, which means the next one as well, so far away, in pixels. */
const FINGER = 40;
const REACH = 26;
/** So large is a square that is looked at from closer. */
const CLOSE = 60;

export class Asking {
  tip = $state.raw<{ x: number; y: number; words: string } | null>(null);

  /** Whether squares have been taken by a finger that was larger than they. */
  #byFinger = $state(false);
  /** What is looked at from close by, how small it may be, and how large it becomes. */
  closeUp: { squares: Square[]; least: number; near: number } | null = $derived.by(() => {
    const { turn } = this;
    const far = { least: FINGER / SIDE, near: CLOSE / SIDE };
    if (turn.close) {
      const [least, near] = turn.closer ? [1.5, 1.9] : [0.8, 1.3];
      return { squares: [{ x: turn.close[0], y: turn.close[1] }], least, near };
    }
    if (turn.standing)
      return turn.standSquares.length === turn.stands.length ? { squares: turn.standSquares, ...far } : null;
    return this.#byFinger && turn.chosen ? { squares: [turn.chosen], ...far } : null;
  });

  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly turn: Turn,
    private readonly pan: Pan,
    private readonly now: { map: () => SVGSVGElement | undefined; reader: () => Reader },
  ) {}

  /** A click on what is no target asks about it. */
  readonly click = (event: MouseEvent): void => {
    if (event.target === this.now.map()) this.#ask(event);
  };

  /** A finger on a board far away: it takes the square that is next to it, and all is looked at from closer. */
  readonly finger: Attachment = (map) => {
    const tap = (event: Event): void => {
      const { turn, pan } = this;
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || event.defaultPrevented) return;
      if (pan.transform.k * SIDE >= FINGER || turn.inspector.isOpen) return;
      if (event.target instanceof Element && event.target.closest('.handle')) return;
      const [x, y] = pan.pointAt(event);
      const far = (one: Square): number => Math.hypot((one.x + 0.5) * SIDE - x, (one.y + 0.5) * SIDE - y);
      const [near] = [...turn.placements.values()].sort((one, other) => far(one) - far(other));
      if (!near || far(near) * pan.transform.k > REACH) return;
      event.stopPropagation();
      this.#byFinger = true;
      turn.choose(near.key);
    };
    map.addEventListener('click', tap, { capture: true });
    return () => map.removeEventListener('click', tap, { capture: true });
  };

  /** A right click and a finger that rests ask about anything, also about a place where something may be put. */
  readonly anyway = (event: MouseEvent): void => {
    event.preventDefault();
    this.#ask(event);
  };

  readonly rest = (event: PointerEvent): void => {
    const { inspector } = this.turn;
    clearTimeout(this.#resting);
    inspector.over = this.tip = null;
    if (event.pointerType !== 'mouse' || event.buttons || event.target !== this.now.map() || inspector.isOpen) return;
    this.#resting = setTimeout(() => {
      if (!inspector.isOpen) void this.#show(event);
    }, REST);
  };

  #ask(event: MouseEvent): void {
    const { inspector } = this.turn;
    clearTimeout(this.#resting);
    this.tip = null;
    const thing = this.#thingAt(event);
    const part = this.#partAt(event);
    const gap = this.#gapAt(event);
    if (thing) void inspector.openThing(thing);
    else if (part) void inspector.open(part.square, part.part);
    else if (gap) void inspector.openGap(gap);
    else inspector.close();
  }

  async #show(event: PointerEvent): Promise<void> {
    const { inspector } = this.turn;
    const [x, y] = [event.offsetX, event.offsetY];
    const thing = this.#thingAt(event);
    // A figure is rather asked where it stands.
    if (thing && !thing.seat) {
      this.tip = { x, y, words: `${thingTitle(thing.name)}: ${thingWords(thing.name)}` };
      return;
    }
    const found = this.#partAt(event);
    const area = found && (await inspector.at(found.square, found.part));
    if (inspector.isOpen || !area) return;
    inspector.over = area;
    this.tip = { x, y, words: tipWords(area, this.now.reader()) };
  }

  #partAt(event: MouseEvent): { square: Pair; part: string } | null {
    const { view } = this.turn;
    return view && partUnder(view, draw, this.pan.pointAt(event));
  }

  /** The figure, token or symbol there. What lies still hears no clicks, so its place is measured. */
  #thingAt(event: MouseEvent): Thing | null {
    const { view } = this.turn;
    const covers = ({ left, right, top, bottom }: DOMRect): boolean =>
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    const found = [...(this.now.map()?.parentElement?.querySelectorAll('.still [data-thing]') ?? [])].findLast(
      (one) => thingPage(dataOf(one).thing ?? '') && covers(one.getBoundingClientRect()),
    );
    if (!found) return view && signUnder(view, draw, this.pan.pointAt(event));
    const { thing: name = '', of = '', on = '' } = dataOf(found);
    const [square = '', part = ''] = on.split(':');
    const [x, y] = square.split(',').map(Number);
    const { left, right, top, bottom } = found.getBoundingClientRect();
    return {
      name,
      seat: seatOf(of),
      at: this.pan.pointAt({ clientX: (left + right) / 2, clientY: (top + bottom) / 2 }),
      ...(x !== undefined && y !== undefined && { square: [x, y] satisfies Pair, parts: part ? [part] : [] }),
    };
  }

  /** The free square next to the board there. */
  #gapAt(event: MouseEvent): Pair | null {
    const [x, y] = this.pan.pointAt(event).map((at) => Math.floor(at / SIDE));
    const taken = new Set(this.turn.view?.tiles.map(([left, top]) => keyOf({ x: left, y: top })));
    return openNeighbours(taken).some((one) => one.x === x && one.y === y) ? [x ?? 0, y ?? 0] : null;
  }
}
