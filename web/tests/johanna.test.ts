/** The sheet of Johanna: what is drawn, where one can point, what would be written, and what is told. */
import { beforeEach, describe, expect, it } from 'vitest';
import { linksOf } from '../src/games/johanna/chain';
import { face } from '../src/games/johanna/face';
import { land } from '../src/games/johanna/land';
import { ink, type Scene } from '../src/games/johanna/part';
import { cross, ring } from '../src/games/johanna/pen';
import { bank, deeds, depot, development, monks, places, thumb, warehouse } from '../src/games/johanna/stores';
import { tabOf, Turn } from '../src/games/johanna/turn.svelte';
import { sure } from '../src/lib/sure';
import type { Printed, Sheet, View } from '../src/games/johanna/view';
import { chain, othersOf, townName } from '../src/games/johanna/words';
import { print } from '../src/games/johanna/printed.svelte';
import type { Option, Seat } from '../src/lib/protocol';
import { asks, entry, sit, speak, update } from './help';

const both = (word: string) => ({ en: word, de: word });
const effect = (kind: string, what = '', amount = 1) => ({ kind, what, amount, choices: [] });
const bonus = (kind: string, what = '', amount = 1, yellow = false) => ({
  bonus: what || kind,
  kind,
  what,
  amount,
  yellow,
});

/** A sheet with little on it: three towns, two goods, a bank of two by two, five fields. */
const printed: Printed = {
  terms: {},
  persons: {},
  map: {
    towns: [
      { id: 'O', name: both('Orléans'), at: [50, 50], part: 'middle', citizen: false },
      { id: '1', name: both('1'), at: [10, 10], part: 'middle', citizen: false },
      { id: '2', name: both('2'), at: [90, 90], part: 'south', citizen: true },
    ],
    routes: [
      { id: 'O-1', ends: ['O', '1'], by: 'land', goods: ['grain'], development: 0 },
      { id: 'O-2', ends: ['O', '2'], by: 'water', goods: [], development: 1 },
    ],
    parts: { middle: { name: both('middle'), struck_with: [] }, south: { name: both('south'), struck_with: [1, 2] } },
  },
  goods: [
    { id: 'grain', name: both('Grain'), points: 3 },
    { id: 'wine', name: both('Wine'), points: 4 },
  ],
  warehouse: { columns: 2 },
  bank: { rows: 2, columns: 2 },
  depot: [1, 2],
  development: [1, 2, 3, 4, 5].map((field) => ({ field, multiplier: field === 2 ? 1 : 0 })),
  monks: { hires: 2, points: [7, 4, 0] },
  deeds: [{ deed: 1, name: both('Deed'), persons: ['farmer', 'knight'], effect: [effect('coin')] }],
  places: {
    library: {
      name: both('Library'),
      tier: 'I',
      kind: 'action',
      person: 'scholar',
      effect: [effect('development', '', 2)],
      printed: true,
      rules: ['J-O-1'],
    },
    school: {
      name: both('School'),
      tier: 'V',
      kind: 'plus',
      person: 'scholar',
      effect: [effect('coin')],
      printed: true,
      rules: ['J-O-2'],
    },
  },
  tiers: { I: { cost: 1 }, V: { cost: 2 } },
  bonuses: {
    'warehouse:column1': bonus('coin', '', 2),
    'warehouse:column2': bonus('citizen', '', 1, true),
    'bank:row1': bonus('action', 'monk'),
    'bank:row2': bonus('points', '', 4),
    'bank:column1': bonus('development', '', 2),
    'bank:column1.yellow': bonus('shield', '', 1, true),
    'development:4': bonus('coin'),
    'deed:1': bonus('citizen', '', 1, true),
  },
  reconstructed: [],
  johanna: { tracks: {}, scholar: [], depot: [[1]], levels: [1] },
};

