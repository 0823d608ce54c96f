/** "Why can't I?": what on the board is meant, and what the rules answer. */
import type { AnyFace } from '../games/face';
import { askedSeat } from './decision';
import type { Option, Problem, Seat } from './protocol';
import type { Table } from './table.svelte';
import { dataOf } from './dom';

/** What was asked about, and the answer: a refusal, or an option that is offered. */
export interface Answer {
  tag: string;
  problem: Problem | null;
  option: Option | null;
}

/** Something on the board, in words. */
export interface Thing {
  target: string;
  name: string;
}

/** How the boards name what lies on them. */
const KINDS: Record<string, string> = {
  why: '',
  target: '',
  closed: 'closed:',
  legal: 'square:',
  square: 'square:',
  closedPart: 'part:',
  stand: 'option:',
  option: 'option:',
  choice: 'option:',
  space: 'space:',
  place: 'place:',
  town: 'town:',
  deed: 'deed:',
  tile: 'tile:',
  source: '',
};
const dashed = (name: string): string => `[data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`;
export const ANYTHING = Object.keys(KINDS).map(dashed).join(',');

/** The name of a thing on the board: `town:13`, `square:2,-1`. */
export function targetOf(element: Element): string | null {
  const dataset = dataOf(element);
  const kind = Object.keys(KINDS).find((name) => dataset[name]);
  return kind === undefined ? null : `${KINDS[kind] ?? ''}${dataset[kind] ?? ''}`;
}

function covers(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  if (!(element instanceof SVGGeometryElement)) return true;
  const inside = element.getScreenCTM()?.inverse();
  if (!inside) return true;
  const point = new DOMPoint(x, y).matrixTransform(inside);
  // A line is only as wide as it is drawn; its curve encloses nothing.
  return element.classList.contains('line') ? element.isPointInStroke(point) : element.isPointInFill(point);
}

/** The smallest thing at a point. What cannot be done now hears no clicks, so its place is measured. */
export function thingAt(root: ParentNode, x: number, y: number): Element | null {
  const size = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const here = [...root.querySelectorAll(ANYTHING)].filter(
    (element) => targetOf(element) !== null && covers(element, x, y),
  );
  return here.sort((a, b) => size(a) - size(b))[0] ?? null;
}

/** What stands for an option: the things that it touches on the board, or its button. */
export function elementsOf(option: Option): Element[] {
  const meant = ({ targets, text }: Option) => [
    ...targets,
    ...targets.flatMap((one) => (one.startsWith('tile:') ? `square:${one.slice(5)}` : [])),
    `option:${text}`,
  ];
  const names = meant(option);
  const all = [...document.querySelectorAll(ANYTHING)].filter((element) => names.includes(targetOf(element) ?? ''));
  const board = all.filter((element) => element.closest('main'));
  return board.length > 0 ? board : all;
}

/** Refusals that only say that the question was put wrongly: another attempt may say more. */
const EMPTY = /^(unknown-verb|unreadable|ambiguous|which-|bad-|no-such-(area|tile|seat)|no-tile|not-now|not-offered)/;

class Why {
  /** The next thing that is touched is asked about. */
  asking = $state(false);
  answer = $state.raw<Answer | null>(null);
  /** Somebody without a pointer asks: the list of options opens at what is not offered. */
  listing = $state(false);
  /** What the player at this table is thinking, for the game's own guesses. */
  turn: unknown = null;

  /** The answer, as long as the same is asked of the player. */
  current(table: Table): Answer | null {
    return this.answer?.tag === tagOf(table) ? this.answer : null;
  }

  clear(): void {
    this.answer = null;
    this.asking = false;
  }

  /** Asks the rules about a thing on the board, or about an action in the notation of records. */
  async ask(table: Table, face: AnyFace | null, target: string): Promise<Answer | null> {
    this.asking = false;
    const answer = await this.find(table, face, target);
    if (answer) this.answer = answer;
    return answer;
  }

  /** The answer of the rules, without showing it. */
  async find(table: Table, face: Pick<AnyFace, 'attempts'> | null, target: string): Promise<Answer | null> {
    const seat = askedSeat(table.decision, table.mine) ?? table.mine[0] ?? null;
    if (seat === null) return null;
    const offered = offering(table, seat, target);
    if (offered) return answerOf(table, null, offered);
    const attempts = target.startsWith('action:') ? [target.slice(7)] : (face?.attempts?.(this.turn, target) ?? []);
    let found: Problem | null = null;
    for (const attempt of attempts) {
      const problem = await table.why(seat, attempt);
      if (!problem)
        return answerOf(
          table,
          null,
          (table.decision?.mine[seat]?.options ?? []).find((one) => one.text === attempt) ?? null,
        );
      if (!found || (EMPTY.test(found.code) && better(problem, found))) found = problem;
      if (!EMPTY.test(problem.code)) break;
    }
    return answerOf(table, found ?? notNow(table), null);
  }

  /** What can be seen on the board and is not offered, by its kind. */
  unoffered(table: Table, face: AnyFace | null): Map<string, Thing[]> {
    const found = new Map<string, Thing[]>();
    const seat = askedSeat(table.decision, table.mine);
    if (!seat || !face?.attempts) return found;
    const seen = [...document.querySelectorAll(`main :is(${ANYTHING})`)].flatMap((element) => targetOf(element) ?? []);
    for (const target of new Set(seen)) {
      if (offering(table, seat, target) || face.attempts(this.turn, target).length === 0) continue;
      const cut = target.indexOf(':');
      const [kind, name] = [target.slice(0, cut), target.slice(cut + 1)];
      const [words, alike] = [face.thing?.(kind, name, this.turn) ?? name, found.get(kind) ?? []];
      if (!alike.some((one) => one.name === words)) found.set(kind, [...alike, { target, name: words }]);
    }
    for (const things of found.values())
      things.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    return found;
  }
}

/** Nothing is known to be meant: it is another player's turn, or something else comes first. */
const notNow = ({ decision, mine }: Table): Problem =>
  askedSeat(decision, mine) || !decision
    ? { code: decision ? 'not-now' : 'not-offered', message: '' }
    : { code: 'not-your-turn', message: '', blanks: { seats: [...decision.seats], count: decision.seats.length } };

const answerOf = (table: Table, problem: Problem | null, option: Option | null): Answer => ({
  tag: tagOf(table),
  problem: problem && placed(table, problem),
  option,
});

const better = (problem: Problem, than: Problem): boolean =>
  !EMPTY.test(problem.code) ||
  (problem.code === 'not-offered' && than.code !== 'not-offered') ||
  (problem.code === 'not-now' && !than.code.startsWith('not-'));

/** "Not now" is about what is asked now: its rule is that of the decision. */
const placed = (table: Table, problem: Problem): Problem =>
  problem.rule || !table.decision ? problem : { ...problem, rule: table.decision.rules[0] ?? null };

/** What is asked of the player: it stays the same while others answer the same question. */
function tagOf(table: Table): string {
  const seat = askedSeat(table.decision, table.mine);
  return (seat && table.decision?.mine[seat]?.tag) ?? `${table.update?.moves ?? 0} ${table.decision?.name ?? ''}`;
}

function offering(table: Table, seat: Seat, target: string): Option | null {
  const options = table.decision?.mine[seat]?.options ?? [];
  const text = /^(option|action):/.test(target) ? target.slice(7) : null;
  if (text !== null) return options.find((option) => option.text === text) ?? null;
  const square = target.startsWith('square:') ? `tile:${target.slice(7)}` : target;
  return options.find((option) => option.targets.includes(square) || option.targets.includes(target)) ?? null;
}

export const why = new Why();
