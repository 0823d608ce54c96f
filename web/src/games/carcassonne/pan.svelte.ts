/** Pan and zoom: wheel, drag, pinch and keys, by d3-zoom. Follows the land until a hand moves it. */
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { untrack } from 'svelte';
import { lasting } from '../../lib/motion';
import {
  around,
  fitClear,
  inside,
  isUnder,
  MARGIN as FITTED,
  shows,
  type Bounds,
  type Corner,
  type Transform,
} from './board';
import type { Pair } from './view';

const LEAST = 0.12;
const MOST = 3;
const GLIDE = 220;
/** The view stays as it is until so much closer a look shows everything as well. */
const CLOSER = 1.3;

const MARGIN = 20;
/** The buttons at the bottom right, with some room around them. */
const BUTTONS: Corner = { width: 72, height: 210 };

/** How much of the board lies under something, from its edges. */
interface Covered {
  left?: number;
  right?: number;
  bottom?: number;
}

/** How far something has to move to lie between two edges; what is larger stays unless it is out of sight. */
function clear(low: number, high: number, from: number, to: number): number {
  if (low >= from - 1 && high <= to + 1) return 0;
  if (high - low <= to - from) {
    const margin = Math.min(MARGIN, (to - from - (high - low)) / 2);
    return low < from + margin ? from + margin - low : Math.min(0, to - margin - high);
  }
  return low > to - MARGIN ? from - low : high < from + MARGIN ? to - high : 0;
}

/** What is looked at through it, as it is now. */
interface Looked {
  svg: SVGSVGElement | undefined;
  width: number;
  height: number;
  /** The land, or nothing before it is known. */
  bounds: Bounds | null;
  /** Where the tile in hand may go: not under the buttons. */
  places?: Bounds[];
}

export class Pan {
  transform = $state.raw<Transform>({ x: 0, y: 0, k: 1 });
  /** Whether the view still follows the land by itself. */
  follows = $state(true);

  #svg: Selection<SVGSVGElement, unknown, null, undefined> | null = null;
  #zoom: ZoomBehavior<SVGSVGElement, unknown> | null = null;
  #frame = 0;
  #size = { width: 0, height: 0 };
  /** What lies over the corner at the top left. */
  #cover: Corner = { width: 0, height: 0 };
  #places: Bounds[] = [];
  #before: Transform | null = null;
  /** The view before something was looked at that did not fit beside its card. */
  #asked: Transform | null = null;
  /** Whether the land has been fitted since it is known. */
  #settled = false;
  /** Whether the view moves by itself just now: a finger that only rests on it has not moved it. */
  #own = false;
  /** Where the view is gliding to, or has come by itself. */
  #goal: Transform | null = null;

  /** Where the land lies in the drawing. */
  place: string = $derived(`translate(${this.transform.x} ${this.transform.y}) scale(${this.transform.k})`);

  /** Goes along with a drawing, its size and the land, as long as the component lives that asks for it. */
  hold(now: () => Looked): void {
    const svg = $derived(now().svg);
    const bounds = $derived(now().bounds);
    const places = $derived(now().places ?? []);
    $effect(() => (svg ? this.#attach(svg) : undefined));
    // Only these move the view; where it is just now does not matter.
    $effect(() => {
      const { width, height } = now();
      untrack(() => this.#resize(width, height, bounds));
    });
    $effect(() => {
      const land = bounds;
      this.#places = places;
      if (land && svg) untrack(() => this.follow(land));
    });
  }

  /** A point of the page on the land. */
  pointAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Pair {
    const { left, top } = this.#svg?.node()?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const { x, y, k } = this.transform;
    return [(clientX - left - x) / k, (clientY - top - y) / k];
  }

  /** Ties it to a drawing; returns how to let go of it. */
  #attach(svg: SVGSVGElement): () => void {
    this.#zoom = zoom<SVGSVGElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .clickDistance(6)
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const { x, y, k } = event.transform;
        this.transform = { x, y, k };
        if (event.sourceEvent && !this.#own) {
          this.follows = false;
          this.#before = this.#asked = this.#goal = null;
          cancelAnimationFrame(this.#frame);
        }
      });
    this.#svg = select(svg);
    this.#svg.call(this.#zoom).on('dblclick.zoom', null);
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#svg?.on('.zoom', null);
      this.#svg = null;
    };
  }

  #resize(width: number, height: number, bounds: Bounds | null): void {
    this.#size = { width, height };
    if (bounds && this.follows && !this.#before && !this.#holds(bounds)) this.fit(bounds, false);
  }

  /** Makes room for what lies over the corner, and takes it back. */
  cover(width: number, height: number, bounds: Bounds): void {
    this.#cover = { width, height };
    this.follow(bounds);
  }