const empty: Sheet = {
  routes: [],
  reached: [],
  posts: [],
  crossed: [],
  eligible: [],
  goods: { grain: 0, wine: 0 },
  columns: 0,
  bank: { circled: [1, 0], crossed: [0, 0], available: 1, columns: 0 },
  shields: 0,
  development: 0,
  level: 0,
  monks: 0,
  deeds: [],
  places: [],
  citizens: [],
  bonuses: [],
};

const blank: View = {
  turn: 'A',
  starter: 'A',
  round: 1,
  rounds: 10,
  bag: { number: 1, of: 2, struck: [], left: 20, tiles: {} },
  display: [],
  discard: [],
  hand: null,
  acting: null,
  pending: [],
  sheets: {},
  towns: {},
  deeds: { 1: { by: null, struck: false } },
  gone: {},
  places: [
    { place: 'library', tier: 'I', cost: 1, owner: null, removed: false, open: true },
    { place: 'school', tier: 'V', cost: 2, owner: null, removed: false, open: false },
  ],
  tiers: { I: { open: true, acquired: 0, needed: 0 }, V: { open: false, acquired: 0, needed: 2 } },
  scores: {},
  struck: { towns: [], routes: [] },
  most_posts: null,
};

function scene(sheet: Partial<Sheet> = {}, view: Partial<View> = {}, fresh: [string, number][] = []): Scene {
  const mine = { ...empty, ...sheet };
  return { view: { ...blank, sheets: { A: mine }, ...view }, printed, sheet: mine, seat: 'A', fresh: new Map(fresh) };
}

