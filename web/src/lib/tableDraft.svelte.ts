/** A table that is being thought up: preset, sets, seats, options. */
import {
  SEATS,
  type Choice,
  type ClockRule,
  type Game,
  type Preset,
  type SeatWish,
  type Switch,
  type SwitchValue,
  type TableWish,
} from './protocol';
import { levelsOf, offered, usualLevel } from './opponents';
import type { OwnPreset } from './presets.svelte';

export interface Place {
  key: number;
  kind: 'human' | 'bot' | 'open';
  name: string;
  bot: string;
}

/** What more there is to choose. */
export type Tab = 'sets' | 'elements' | 'rules' | 'table';

/** Why a choice cannot be played: it needs one of these, or does not go with that. */
export interface Obstacle {
  choice: Choice;
  needs: Choice[];
  excludes: Choice | null;
}

const GRACE = 60;
/** Games take longer with more tiles, or with more people. */
const PER_TILE = 0.6;
const PER_SEAT = { alone: 15, each: 25 };
const WRITING = { alone: 30, others: 40 };

export const tilesOf = (game: Game, sets: string[]): number =>
  game.sets.reduce((all, set) => all + (sets.includes(set.name) ? set.tiles : 0), 0);

/** About how many minutes a game takes, in steps of five. */
export function minutesOf(game: string, seats: number, tiles: number): number {
  const found: Record<string, number> = {
    carcassonne: tiles * PER_TILE,
    orleans: PER_SEAT.alone + PER_SEAT.each * seats,
    johanna: seats === 1 ? WRITING.alone : WRITING.others,
  };
  return 5 * Math.round((found[game] ?? 0) / 5);
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((one) => b.includes(one));

export class TableDraft {
  sets = $state<string[]>([]);
  elements = $state<string[]>([]);
  options = $state<Record<string, SwitchValue>>({});
  places = $state<Place[]>([]);
  seed = $state('');
  clock = $state.raw<ClockRule | null>(null);
  /** That a person may take for a move. */
  days = $state<number | null>(null);
  listed = $state(true);
  /** Whether people draw real tiles and enter what came. */
  ownBox = $state(false);
  /** Seconds that somebody may be away before the others can ask for a bot, and the level of that bot. */
  grace = $state(GRACE);
  level = $state('');
  #keys = 0;

  /** The tiles that are drawn, where the game has some; and about how long it takes, in minutes. */
  tiles = $derived.by(() => tilesOf(this.game, this.sets));
  minutes = $derived.by(() => minutesOf(this.game.name, this.places.length, this.tiles));

  /** The preset that these sets are, if they are one. */
  preset = $derived.by(() => {
    const alike = this.game.presets.filter(
      (preset) => same(preset.sets, this.sets) && same(preset.elements ?? [], this.elements),
    );
    // Presets of the same sets are told apart by their options.
    return (
      alike.find((preset) => Object.entries(preset.options).every(([name, value]) => this.options[name] === value)) ??
      alike[0] ??
      null
    );
  });
  #brought = $derived.by(
    () => new Set(this.game.sets.filter((set) => this.sets.includes(set.name)).flatMap((set) => set.brings)),
  );
  /** The switches that are neither as usual nor as the preset has them. */
  changed = $derived.by(() =>
    this.game.switches.filter(
      (one) => this.concerns(one) && this.value(one) !== (this.preset?.options[one.name] ?? this.usual(one)),
    ),
  );
  /** What stands in the way of this choice; the server would refuse it. */
  obstacles = $derived.by(() => this.#obstacles());

  constructor(
    readonly game: Game,
    name: string,
  ) {
    this.level = usualLevel(game.bots);
    this.places = [this.#place('human', name), this.#place('bot')];
    const first = game.presets[0]; // the one to begin with
    if (first) this.take(first);
    else this.sets = [...game.default_sets];
  }

  get levels(): string[] {
    return levelsOf(this.game.bots);
  }

  /** The same with the styles in which they play. */
  get bots(): string[] {
    return offered(this.game.bots);
  }

  /** The same bot at every seat of a bot. */
  seatBots(bot: string): void {
    for (const place of this.places) if (place.kind === 'bot') place.bot = bot;
  }

  get full(): boolean {
    return this.places.length >= this.game.seats[1];
  }

  get fewest(): boolean {
    return this.places.length <= this.game.seats[0];
  }

  /** How hard the game for one is: asked in front. */
  get difficulty(): Switch | undefined {
    return this.places.length === 1
      ? this.game.switches.find((one) => one.module === 'solo' && one.name === 'level' && one.offered)
      : undefined;
  }

  /** Whether other people are at the table, whom one may have to wait for. */
  get shared(): boolean {
    return this.places.filter((place) => place.kind !== 'bot').length > 1;
  }

  /** The switch that says who starts. */
  get starter(): Switch | undefined {
    return this.game.switches.find((one) => one.values.includes('random') && one.values.includes('A'));
  }

  take(preset: Preset): void {
    this.sets = [...preset.sets];
    this.elements = [...(preset.elements ?? [])];
    this.options = { ...preset.options };
    if (preset.seats === 1) this.places = this.places.slice(0, 1);
    else if (this.places.length === 1) this.add('bot');
  }

  /** Everything that is chosen, to be used again under a name. */
  save(name: string): OwnPreset {
    const places = this.places.map(({ kind, bot }) => ({ kind, bot }));
    const { clock, listed, grace, level } = this;
    const chosen = { sets: [...this.sets], elements: [...this.elements], options: { ...this.options } };
    return { name, game: this.game.name, ...chosen, places, clock, listed, grace, level };
  }

  /** Chooses what was saved, as far as there still is such a thing. */
  use(own: OwnPreset): void {
    const known = (choices: Choice[], name: string) => choices.some((one) => one.name === name.replace(/^-/, ''));
    this.sets = own.sets.filter((name) => known(this.game.sets, name));
    this.elements = own.elements.filter((name) => known(this.game.elements, name));
    this.options = { ...own.options };
    const first = this.places[0]?.name ?? '';
    this.places = own.places.map(({ kind, bot }, index) => ({
      ...this.#place(kind, index === 0 ? first : ''),
      bot: this.game.bots.includes(bot) ? bot : usualLevel(this.game.bots),
    }));
    this.clock = own.clock;
    this.listed = own.listed;
    this.grace = own.grace;
    this.level = this.game.bots.includes(own.level) ? own.level : usualLevel(this.game.bots);
  }

  /** A game for one; with a seed of its own, the same for all who play it. */
  alone(seed = ''): void {
    const preset = this.game.presets.find((one) => one.seats === 1);
    if (preset) this.take(preset);
    this.places = this.places.slice(0, 1);
    this.seed = seed;
  }

  /** Puts a set in or out; what it needs comes with it, what it excludes goes. */
  toggleSet(set: Choice): void {
    if (this.sets.includes(set.name)) {
      this.sets = this.sets.filter((name) => name !== set.name);
      return;
    }
    const needed =
      set.requires.length && !set.requires.some((name) => this.sets.includes(name)) ? set.requires.slice(0, 1) : [];
    const kept = this.sets.filter((name) => !set.excludes.includes(name));
    this.sets = [...needed, ...kept, set.name];
  }

  /** Whether an element is in play: brought by a set, unless it is left out, or wished for by itself. */
  plays(element: Choice): boolean {
    return (
      (this.#brought.has(element.name) && !this.elements.includes(`-${element.name}`)) ||
      this.elements.includes(element.name)
    );
  }

  /** The boxes that bring an element. */
  bringers(element: Choice): Choice[] {
    return this.game.sets.filter((set) => set.brings.includes(element.name));
  }

  /** Whether a switch makes a difference here: its box, or its element, is in play. */
  concerns(one: Switch): boolean {
    const { module, only } = one;
    const other = only && this.game.switches.find((known) => known.name === only[0]);
    if (other && this.value(other) !== only[1]) return false;
    if (module === 'base' || this.sets.includes(module)) return true;
    if (module === 'solo') return this.places.length === 1;
    return this.game.elements.some((element) => element.name === module && this.plays(element));
  }

  /** The value that a switch usually has; some follow the value of another. */
  usual(one: Switch): SwitchValue {
    const other = one.follows ? this.game.switches.find((known) => known.name === one.follows) : undefined;
    return (other && one.defaults[String(this.value(other))]) ?? one.default;
  }

  value(one: Switch): SwitchValue {
    const chosen = this.options[one.name];
    return chosen === undefined || !this.allows(one, chosen) ? this.usual(one) : chosen;
  }

  /** The values that can be chosen here: a seat that is not at the table cannot start. */
  values(one: Switch): SwitchValue[] {
    return one.values.filter((value) => this.allows(one, value));
  }

  allows(one: Switch, value: SwitchValue): boolean {
    const seat = one === this.starter ? SEATS.findIndex((seat) => seat === value) : -1;
    return seat < this.places.length;
  }

  choose(one: Switch, value: SwitchValue): void {
    this.options = { ...this.options, [one.name]: value };
  }

  toggleElement(element: Choice): void {
    const rest = this.elements.filter((name) => name !== element.name && name !== `-${element.name}`);
    const brought = this.#brought.has(element.name);
    const extra = this.plays(element) ? (brought ? [`-${element.name}`] : []) : brought ? [] : [element.name];
    this.elements = [...rest, ...extra];
  }

  add(kind: Place['kind']): void {
    if (!this.full) this.places.push(this.#place(kind));
  }

  remove(place: Place): void {
    if (!this.fewest) this.places = this.places.filter((one) => one !== place);
  }

  fillWithBots(): void {
    for (const place of this.places) if (place.kind === 'open') place.kind = 'bot';
    while (!this.full && this.places.length < 4) this.add('bot');
  }

  /** What is sent. Who gives no name has none: each reader's page calls them by their seat. */
  order(): TableWish {
    const seats = this.places.map((place): SeatWish => {
      if (place.kind === 'bot') return { kind: 'bot', bot: place.bot };
      if (place.kind === 'open') return { kind: 'open' };
      return { kind: 'human', name: place.name.trim() };
    });
    const seed = this.seed.trim();
    const chosen = this.game.switches
      .filter((one) => one.name in this.options)
      .map((one): [string, SwitchValue] => [one.name, this.value(one)]);
    return {
      game: this.game.name,
      sets: [...this.sets],
      elements: [...this.elements],
      options: Object.fromEntries(chosen),
      seats,
      ...(seed ? { seed } : {}),
      ...(this.clock ? { clock: this.clock } : {}),
      ...(this.days && this.shared ? { days: this.days } : {}),
      ...(this.listed ? {} : { listed: false }),
      ...(this.ownBox ? { own_box: true } : {}),
      ...(this.shared ? { grace: this.grace, level: this.level } : {}),
    };
  }

  /** The same check as the server's: boxes and elements need and exclude each other. */
  #obstacles(): Obstacle[] {
    const sets = this.game.sets.filter((set) => this.sets.includes(set.name));
    const elements = this.game.elements.filter((element) => this.plays(element));
    const find = (name: string) => [...this.game.sets, ...this.game.elements].find((one) => one.name === name);
    const against = (chosen: Choice[], others: Choice[]): Obstacle[] =>
      chosen.flatMap((choice) => {
        const here = [...others, ...chosen.filter((one) => one !== choice)].map((one) => one.name);
        const excludes = choice.excludes.find((name) => here.includes(name));
        const lacks = choice.requires.length && !choice.requires.some((name) => here.includes(name));
        const needs = lacks ? choice.requires.flatMap((name) => find(name) ?? []) : [];
        return excludes || lacks ? [{ choice, needs, excludes: excludes ? (find(excludes) ?? null) : null }] : [];
      });
    return [...against(sets, elements), ...against(elements, sets)];
  }

  #place(kind: Place['kind'], name = ''): Place {
    return { key: this.#keys++, kind, name, bot: usualLevel(this.game.bots) };
  }
}