  /** Shows all of the land. */
  fit(bounds: Bounds, glide = true): void {
    const { width, height } = this.#size;
    if (!width || !height || !this.#svg) return;
    this.follows = true;
    this.#before = this.#asked = null;
    this.#go(fitClear(bounds, width, height, this.#cover, this.#places, BUTTONS), glide);
  }

  /** After the land has grown: fits again if some of it is off the screen, and nobody has moved the view. */
  follow(bounds: Bounds): void {
    if (this.follows && !this.#before && !this.#holds(bounds)) this.fit(bounds);
    this.#settled = this.#size.width > 0 && this.#svg !== null;
  }

  /** Whether all of that is in view as it is, nothing to be chosen is covered, and no much closer look would be. */
  #holds(bounds: Bounds): boolean {
    const { width, height } = this.#size;
    const now = this.#goal ?? this.transform;
    return (
      this.#settled &&
      inside(now, bounds, width, height, this.#cover) &&
      !isUnder(now, this.#places, width, height, BUTTONS) &&
      fitClear(bounds, width, height, this.#cover, this.#places, BUTTONS).k <= now.k * CLOSER
    );
  }

  /** Goes closer to places that are too small to choose among, until `leave`; says whether that is any nearer. */
  visit(places: Bounds[], least: number, closest: number): boolean {
    const { width, height } = this.#size;
    const now = this.#goal ?? this.transform;
    const bounds = around(places);
    const close = fitClear(bounds, width, height, this.#cover, places, BUTTONS, closest);
    if (close.k < least) return false;
    if (!this.#before && now.k >= least) {
      const right = isUnder(now, places, width, height, BUTTONS) ? BUTTONS.width : 0;
      this.reveal(bounds, { right, bottom: FITTED.bottom });
      return true;
    }
    this.#before ??= now;
    this.#go(close, true);
    return true;
  }

  leave(bounds: Bounds): void {
    const before = this.#before;
    this.#before = null;
    if (before) this.#go(before, true);
    this.follow(bounds);
  }

  /** Brings something into view if it is not there, out from under a card or a sheet. */
  reveal(bounds: Bounds, covered: Covered = {}): void {
    this.#move(this.#uncovered(this.transform, bounds, covered));
  }

  /** The same, from farther away if it does not fit beside what covers the board, until `lookBack`. */
  look(bounds: Bounds, covered: Covered): void {
    const { width, height } = this.#size;
    const { left = 0, right = 0, bottom = 0 } = covered;
    const from = this.#asked ?? this.#goal ?? this.transform;
    const wide = (width - left - right - 2 * MARGIN) / (bounds.right - bounds.left);
    const high = (height - bottom - 2 * MARGIN) / (bounds.bottom - bounds.top);
    const k = Math.max(LEAST, Math.min(from.k, wide, high));
    this.#asked = k < from.k ? from : null;
    const shift = k / from.k;
    this.#move(this.#uncovered({ x: from.x * shift, y: from.y * shift, k }, bounds, covered));
  }

  /** As near again as before something was looked at. */
  lookBack(): void {
    const asked = this.#asked;
    this.#asked = null;
    if (asked) this.#go(asked, true);
  }

  #uncovered({ x, y, k }: Transform, bounds: Bounds, covered: Covered): Transform {
    const { width, height } = this.#size;
    const { left = 0, right = 0, bottom = 0 } = covered;
    const across = clear(x + k * bounds.left, x + k * bounds.right, left, width - right);
    const down = clear(y + k * bounds.top, y + k * bounds.bottom, 0, height - bottom);
    return { x: x + across, y: y + down, k };
  }

  #move(to: Transform): void {
    const { x, y, k } = this.transform;
    if (to.x !== x || to.y !== y || to.k !== k) this.#go(to, true);
  }

  /** Brings the nearest of several things into view if none of them is there. */
  findOne(places: Bounds[]): void {
    const { width, height } = this.#size;
    const now = this.#goal ?? this.transform;
    if (places.length === 0 || places.some((bounds) => shows(now, bounds, width, height))) return;
    const far = ({ left, right, top, bottom }: Bounds): number =>
      Math.hypot(now.x + (now.k * (left + right)) / 2 - width / 2, now.y + (now.k * (top + bottom)) / 2 - height / 2);
    const nearest = places.reduce((best, one) => (far(one) < far(best) ? one : best));
    this.reveal(nearest);
  }

  by(factor: number): void {
    const { width, height } = this.#size;
    const { x, y, k } = this.transform;
    const next = Math.min(MOST, Math.max(LEAST, k * factor));
    const ratio = next / k;
    this.follows = false;
    this.#before = this.#asked = null;
    this.#go({ k: next, x: width / 2 - (width / 2 - x) * ratio, y: height / 2 - (height / 2 - y) * ratio }, true);
  }

  #go(to: Transform, glide: boolean): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = to;
    const from = this.transform;
    const time = glide ? lasting(GLIDE) : 0;
    if (time === 0) {
      this.#set(to);
      return;
    }
    const begin = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / time));
      const ease = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * ease;
      this.#set({ x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) });
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #set({ x, y, k }: Transform): void {
    if (!this.#svg) return;
    this.#own = true;
    this.#zoom?.transform(this.#svg, zoomIdentity.translate(x, y).scale(k));
    this.#own = false;
  }
}