const marks = (html: string): number => html.match(/class="ink/g)?.length ?? 0;

beforeEach(() => {
  speak('en');
  print.sheet = printed;
});

describe('the pen', () => {
  it('writes the same mark in the same place, on every screen', () => {
    expect(cross(10, 10, 5, 'good:grain.1')).toBe(cross(10, 10, 5, 'good:grain.1'));
    expect(cross(10, 10, 5, 'good:grain.1')).not.toBe(cross(10, 10, 5, 'good:grain.2'));
    expect(ring(10, 10, 5, 'a')).not.toBe(ring(10, 10, 5, 'b'));
  });

  it('writes what is new, in the order of the chain, and leaves the rest', () => {
    const now = scene({}, {}, [
      ['good:grain.1', 0],
      ['field:1', 2],
    ]);
    expect(ink(now, 'M0 0', 'good:grain.1')).toContain('fresh');
    expect(ink(now, 'M0 0', 'field:1')).toContain('animation-delay:300ms');
    expect(ink(now, 'M0 0', 'field:2')).not.toContain('fresh');
  });

  it('has the colour of whoever crossed something out', () => {
    expect(ink(scene(), 'M0 0', 'town:1', 'B')).toContain('--seat-B');
    expect(ink(scene(), 'M0 0', 'town:1', 'A')).not.toContain('--seat');
  });
});

describe('the stores', () => {
  it('cross goods, and circle the points of a full row', () => {
    expect(marks(warehouse(scene()).html)).toBe(0);
    expect(marks(warehouse(scene({ goods: { grain: 1, wine: 0 } })).html)).toBe(1);
    expect(marks(warehouse(scene({ goods: { grain: 2, wine: 0 } })).html)).toBe(3);
  });

  it('show where a good may go, and the mark that it would get', () => {
    const part = warehouse(scene());
    expect(Object.keys(part.spots)).toEqual(
      expect.arrayContaining(['good:grain', 'good:wine', 'bonus:warehouse:column1']),
    );
    expect(part.ghosts['good:wine.2']?.html).toContain('ghost');
    expect(part.label).toContain('Grain 0');
  });

  it('circle coins, cross those that are paid', () => {
    expect(marks(bank(scene()).html)).toBe(1);
    const spent = bank(scene({ bank: { circled: [2, 1], crossed: [1, 0], available: 2, columns: 0 } }));
    expect(marks(spent.html)).toBe(4);
    expect(spent.html.match(/class="blank"/g)?.length).toBe(1);
    expect(spent.label).toContain('2 to spend');
  });

  it('mark shields, monks and fields up to where they are', () => {
    expect(marks(depot(scene({ shields: 2 })).html)).toBe(2);
    expect(marks(monks(scene({ monks: 1 })).html)).toBe(2); // the monk, and the ring about the points
    expect(marks(development(scene({ development: 3 })).html)).toBe(3);
  });

  it('shows the others on the track', () => {
    const rival = { ...empty, development: 4 };
    expect(development(scene({}, { sheets: { A: empty, C: rival } })).html).toContain('#jo-s-C');
  });

  it('numbers the bonuses that wait', () => {
    const pending = [
      { bonus: 'coin', kind: 'coin', what: '', amount: 1, from: 'development:4', yellow: false, rule: 'J-E-2' },
    ];
    expect(development(scene({ development: 4 }, { pending })).html).toContain('class="wait"');
    expect(development(scene({ development: 4 })).html).not.toContain('class="wait"');
  });

  it('crosses out a bonus that somebody else has', () => {
    expect(warehouse(scene({}, { gone: { 'warehouse:column2': 'B' } })).html).toContain('--seat-B');
  });
});

describe('deeds and places', () => {
  it('tick persons, and cross a deed that somebody else has completed', () => {
    expect(marks(deeds(scene({ deeds: ['1.farmer'] })).html)).toBe(1);
    const lost = deeds(scene({}, { deeds: { 1: { by: 'B', struck: false } } })).html;
    expect(lost).toContain('gone');
    expect(lost).toContain('--seat-B');
  });

  it('tell whose a place is, what is locked, and what Johanna has removed', () => {
    const here = places(scene()).html;
    expect(here).toContain('locked');
    expect(here).toContain('veil');
    const owned = places(
      scene(
        { places: ['library'] },
        {
          places: [
            { ...sure(blank.places[0]), owner: 'A' },
            { ...sure(blank.places[1]), removed: true },
          ],
        },
      ),
    ).html;
    expect(owned).toContain('#jo-s-A');
    expect(owned).toContain('--seat-F');
  });
});

describe('the map', () => {
  it('inks routes, circles trading posts, crosses towns with the mark of their owner', () => {
    expect(marks(land(scene(), 500, 400).html)).toBe(0);
    const drawn = land(scene({ routes: ['O-1'], posts: ['1'], crossed: ['2'] }, { towns: { 2: ['B'] } }), 500, 400);
    expect(marks(drawn.html)).toBe(3);
    expect(drawn.html).toContain('#jo-s-B');
    expect(drawn.label).toContain('O-1');
  });

  it('says from how many players a struck part is in play', () => {
    const struck = land(scene({}, { struck: { towns: ['2'], routes: ['O-2'] } }), 500, 400);
    expect(struck.html).toContain('3+ players');
    expect(land(scene(), 500, 400).html).not.toContain('3+ players');
  });

  it('can be pointed at by line and by town, at every size', () => {
    for (const width of [340, 620]) {
      const { spots, ghosts } = land(scene(), width, 400);
      expect(Object.keys(spots).sort()).toEqual(['route:O-1', 'route:O-2', 'town:1', 'town:2', 'town:O']);
      expect(spots['route:O-1']?.dots).toMatch(/^M/);
      expect(ghosts['town:1']?.html).toContain('ghost');
    }
  });

  it('is drawn small for the neighbours', () => {
    expect(thumb(scene({ routes: ['O-1'] })).html).toContain('stroke="var(--seat-A)"');
  });
});

const option = (data: object, verb = 'route', args = {}): Option => ({
  text: verb,
  verb,
  label: `johanna-verb-${verb}`,
  args,
  targets: [],
  rules: [],
  data,
});

describe('the chain of an option', () => {
  const built = option({
    marks: [
      { step: 1, mark: 'pay', target: 'pay:row1.1', row: 1, number: 1, rule: 'J-Q-8' },
      { step: 2, mark: 'pay', target: 'pay:row1.2', row: 1, number: 2, rule: 'J-Q-8' },
      { step: 3, mark: 'field', target: 'field:3', number: 3, rule: 'J-E-1' },
      { step: 4, mark: 'field', target: 'field:4', number: 4, rule: 'J-E-1' },
      { step: 5, mark: 'field', target: 'field:5', number: 5, rule: 'J-E-1' },
    ],
    bonuses: [{ step: 4, bonus: 'coin', from: 'development:4', waits: true, rule: 'J-E-2' }],
  });

  it('takes alike marks together, up to where something comes of them', () => {
    const links = linksOf(built, printed);
    expect(links.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 4],
      [5, 5],
    ]);
    expect(links.map(({ name }) => name)).toEqual(['2 coins from row 1', 'spaces 3 to 4', 'space 5']);
    expect(links.map(({ earns }) => earns.length)).toEqual([0, 1, 0]);
  });

  it('has a picture for every step', () => {
    const links = linksOf(
      option({
        marks: [
          { step: 1, mark: 'route', target: 'route:O-2', route: 'O-2', rule: 'J-BO-1' },
          { step: 2, mark: 'good', target: 'good:grain.1', good: 'grain', rule: 'J-KN-3' },
        ],
        bonuses: [],
      }),
      printed,
    );
    expect(links.map(({ thing }) => thing)).toEqual(['water', 'grain']);
  });

  it('can be read as a sentence', () => {
    expect(chain(built)).toContain('space 4 (earns 1 coin)');
    expect(chain(null)).toBe('');
  });
});

