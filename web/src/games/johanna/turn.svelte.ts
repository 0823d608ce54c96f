/** A turn at this browser: what is pointed at, what is chosen, whose sheet is looked at. */
import { askedSeat } from '../../lib/decision';
import type { LogEntry, Option, Seat } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import { choicesOf, LOOSE, waysOf, type Choice } from './choices';
import { print } from './printed.svelte';
import type { Scene } from './part';
import { earnedOf, marksOf, viewOf, type Pending, type View } from './view';

export type Tab = 'map' | 'stores' | 'track' | 'places' | 'johanna';

/** What was chosen so far in a decision: a chip, and a spot whose options are to be told apart. */
interface Picked {
  tag: string;
  key: string | null;
  spot: string | null;
}

/** Of the options at one target these are done at once; the others have a button of their own. */
const FIRST = ['take', 'bonus'];

export function tabOf(target: string): Tab {
  if (/^(route|town):/.test(target)) return 'map';
  if (target.startsWith('place:')) return 'places';
  return /^(good|coin|pay|points|bonus:warehouse|bonus:bank)/.test(target) ? 'stores' : 'track';
}

export class Turn {
  view: View | null = $derived.by(() => viewOf(this.table.update?.view));
  seat: Seat | null = $derived.by(() => askedSeat(this.table.decision, this.table.mine));
  #asked = $derived.by(() => (this.seat === null ? null : (this.table.decision?.mine[this.seat] ?? null)));
  tag: string = $derived(this.#asked?.tag ?? '');
  options: Option[] = $derived(this.#asked?.options ?? []);
  loose: Option[] = $derived(this.options.filter((option) => LOOSE.includes(option.verb)));

  #picked = $state.raw<Picked | null>(null);
  /** The chip that is chosen. */
  key: string | null = $derived.by(() => (this.#picked?.tag === this.tag ? this.#picked.key : null));
  /** The spot whose options stand in the line. */
  spot: string | null = $derived.by(() => (this.#picked?.tag === this.tag ? this.#picked.spot : null));
  #kinds: Choice[] = $derived(choicesOf(this.options, print.sheet ?? undefined));
  /** What can be done, as chips. */
  choices: Choice[] = $derived.by(() => (this.spot === null ? this.#kinds : waysOf(this.targets.get(this.spot) ?? [])));

  /** Whether the game is over and Johanna has won. */
  lost: boolean = $derived.by(
    () => (this.table.update?.over ?? false) && (this.table.update?.winners ?? []).length === 0,
  );

  /** Her last turn, as the log tells it: from the card on. */
  hers: LogEntry[] = $derived.by(() => {
    const { log } = this.table;
    const card = log.findLastIndex((entry) => entry.type === 'johanna-card');
    if (card < 0) return [];
    const after = log.findIndex((entry, index) => index > card && !entry.type.startsWith('johanna-'));
    return log
      .slice(card, after < 0 ? undefined : after)
      .filter((entry) => !['johanna-shuffle', 'johanna-score'].includes(entry.type));
  });

  /** Her turn is being looked at, where there is no room for it beside the sheet. */
  watching = $state(false);

  /** The steps of the link of the chain that is pointed at. */
  link = $state.raw<{ from: number; to: number } | null>(null);

  /** A sheet that is looked at, though it is not the own one. */
  #looked = $state.raw<{ from: Seat; at: Seat } | null>(null);
  /** Who comes to the screen next begins at the own sheet. */
  looked: Seat | null = $derived.by(() => (this.#looked?.from === this.home ? this.#looked.at : null));
  home: Seat = $derived.by(() => this.seat ?? this.table.mine[0] ?? 'A');
  shown: Seat = $derived.by(() => this.looked ?? this.home);
  tab = $state<Tab>('map');

  #pointed = $state.raw<{ tag: string; option: Option } | null>(null);
  #chosen = $state.raw<{ tag: string; option: Option } | null>(null);
  shaking = $state<string | null>(null);

  /** What a card is open about: a target of the sheet, or `legend`. */
  card = $state<string | null>(null);
  /** The card came by pointing and goes with the pointer. */
  passing = $state(false);

  tell(target: string, passing = false): void {
    if (passing && this.card && !this.passing) return;
    this.card = target;
    this.passing = passing;
  }

  hush(): void {
    if (this.passing) this.card = null;
  }

  /** An own action is on its way or has led to the decision at hand. */
  #flowing = false;
  #reached = '';

  /** The only bonus that waits after an own action: it is taken by itself. After an undo it waits to be asked. */
  comesNext(): Option | null {
    if (this.tag === this.#reached) return null;
    this.#reached = this.tag;
    const flowing = this.#flowing;
    this.#flowing = false;
    const bonuses = this.options.filter((option) => option.verb === 'bonus');
    const keeps = this.options.some((option) => option.verb === 'later');
    return flowing && bonuses.length === 1 && !keeps ? (bonuses[0] ?? null) : null;
  }

  /** Whether the whole sheet is shown at once. */
  wide = $state(true);

  /** The order in which somebody takes waiting bonuses, as far as it was changed: where they come from. */
  #order = $state.raw<{ seat: Seat; froms: string[] } | null>(null);
  queue: Pending[] = $derived.by(() => {
    const order = this.#order?.seat === this.home ? this.#order.froms : [];
    const place = ({ from }: Pending): number => {
      const at = order.indexOf(from);
      return at < 0 ? order.length : at;
    };
    return [...(this.view?.pending ?? [])].sort((one, other) => place(one) - place(other));
  });

  /** Moves a waiting bonus to another place in the queue. */
  reorder(pending: Pending, to: number): void {
    const rest = this.queue.filter((one) => one !== pending).map(({ from }) => from);
    const froms = [...rest.slice(0, Math.max(0, to)), pending.from, ...rest.slice(Math.max(0, to))];
    this.#order = { seat: this.home, froms };
  }

  pointed: Option | null = $derived.by(() => (this.#pointed?.tag === this.tag ? this.#pointed.option : null));
  chosen: Option | null = $derived.by(() => (this.#chosen?.tag === this.tag ? this.#chosen.option : null));
  /** The option whose marks are shown before they are made. */
  thought: Option | null = $derived.by(() => this.pointed ?? this.chosen);

  targets: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const picked = this.#kinds.find((choice) => choice.key === this.key);
    for (const option of picked?.options ?? this.options) {
      // A hired monk is chosen where the monks stand; a coin to pay with belongs to what is paid.
      const target = option.verb === 'hire' ? option.targets[1] : option.targets[0];
      if (target) found.set(target, [...(found.get(target) ?? []), option]);
    }
    return found;
  });

  /** The steps of the chain that is thought about, by target. */
  steps: Map<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    for (const mark of marksOf(this.thought)) found.set(mark.target, mark.step);
    for (const bonus of earnedOf(this.thought)) if (bonus.waits) found.set(`bonus:${bonus.from}`, bonus.step);
    const first = this.thought?.targets[0];
    if (first && !first.startsWith('tile:') && found.size === 0) found.set(first, 0);
    return found;
  });

  /** Where on the phone something would happen: the first step of each tab. */
  tabSteps: Map<Tab, number> = $derived.by(() => {
    const found = new Map<Tab, number>();
    for (const [target, step] of this.steps) {
      const tab = tabOf(target);
      if (step > 0 && step < (found.get(tab) ?? Infinity)) found.set(tab, step);
    }
    return found;
  });

  /** Tabs with something to choose. */
  tabTargets: Set<Tab> = $derived(
    new Set([...this.targets.keys()].filter((one) => !one.startsWith('tile:')).map(tabOf)),
  );

  #fresh: Map<string, number> = $derived.by(() => {
    const { log } = this.table;
    const last = log.findLast((entry) => entry.seat === this.shown && typeof entry.data.target === 'string')?.move;
    const now = log.at(-1)?.move;
    const marks =
      last === undefined || last !== now
        ? []
        : log.filter((entry) => entry.move === last && typeof entry.data.target === 'string');
    return new Map(marks.map((entry, index) => [String(entry.data.target), index]));
  });

  scene: Scene | null = $derived.by(() => this.sceneOf(this.shown));

  constructor(readonly table: Table) {}

  sceneOf(seat: Seat): Scene | null {
    const view = this.view;
    const sheet = view?.sheets[seat];
    return view && sheet && print.sheet
      ? {
          view,
          printed: print.sheet,
          sheet,
          seat,
          fresh: seat === this.shown ? this.#fresh : new Map<string, number>(),
        }
      : null;
  }

  point(target: string | null): void {
    this.pointAt(target === null ? null : (this.#foremost(target)[0] ?? null));
  }

  pointAt(option: Option | null): void {
    if (option && this.#pointed?.option === option && this.#pointed.tag === this.tag) return;
    this.#pointed = option && { tag: this.tag, option };
  }

  /** The options of a target; those that are done at once stand alone. */
  #foremost(target: string): Option[] {
    const all = this.targets.get(target) ?? [];
    const first = all.filter((option) => FIRST.includes(option.verb));
    return first.length > 0 ? first : all;
  }

  /** Takes a target: the first click shows what would come of it, the second does it. */
  async take(target: string): Promise<void> {
    const options = this.#foremost(target);
    const [option] = options;
    if (!option) return;
    if (options.length > 1) this.#pick(this.key, target);
    else if (this.chosen === option || FIRST.includes(option.verb)) await this.do(option);
    else this.hold(option);
  }

  /** Chooses a chip: its only option, or the spots on the sheet that it is about. */
  choose(choice: Choice): void {
    if (this.spot !== null && choice.only) {
      this.#chosen = { tag: this.tag, option: choice.only };
      return;
    }
    const spots = new Set(choice.options.map((option) => this.#spotOf(option)));
    if (choice.only) this.hold(choice.only);
    else this.#pick(choice.key, spots.size === 1 ? ([...spots][0] ?? null) : null);
  }

  /** Which chip the option in mind belongs to. */
  isChosen(choice: Choice): boolean {
    if (this.chosen) return choice.options.includes(this.chosen);
    return this.spot === null && this.key === choice.key;
  }

  #spotOf(option: Option): string | null {
    return (option.verb === 'hire' ? option.targets[1] : option.targets[0]) ?? null;
  }

  #pick(key: string | null, spot: string | null): void {
    this.#picked = { tag: this.tag, key, spot };
    this.#pointed = null;
    this.#chosen = null;
  }

  hold(option: Option): void {
    const kind = this.#kinds.find((choice) => choice.options.includes(option));
    this.#picked = { tag: this.tag, key: kind?.only ? null : this.key, spot: this.spot };
    this.#chosen = { tag: this.tag, option };
    this.#pointed = null;
  }

  /** One step back: from an option to its spot, to the chips, to the own sheet. */
  letGo(): boolean {
    const step = this.card ?? this.chosen ?? this.spot ?? this.key ?? this.looked;
    if (this.card) this.card = null;
    else if (this.spot !== null) this.#pick(this.key, null);
    else if (this.key !== null || this.chosen) this.#pick(null, null);
    else this.#looked = null;
    return step !== null;
  }

  async do(option: Option): Promise<void> {
    if (this.seat === null || this.table.busy) return;
    this.watching = false;
    this.#flowing = true;
    const problem = await this.table.act(this.seat, option.text);
    if (problem) {
      this.#flowing = false;
      this.shaking = option.text;
      setTimeout(() => (this.shaking = null), 400);
      return;
    }
    this.#looked = null;
    this.card = null;
    this.#pointed = null;
  }

  /** Her turn has been looked at. */
  goOn(): void {
    this.watching = false;
    this.tab = 'map';
  }

  look(seat: Seat | null): void {
    this.#looked = seat === null || seat === this.home ? null : { from: this.home, at: seat };
    if (seat !== null && this.tab === 'johanna') this.tab = 'map';
  }

  /** How a waiting bonus is carried out or given up; of two alike one stands for both. */
  optionFor(verb: 'bonus' | 'forfeit', pending: Pending): Option | null {
    return this.options.find((option) => option.verb === verb && option.text === `${verb} ${pending.bonus}`) ?? null;
  }

  /** The first tile of a person on display. */
  takes(person: string): Option | null {
    return this.options.find((option) => option.verb === 'take' && option.args.person === person) ?? null;
  }
}
