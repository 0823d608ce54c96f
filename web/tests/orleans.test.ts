/** Orléans at the table: the map's lines, who may go where, and what a tap does. */
import { beforeEach, describe, expect, it } from 'vitest';
import { deedSpaces } from '../src/games/orleans/deeds';
import { Sheet } from '../src/games/orleans/geometry';
import { huddle } from '../src/games/orleans/huddle';
import { completing, movesOf, settled, sourcesAt, sourcesFor, spaceAt } from '../src/games/orleans/planning';
import { eventOf } from '../src/games/orleans/roundEnd';
import { lastEvent, opening, split } from '../src/games/orleans/rounds';
import { scenery } from '../src/games/orleans/scenery';
import { Turn } from '../src/games/orleans/turn.svelte';
import { t } from '../src/lib/language.svelte';
import { listOf, type Connection, type Town } from '../src/games/orleans/view';
import { givesWords, logArguments, optionArguments } from '../src/games/orleans/words';
import type { Option } from '../src/lib/protocol';
import { entry, sit, speak, update, type Wire } from './help';

const option = (text: string, targets: string[], more: Partial<Option> = {}): Option => ({
  text,
  verb: text.split(' ')[0] ?? '',
  label: `orleans-${text.split(' ')[0]}`,
  args: {},
  targets,
  rules: [],
  data: {},
  ...more,
});
const put = (follower: string, space: string, from = 'market') =>
  option(`put ${follower} ${space}`, [`space:${space}`, `${from}:${follower}`]);
const take = (space: string) => option(`take ${space}`, [`space:${space}`]);
const done = option('done', []);

const towns: Town[] = [
  { id: 'orleans', short: 'Orléans', at: [60, 30], shared: true },
  { id: 'blois', short: 'Blois', at: [40, 30], shared: false },
];
const way: Connection = { id: 14, by: 'water', towns: ['orleans', 'blois'], slots: 1, bend: 0.1, slot_at: 0.5 };

describe('the map', () => {
  const sheet = new Sheet(200, 100, towns, [0, 0, 0, 0]);

  it('puts towns by percent of the sheet', () => {
    expect(sheet.at('orleans')).toEqual([120, 30]);
    expect(new Sheet(220, 130, towns, [10, 20, 10, 10]).at('orleans')).toEqual([130, 50]);
  });

  it('bends a connection sideways by its length', () => {
    expect(sheet.curve(way)).toEqual([
      [120, 30],
      [100, 22],
      [80, 30],
    ]);
    expect(sheet.along(way, 0)).toEqual([120, 30]);
    expect(sheet.along(way, 0.5)).toEqual([100, 26]);
    expect(sheet.path(way)).toBe('M120.0 30.0Q100.0 22.0 80.0 30.0');
  });

  it('lays goods from the first town to the second', () => {
    const [first, second] = sheet.slots({ ...way, slots: 2 });
    expect(first?.[0]).toBeGreaterThan(second?.[0] ?? 0);
    expect(sheet.slots(way)).toEqual([[100, 26]]);
  });

  it('grows the same woods every time, and none on a road', () => {
    const large = new Sheet(640, 480, towns);
    const patches = scenery(large, towns, [way]);
    expect(patches).toEqual(scenery(large, towns, [way]));
    expect(patches.length).toBeGreaterThan(40);
    for (const { x, y } of patches) {
      const [rx, ry] = large.along(way, 0.5);
      expect(Math.hypot(x - rx, y - ry)).toBeGreaterThan(15);
    }
  });
});

describe('markers on one space', () => {
  it.each([1, 2, 3, 4])('%d of them stand apart and inside', (count) => {
    const { at, r } = huddle(count, 40, 30, 9);
    expect(at).toHaveLength(count);
    expect(new Set(at.map(String)).size).toBe(count);
    for (const [x, y] of at) {
      expect(Math.abs(x) + r).toBeLessThanOrEqual(20.5);
      expect(Math.abs(y) + r).toBeLessThanOrEqual(15.5);
    }
  });
});

