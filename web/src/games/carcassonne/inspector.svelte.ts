/** Asking the board: which feature somebody points at, and what the rules tell of it. */
import type { AreaBrief, AreaCard, Gap, Outlook, Place } from '../../generated/carcassonne';
import type { Seat } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import { toward, type Direction, type Square } from './board';
import { thingPage, type Thing } from './things';
import type { Pair } from './view';

/** A part of a tile, as the server is asked about it. */
const targetOf = ({ square, part }: Pick<Place, 'square' | 'part'>): string => `part:${square.join(',')}:${part}`;

const gapTarget = (square: Pair): string => `tile:${square.join(',')}`;

const isPart = (one: Place, square: Pair, part: string): boolean =>
  one.part === part && one.square.join() === square.join();

/** The middle of a feature, by its squares. */
function middleOf({ parts }: AreaBrief): Square {
  const mean = (axis: 0 | 1): number => parts.reduce((sum, { square }) => sum + square[axis], 0) / parts.length;
  return { x: mean(0), y: mean(1) };
}

export class Inspector {
  /** Every feature of the position, the largest first; asked for when somebody first points at the board. */
  areas = $state.raw<AreaBrief[]>([]);
  /** The feature whose card is open. */
  card = $state.raw<AreaCard | null>(null);
  /** A figure, a token or a symbol whose card is open, and the features on which it is. */
  thing = $state.raw<Thing | null>(null);
  under = $state.raw<AreaBrief[]>([]);
  /** The same in detail, where the card has something to say of them. */
  on = $state.raw<AreaCard[]>([]);
  /** A free square whose card is open. */
  gap = $state.raw<Gap | null>(null);
  /** The feature under the mouse. */
  over = $state.raw<AreaBrief | null>(null);
  /** What each seat would have if the game ended now, and whose sum is open. */
  outlook = $state.raw<Partial<Record<Seat, Outlook>>>({});
  sum = $state<Seat | null>(null);
  /** A line of the sum that is pointed at. */
  line = $state.raw<Place | null>(null);
  /** A tile that is laid somewhere for a look. */
  tried = $state.raw<{ square: Pair; tile: string; turn: number } | null>(null);

  /** Whether somebody has asked in this position: what can be chosen steps back, until somebody moves. */
  fresh = $state(false);

  /** The features of this very position, if they have been asked for. */
  current: AreaBrief[] = $derived.by(() => (this.#known === this.#position ? this.areas : []));

  /** What is lit on the board. */
  lit: AreaBrief | null = $derived.by(() => this.card?.area ?? (this.line && this.#around(this.line)) ?? this.over);

  #position = $state('');
  #known = $state('');
  #opener: HTMLElement | SVGElement | null = null;

  constructor(private readonly table: Table) {}

  /** The position has changed: what is open is asked for again. */
  follow(position: string, hidden: boolean): void {
    if (position === this.#position) return;
    this.#position = position;
    this.over = this.line = this.tried = null;
    this.fresh = false;
    if (!hidden) void this.#ask('scores');
    const open = this.card?.area.parts[0];
    const gap = this.gap?.end.square;
    if (open) void this.#ask(targetOf(open));
    else if (gap) void this.#ask(gapTarget(gap));
    else if (this.thing?.square) this.thing = null;
  }

  /** The feature of a part, as soon as the features are known. */
  async at(square: Pair, part: string): Promise<AreaBrief | null> {
    await this.know();
    return this.areas.find((area) => area.parts.some((one) => isPart(one, square, part))) ?? null;
  }

  async open(square: Pair, part: string): Promise<void> {
    this.#begin();
    await this.#ask(targetOf({ square, part }));
  }

  /** Asks about a figure, a token or a symbol. */
  async openThing(thing: Thing): Promise<void> {
    this.#begin();
    this.card = this.gap = null;
    this.under = [];
    this.on = [];
    this.thing = thing;
    const { square, parts = [] } = thing;
    if (!square) return;
    const found = await Promise.all(parts.map((part) => this.at(square, part)));
    const fieldsLast = (one: AreaBrief, other: AreaBrief): number =>
      Number(one.kind === 'field') - Number(other.kind === 'field');
    if (this.thing !== thing) return;
    this.under = [...new Set(found.filter((area) => area !== null))].sort(fieldsLast);
    if (!thingPage(thing.name)?.now) return;
    const firsts = this.under.flatMap(({ parts: [first] }) => first ?? []);
    const told = await Promise.all(firsts.map((first) => this.table.inspect(targetOf(first))));
    if (this.thing === thing) this.on = told.filter((one) => one?.about === 'area');
  }

  /** Asks what fits a free square. */
  async openGap(square: Pair): Promise<void> {
    this.#begin();
    await this.#ask(gapTarget(square));
  }

  get isOpen(): boolean {
    return [this.card, this.thing, this.gap, this.sum].some((one) => one !== null);
  }

  /** Who asked gets the focus back in the end. */
  #begin(): void {
    const active = document.activeElement;
    if (!this.isOpen && (active instanceof HTMLElement || active instanceof SVGElement)) this.#opener = active;
    this.sum = this.over = this.tried = null;
    this.fresh = true;
  }

  /** The next feature by size, or the one before. */
  async next(step: 1 | -1): Promise<void> {
    await this.know();
    const first = this.card?.area.parts[0];
    const now = first
      ? this.areas.findIndex((area) => area.parts.some((one) => isPart(one, first.square, first.part)))
      : -1;
    const area = this.areas.at(now < 0 && step < 0 ? -1 : (now + step) % this.areas.length);
    const part = area?.parts[0];
    if (part) await this.open(part.square, part.part);
  }

  /** The next feature in a direction, from middle to middle. */
  async toward(direction: Direction): Promise<void> {
    await this.know();
    const first = this.card?.area.parts[0];
    const here = first && this.#around(first);
    if (!here) return;
    const others = this.areas.filter((area) => area !== here).map((area) => ({ ...middleOf(area), area }));
    const part = toward(middleOf(here), direction, others)?.area.parts[0];
    if (part) await this.open(part.square, part.part);
  }

  /** Shows how a seat's points come together. */
  async addUp(seat: Seat): Promise<void> {
    if (this.sum === seat) {
      this.close();
      return;
    }
    this.#begin();
    this.card = this.thing = this.gap = null;
    this.sum = seat;
    await this.know();
  }

  /** Whether there was something to close. */
  close(): boolean {
    const open = this.isOpen;
    this.card = this.thing = this.gap = this.line = this.over = this.tried = null;
    this.sum = null;
    if (open) this.#opener?.focus();
    this.#opener = null;
    return open;
  }

  #around({ square, part }: Place): AreaBrief | null {
    return this.areas.find((area) => area.parts.some((one) => isPart(one, square, part))) ?? null;
  }

  /** Asks for the features of the position, once. */
  async know(): Promise<void> {
    if (this.#known !== this.#position) await this.#ask('areas');
  }

  async #ask(target: string): Promise<void> {
    const asked = this.#position;
    const told = await this.table.inspect(target);
    if (!told || asked !== this.#position) return;
    if (told.about === 'scores') this.outlook = told.seats;
    if (told.about === 'area') {
      this.card = told;
      this.thing = this.gap = null;
    }
    if (told.about === 'gap') {
      this.gap = told;
      this.card = this.thing = null;
    }
    if (told.about === 'areas') {
      this.areas = told.areas;
      this.#known = asked;
    }
  }
}
