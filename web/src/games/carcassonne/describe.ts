/** A tile in words, read from its drawing: what it shows, and what it would join. */
import { has, localizer, t } from '../../lib/language.svelte';
import { enumerate } from '../../lib/people';
import type { Option } from '../../lib/protocol';
import { capital } from '../../lib/text';
import type { AreaBrief } from '../../generated/carcassonne';
import { art } from './art.svelte';
import { inOrder } from './boxes';
import { edgesOf } from './edges';
import { joinWords, readerOf, type Reader } from './inspecting';
import { areaOfPart } from './sides';
import type { Turn } from './turn.svelte';
import type { TileArt, View } from './view';
import { areaWords, kindName, modeHint, sidesOf, standWords } from './words';

const NEXT = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const SIDES = ['N', 'E', 'S', 'W'] as const;
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;
type Side = (typeof SIDES)[number];

/** Roads, cities, rivers and cloisters of a turned tile, as the record writes them. */
const areasOf = (tile: string, quarter: number): string[] =>
  Object.entries(art.tile(tile, quarter)?.parts ?? {})
    .map(([name, part]) => areaOfPart(name, part.path))
    .filter((area) => area !== '' && !area.startsWith('field'));

/** The signs on a tile in words. */
function signWords(drawn: TileArt): string[] {
  const unlisted = inOrder((box) => box.symbols?.filter((symbol) => symbol.unlisted)).map(({ name }) => name);
  const signs = [...unlisted.filter((sign) => drawn.over.includes(`#ca-${sign}"`)), ...Object.keys(drawn.signs)];
  const seen = signs
    .map((sign) => `carcassonne-sign-${sign}`)
    .filter(has)
    .map((id) => t(id));
  return [...new Set(seen)];
}

/** `city (north, east), road (south), crest`. Nothing before the drawing has come. */
export function tileWords(tile: string, quarter: number): string {
  const drawn = art.tile(tile, quarter);
  if (!drawn) return '';
  const areas = areasOf(tile, quarter).sort().map(areaWords);
  return [...(areas.length > 0 ? areas : [kindName('field')]), ...signWords(drawn)].join(', ');
}

/** `at the top and on the right`, clockwise. */
export const sidesAt = (sides: string[]): string =>
  enumerate(
    SIDES.filter((side) => sides.some((one) => one.startsWith(side))).map((side) => t(`carcassonne-at-${side}`)),
    localizer.language,
  );

/** What lies at which edges: `city at the top`, `road on the right and at the bottom`. */
export const kindsAt = (edges: (string | null)[]): string[] =>
  [...new Set(edges)].flatMap((kind) =>
    kind ? `${kindName(kind)} ${sidesAt(SIDES.filter((_, side) => edges[side] === kind))}` : [],
  );

/** A tile as somebody holds it: what lies where, cloister and signs. */
export function faceWords(tile: string, quarter: number): string {
  const drawn = art.tile(tile, quarter);
  if (!drawn) return '';
  const cloister = areasOf(tile, quarter).includes('cloister') ? [kindName('cloister')] : [];
  const edges = kindsAt(edgesOf(tile, quarter).map((kind) => (kind === 'field' ? null : kind)));
  const seen = [...cloister, ...edges, ...signWords(drawn)];
  return capital(seen.join(', ') || kindName('field'));
}

/** The features of a position, and to whom they are told. */
interface Known {
  areas: AreaBrief[];
  reader: Reader;
}

/**
 * What a tile would join if it were laid so: `city (west), road (south)`; fields only where there is nothing else.
 * Where the features are known, whose they are and how large: `your city (west, 3 tiles)`.
 */
export function joinedWords(view: View | null, { text }: Pick<Option, 'text'>, known?: Known): string | null {
  const [, x, y, turned] = /^lay (-?\d+),(-?\d+) (\d+)/.exec(text) ?? [];
  if (!view?.hand || turned === undefined) return null;
  const quarter = Number(turned) / 90;
  const areas = areasOf(view.hand, quarter);
  if (!art.tile(view.hand, quarter)) return null;
  const joined = SIDES.filter((side) =>
    view.tiles.some(([left, top]) => left === Number(x) + NEXT[side][0] && top === Number(y) + NEXT[side][1]),
  );
  const kindAt = (side: Side) => areas.find((area) => sidesOf(area).includes(side))?.split(' ')[0] ?? 'field';
  const built = joined.filter((side) => kindAt(side) !== 'field');
  const areaAt = (side: Side): AreaBrief | undefined => {
    const square = [Number(x) + NEXT[side][0], Number(y) + NEXT[side][1]].join();
    return known?.areas.find(
      ({ kind, parts }) =>
        kind === kindAt(side) &&
        parts.some((part) => part.square.join() === square && sidesOf(part.area).includes(OPPOSITE[side])),
    );
  };
  // A feature that is joined on several sides is named once.
  const met = new Map<AreaBrief | Side, Side[]>();
  for (const side of built.length > 0 ? built : joined) {
    const area = areaAt(side) ?? side;
    met.set(area, [...(met.get(area) ?? []), side]);
  }
  const words = [...met].map(([area, sides]) => {
    const where = enumerate(
      sides.map((side) => t(`carcassonne-side-${side}`)),
      localizer.language,
    );
    if (typeof area === 'string') return `${kindName(kindAt(area))} (${where})`;
    return known ? joinWords(area, where, known.reader) : '';
  });
  return t('carcassonne-joins', { areas: words.join(', ') });
}

/** The same at the table. */
export const joinedHere = (turn: Turn, option: Option): string | null =>
  joinedWords(turn.view, option, { areas: turn.inspector.current, reader: readerOf(turn.table) });

/** What the list of options tells besides: what a tile would join, or which tile it is about. */
export const more = (turn: Turn, option: Option): string | null =>
  joinedHere(turn, option) ?? (typeof option.args.tile === 'string' ? faceWords(option.args.tile, 0) || null : null);

/** What the chosen square or area would bring, or what the mode is good for. */
export function hint(turn: Turn): string | null {
  if (turn.stand) return capital(standWords(turn, turn.stand));
  const option = turn.chosen && turn.ghost?.options.get(turn.ghost.quarter);
  const joins = option && joinedHere(turn, option);
  if (joins && turn.chosen) return capital(t('carcassonne-chosen', { joins, count: turn.chosen.turns.length }));
  return modeHint(turn);
}
