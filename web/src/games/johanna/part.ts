/** A part of the sheet as a drawing: what is printed and written, where one can point, what could be written. */
import { localized, t } from '../../lib/language.svelte';
import { seal, use } from './icons';
import type { Effect, Printed, PrintedBonus, Sheet, View } from './view';
import type { Seat } from '../../lib/protocol';

export interface Part {
  w: number;
  h: number;
  html: string;
  /** What is to be seen, in words. */
  label: string;
  /** Where a target can be pointed at: path data; a route is a line, dotted. */
  spots: Record<string, { d: string; dots?: string }>;
  /** The mark that a target would get, and where its number stands. */
  ghosts: Record<string, { html: string; at: [number, number] }>;
}

/** What is drawn: the sheet of a seat in a position. */
export interface Scene {
  view: View;
  printed: Printed;
  sheet: Sheet;
  seat: Seat;
  /** Targets of marks that were made just now, in their order. */
  fresh: Map<string, number>;
}

export const n = (value: number): string => value.toFixed(1);

export const text = (x: number, y: number, words: string | number, cls = '', anchor = 'middle'): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" class="${cls}">${String(words).replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`;

/** A mark by the pen of a seat. */
export function ink(scene: Scene, d: string, target: string, seat: Seat | null = null): string {
  const order = scene.fresh.get(target);
  const style = [
    seat && seat !== scene.seat ? `fill:var(--seat-${seat})` : '',
    order === undefined ? '' : `animation-delay:${Math.min(order, 12) * 150}ms`,
  ].filter(Boolean);
  return `<path d="${d}" class="ink${order === undefined ? '' : ' fresh'}"${style.length ? ` style="${style.join(';')}"` : ''}/>`;
}

export const ghost = (d: string): string => `<path d="${d}" class="ghost"/>`;

export const box = (x: number, y: number, w: number, h: number, r = 6): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const TONES: Record<string, string> = {
  map: 'verd',
  bank: 'verm',
  depot: 'plum',
  deeds: 'verm',
  monks: 'plum',
  development: 'verd',
};

/** A heading: painted initial and rubricated rest. */
export function heading(scene: Scene, term: string, x: number, y: number): string {
  const word = localized(scene.printed.terms[term]) || term;
  const curls = (
    [
      [4, 5, 0],
      [24, 5, 90],
      [24, 23, 180],
      [4, 23, 270],
    ] as const
  )
    .map(
      ([cx, cy, a]) => `<path d="M${cx} ${cy}c4-1 6 2 4 4s-5 0-3-2" transform="rotate(${a} ${cx} ${cy})" class="fil"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${x} ${y})" class="initial ${TONES[term] ?? ''}"><rect x="1" y="1" width="26" height="26" rx="2" class="frame"/>` +
    `<rect x="3" y="3" width="22" height="22" class="paint"/>${curls}${text(14, 21.5, word.charAt(0), 'serif versal')}</g>` +
    text(x + 31, y + 21, word.slice(1), 'serif rubric', 'start')
  );
}

const PER: Record<string, string> = {
  full_warehouse_column: 'column',
  crossed_bank_column: 'column',
  trading_post: 'post',
};

/** An effect as pictograms with a word. */
function pictograms(effect: Effect): [picture: string, word: string][] {
  const { kind, what, amount, choices } = effect;
  const count = amount > 1 ? String(amount) : '';
  switch (kind) {
    case 'good':
      return [[what === 'choice' ? 'anygood' : what, count]];
    case 'route':
      return [[what, '']];
    case 'development':
      return [['dev', count]];
    case 'development_per':
      return [['dev', t(`johanna-sheet-per-${PER[what] ?? 'post'}`)]];
    case 'either':
      return choices.flatMap((choice, i) =>
        pictograms(choice).map(([picture, word]): [string, string] => [
          picture,
          i < choices.length - 1 ? `${word} /`.trim() : word,
        ]),
      );
    case 'build_for':
      return [['post', amount === 0 ? '' : `${amount}`]];
    case 'special':
      return [SPECIAL[what] ?? ['dev', '']].map(([picture, word]): [string, string] => [
        picture,
        word ? t(`johanna-sheet-${word}`) : '',
      ]);
    default:
      return [[kind, count]];
  }
}