describe('what is told', () => {
  it('names Orléans, and the other towns by their number', () => {
    expect(townName('O')).toBe('Orléans');
    expect(townName('1')).toBe('1');
  });

  it('tells what the others did since the last turn, also while one acts', () => {
    const log = [entry('take', 'B'), entry('take', 'A'), entry('post', 'B'), entry('field', 'B'), entry('own', 'C')];
    const told = (seen: typeof log) => othersOf(seen, ['A']).map((one) => `${one.seat} ${one.type}`);
    expect(told(log)).toEqual(['B post', 'C own']);
    expect(told([...log, entry('take', 'A')])).toEqual(['B post', 'C own']);
    expect(told([...log, entry('take', 'A'), entry('take', 'B')])).toEqual(['B take']);
  });

  it('tells what a tile was used for: a tick, or the small thing that the standard action gives', () => {
    const told = (...types: string[]) =>
      othersOf(
        types.map((type) => entry(type, 'B')),
        ['A'],
      ).map(({ type }) => type);
    expect(told('take', 'tick', 'coin', 'good')).toEqual(['take', 'tick']);
    expect(told('take', 'good', 'field')).toEqual(['take', 'good']);
    expect(told('take', 'use', 'field', 'coin')).toEqual(['take', 'use']);
  });

  it('shows every target on some tab of the phone', () => {
    const tabs = [
      'route:O-1',
      'town:1',
      'good:grain',
      'coin:row1',
      'pay:row1.1',
      'bonus:bank:row1',
      'field:3',
      'deed:1.farmer',
      'monk:1',
      'bonus:development:4',
      'depot',
      'place:library',
    ].map(tabOf);
    expect(tabs).toEqual([
      'map',
      'map',
      'stores',
      'stores',
      'stores',
      'stores',
      'track',
      'track',
      'track',
      'track',
      'track',
      'places',
    ]);
  });
});