describe('planning', () => {
  it('keeps everyone where they lie', () => {
    const { lay } = settled([], ['farmer', 'boatman', 'trader']);
    const left = settled(lay, ['farmer', 'trader']);
    expect(left.here).toEqual(['farmer', null, 'trader']);
    expect(settled(left.lay, ['farmer', 'boatman', 'trader']).here).toEqual(['farmer', 'boatman', 'trader']);
    expect(settled(left.lay, ['farmer', 'monk', 'trader', 'knight']).here).toEqual([
      'farmer',
      'monk',
      'trader',
      'knight',
    ]);
  });

  const options = [
    put('knight', 'ship.3'),
    put('knight', 'wagon.3'),
    put('own-farmer', 'ship.1'),
    put('monk', 'ship.3', 'tower'),
    take('village.1'),
    done,
  ];
  const moves = movesOf(options);

  it('knows where each follower may go', () => {
    expect([...(moves.puts.get('market:knight')?.keys() ?? [])]).toEqual(['ship.3', 'wagon.3']);
    expect(sourcesFor(moves, 'ship.3')).toEqual(['market:knight', 'tower:monk']);
    expect(sourcesAt(moves, 'ship')).toEqual(['market:knight', 'market:own-farmer', 'tower:monk']);
    expect(spaceAt(moves, 'market:knight', 'wagon')?.text).toBe('put knight wagon.3');
    expect(spaceAt(moves, 'market:own-farmer', 'wagon')).toBeNull();
    expect(moves.takes.get('village.1')?.text).toBe('take village.1');
  });

  it('completes a place if the market can', () => {
    expect(
      completing(moves, 'ship', ['ship.1', 'ship.3'], { knight: 1, 'own-farmer': 1 })?.map(({ text }) => text),
    ).toEqual(['put own-farmer ship.1', 'put knight ship.3']);
    expect(completing(moves, 'ship', ['ship.1', 'ship.2'], { knight: 1, 'own-farmer': 1 })).toBeNull();
  });

  it('counts followers one by one', () => {
    expect(listOf({ knight: 2, monk: 1 })).toEqual(['knight', 'knight', 'monk']);
  });
});

describe('a turn', () => {
  let wire: Wire;
  let turn: Turn;
  const ask = (name: string, options: Option[], tag = '1') =>
    wire.hear(update({ decision: { name, kind: 'choose', seats: ['A'], rules: [], mine: { A: { tag, options } } } }));
  const said = () => wire.sent.at(-1)?.action;

  beforeEach(() => {
    const found = sit();
    wire = found.wire;
    turn = new Turn(found.table);
  });

  it('puts by tapping a follower and a place', () => {
    ask('DP-PLAN', [put('knight', 'ship.3'), put('knight', 'wagon.3'), done]);
    turn.lift('market:knight');
    expect([turn.takes('ship.3'), turn.takes('ship.1')]).toEqual([true, false]);
    turn.tapPlace('wagon');
    expect(said()).toBe('put knight wagon.3');
  });

  it('puts by tapping a space and a follower', () => {
    ask('DP-PLAN', [put('knight', 'ship.3'), put('monk', 'ship.3'), done]);
    turn.tapSpace('ship.3');
    expect([turn.wanted('market:knight'), turn.wanted('market:monk'), turn.wanted('market:farmer')]).toEqual([
      true,
      true,
      false,
    ]);
    turn.lift('market:monk');
    expect(said()).toBe('put monk ship.3');
  });

  it('asks no second time where only one may go', () => {
    ask('DP-PLAN', [put('knight', 'ship.3'), done]);
    turn.tapSpace('ship.3');
    expect(said()).toBe('put knight ship.3');
  });

  it('takes back what was put', () => {
    ask('DP-PLAN', [take('ship.3'), done]);
    turn.tapSpace('ship.3');
    expect(said()).toBe('take ship.3');
  });

  it('asks why a follower does not fit', () => {
    ask('DP-PLAN', [put('knight', 'ship.3'), done]);
    turn.lift('market:knight');
    turn.tapSpace('castle.1');
    expect(wire.sent.at(-1)).toMatchObject({ type: 'why', action: 'put knight castle.1' });
  });

  it('forgets who was taken up with the next decision', () => {
    ask('DP-PLAN', [put('knight', 'ship.3'), done]);
    turn.lift('market:knight');
    ask('DP-PLAN', [put('knight', 'ship.3'), done], '2');
    expect(turn.lifted).toBeNull();
  });

  it('chooses a place first and uses it with the second tap', () => {
    ask('DP-ACT', [option('use ship', ['place:ship']), option('pass', [])]);
    turn.tapPlace('ship');
    expect(turn.chosen?.text).toBe('use ship');
    expect(wire.sent).toHaveLength(1);
    turn.tapPlace('ship');
    expect(said()).toBe('use ship');
  });

  it('holds a new technology tile already', () => {
    ask('DP-TECH', [option('tech village.1', ['space:village.1']), option('keep', [])]);
    expect(turn.lifted).toBe('technology');
    turn.tapSpace('village.1');
    expect(said()).toBe('tech village.1');
  });

  it('shows what a decision is about', () => {
    ask('DP-DEED', [option('send monk canalization', ['deed:canalization', 'follower:monk'])]);
    expect([turn.stage, turn.tab]).toEqual(['deeds', 'deeds']);
    turn.show('map');
    expect(turn.stage).toBe('map');
    ask('DP-ROUTE', [option('travel blois', ['town:blois'])], '2');
    expect([turn.stage, turn.tab]).toEqual(['map', 'map']);
  });
});