const SPECIAL: Record<string, [string, string]> = {
  cheaper_places: ['coin', 'less'],
  swap_one_good: ['land', 'swap'],
  build_in_crossed_towns: ['post', 'in-crossed'],
  scholar_as_any_person: ['dev', 'as-any'],
  to_next_multiplier: ['dev', 'to-next'],
};

/** How wide a row of effects gets, with room for its words. */
export const effectWidth = (effects: Effect[], size = 18, gap = 4): number =>
  effects.flatMap(pictograms).reduce((wide, [, word]) => wide + size + gap + (word ? word.length * 6.1 + gap : 0), 0);

/** Effects from the left. */
export function effectRow(effects: Effect[], x: number, y: number, size = 15, gap = 3): string {
  let out = '';
  const letter = size * 0.42;
  let shown = effects;
  if (effects.length === 2 && JSON.stringify(effects[0]) === JSON.stringify(effects[1])) {
    out += text(x, y + 4.3, '2 ×', 'small', 'start');
    x += letter * 3.2;
    shown = effects.slice(0, 1);
  }
  for (const effect of shown) {
    for (const [picture, word] of pictograms(effect)) {
      out += use(picture, x + size / 2, y, size);
      x += size + gap;
      if (!word) continue;
      out += text(x - 1, y + 4.3, word, 'small', 'start');
      x += word.length * letter + gap;
    }
  }
  return out;
}

/** A bonus as one small drawing centred on (x, y). */
export function bonusIcon(bonus: PrintedBonus | undefined, x: number, y: number, r = 11): string {
  if (!bonus) return '';
  const { kind, what, amount, yellow } = bonus;
  if (kind === 'action') return seal(what || 'monk', x, y, r);
  if (kind === 'points')
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" class="vp"/>${text(x, y + 5, amount, 'serif vpn')}`;
  if (kind === 'build_for') return use('post', x, y, r * 2);
  if (kind === 'citizen') return use('citizen', x, y, r * 2);
  const picture =
    { coin: 'coin', development: 'dev', good: 'anygood', shield: yellow ? 'goldshield' : 'shield' }[kind] ?? 'dev';
  if (amount < 2) return use(picture, x, y, r * 1.75);
  return use(picture, x - 5.5, y, r * 1.45) + text(x + 4.5, y + 5, amount, 'serif bn', 'start');
}

/** A bonus with what became of it: waiting with its number, earned, taken by somebody. */
export function bonusAt(scene: Scene, id: string, x: number, y: number, r: number, pens: Pens): string {
  const bonus = scene.printed.bonuses[id];
  const { view, sheet, seat } = scene;
  let out = bonusIcon(bonus, x, y, r);
  const place = view.turn === seat ? view.pending.findIndex((one) => one.from === id) : -1;
  const owner = view.gone[id];
  if (place >= 0) {
    out += `<g class="wait"><circle cx="${n(x)}" cy="${n(y)}" r="15"/><circle cx="${n(x + 14)}" cy="${n(y + 10)}" r="9" class="dot"/>${text(x + 14, y + 14.2, place + 1, 'waitn')}</g>`;
  } else if (owner) {
    const mark = owner === seat ? pens.ring(x, y, r + 2, id, 2.2) : pens.cross(x, y, r - 2, id, 2.2);
    out += ink(scene, mark, `citizen:${id}`, owner);
  } else if (sheet.bonuses.includes(id)) {
    const mark = bonus?.kind === 'points' ? pens.ring(x, y, r + 2, id, 2.2) : pens.cross(x, y, r - 2, id, 2.2);
    out += ink(scene, mark, `${bonus?.kind === 'points' ? 'points' : 'bonus'}:${id}`);
  }
  return out;
}

export interface Pens {
  ring: (x: number, y: number, r: number, seed: string, width?: number) => string;
  cross: (x: number, y: number, r: number, seed: string, width?: number) => string;
}