describe('the end of a solo game', () => {
  const johanna = {
    level: 'standard',
    tracks: {},
    shields: 0,
    posts: 0,
    citizens: 0,
    development: 0,
    card: null,
    tile: null,
    towns: [],
    pile: [],
    unused: [],
    stack: 1,
    back: null,
    score: { points: 50, terms: [] },
  };
  const turnOf = (winners: Seat[], points: number): Turn => {
    const { table, wire } = sit({ A: 'token' });
    wire.hear(
      update({
        view: { ...blank, johanna, sheets: { A: empty }, scores: { A: { points, terms: [] } } },
        over: true,
        winners,
      }),
    );
    return new Turn(table);
  };

  it('says who has won, with both scores (J-L-48)', () => {
    expect(face.verdict?.(turnOf([], 40))).toBe('Johanna wins, 50 to 40.');
    expect(face.verdict?.(turnOf(['A'], 50))).toBe('You win, 50 to 50!');
  });

  it('gives Johanna a column of her own', () => {
    expect(face.rivals?.(turnOf([], 40))).toEqual([{ seat: 'F', name: 'Johanna', points: 50, won: true }]);
    expect(face.rivals?.(turnOf(['A'], 50))[0]?.won).toBe(false);
  });

  it('counts her points by what they are for (J-L-47)', () => {
    const formula = [
      { each: 4, times: 1, what: 'track-farmer', rule: 'J-L-47' },
      { each: 2, times: 5, what: 'post', rule: 'J-L-47' },
    ];
    const parts = face.split?.(entry('johanna-score', null, { points: 14, formula })) ?? [];
    expect(parts.map((part) => [part.seat, face.categoryOf(part), part.points])).toEqual([
      ['F', 'tracks', 4],
      ['F', 'post', 10],
    ]);
  });

  it('knows how all stood before each round, and Johanna at the end', () => {
    expect(face.standing?.(entry('display', 'A', { data: { scores: { A: 7, F: 3 } } }))).toEqual({ A: 7, F: 3 });
    expect(face.standing?.(entry('johanna-score', null, { points: 50 }))).toEqual({ F: 50 });
    expect(face.standing?.(entry('take'))).toBeNull();
  });
});

describe('what comes by itself', () => {
  const option = (verb: string): Option => ({
    text: verb,
    verb,
    label: '',
    args: {},
    targets: [],
    rules: [],
    data: {},
  });
  const [take, bonus, keep] = [option('take'), option('bonus'), option('later')];

  /** A seat that has taken a person tile and is now asked for these. */
  const taken = async (...next: Option[]) => {
    const { table, wire } = sit({ A: 'token' });
    const turn = new Turn(table);
    const ask = (options: Option[], tag: string) => wire.hear(update({ decision: asks(options, tag) }));
    ask([take], '1.0');
    turn.comesNext();
    const done = turn.do(take);
    wire.answer();
    await done;
    ask(next, '2.0');
    return { turn, ask };
  };

  it('is the only bonus that waits', async () => {
    expect((await taken(bonus)).turn.comesNext()).toEqual(bonus);
  });

  it('is nothing where there is a choice', async () => {
    expect((await taken(bonus, option('bonus'))).turn.comesNext()).toBeNull();
    expect((await taken(bonus, keep)).turn.comesNext()).toBeNull();
  });

  it('is nothing after an undo', async () => {
    const { turn, ask } = await taken(bonus);
    turn.comesNext();
    ask([take], '3.0');
    turn.comesNext();
    ask([bonus], '4.0');
    expect(turn.comesNext()).toBeNull();
  });

  it('is forgotten when another decision came between', async () => {
    const { turn, ask } = await taken(option('good'));
    expect(turn.comesNext()).toBeNull();
    ask([bonus], '5.0');
    expect(turn.comesNext()).toBeNull();
  });

  it('is nothing after an action that was refused', async () => {
    const { table, wire } = sit({ A: 'token' });
    const turn = new Turn(table);
    wire.hear(update({ decision: asks([take], '1.0') }));
    turn.comesNext();
    const done = turn.do(take);
    wire.answer({ ok: false, error: { code: 'stale', message: '', detail: '', rule: null, blanks: {} } });
    await done;
    wire.hear(update({ decision: asks([bonus], '2.0') }));
    expect(turn.comesNext()).toBeNull();
  });
});