describe('deeds', () => {
  it('fill their spaces from the left', () => {
    const deed = { id: 'x', spaces: ['monk', 'knight', 'monk'], rewards: [{ coins: 1 }] };
    const now = { left: 2, filled: { monk: 1, knight: 0 }, free: { monk: 1, knight: 1 }, citizen: null };
    expect(deedSpaces(deed, now).map(({ filled }) => filled)).toEqual([true, false, false]);
  });
});

describe('the log', () => {
  beforeEach(() => speak('en'));

  it('begins a round with the hour glass and ends with the count', () => {
    expect([opening(entry('hour')), opening(entry('use')), opening(entry('score'))]).toEqual(['turn', null, 'end']);
  });

  it('finds what the last event did', () => {
    const taxes = entry('spend', 'B', { rule: 'O-E-TA-a' });
    const log = [entry('hour'), entry('use'), taxes, entry('hour'), entry('spend', 'A', { rule: 'O-E-TA-a' })];
    expect(lastEvent(log)).toEqual([taxes]);
  });

  it('splits the count into the rows of the final table', () => {
    const terms = [
      { each: 1, times: 7, what: 'coin', rule: 'O-END-d' },
      { each: 5, times: 2, what: 'brocade', rule: 'O-END-e' },
      { each: 4, times: 3, what: 'wool', rule: 'O-END-e' },
    ];
    const parts = split(entry('score', 'A', { points: 29, formula: terms }));
    expect(parts.map((part) => [part.data.category, part.points])).toEqual([
      ['coin', 7],
      ['goods', 10],
      ['goods', 12],
    ]);
  });

  it('speaks in words, not in ids', () => {
    const said = (type: string, data: object) =>
      t(`orleans-event-${type}`, { ...logArguments(entry(type, 'A', { data })), ...actor });
    const actor = { who: 'other', name: 'Alix' };
    expect(said('use', { place: 'town_hall' })).toBe('Alix uses the Town Hall.');
    expect(said('citizen', { from: 'development-3' })).toBe('Alix wins a citizen (Development track).');
    const travel = option('travel blois', [], { args: { town: 'blois' } });
    expect(t('orleans-travel', optionArguments(travel))).toBe('Travel to Blois');
    expect(givesWords({ coins: 3, development: 1 })).toBe('3 coins + 1 step');
  });
});

describe('the end of a round', () => {
  it('tells each kind of thing once, with its number', () => {
    speak();
    const gives = (data: object, move: number) => entry('give-up', 'B', { move, data: { ...data } });
    const event = [
      entry('torture', 'B', { move: 1 }),
      gives({ good: 'wool' }, 2),
      gives({ good: 'wool' }, 3),
      gives({ good: 'wine' }, 4),
    ];
    expect(eventOf({ event, census: [] }, 'B', 'harvest', false)).toEqual([
      { text: 'short of coins: 2 × wool given up, wine given up', tone: 'loss' },
    ]);
  });
});
