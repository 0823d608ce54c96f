import { describe, expect, it } from 'vitest';
import { flightOf, inTheAir, since, throwsOf } from '../src/games/carcassonne/happening';
import { partsOf } from '../src/games/carcassonne/pictures.svelte';
import { onTheBoard, modeOf, spotOf } from '../src/games/carcassonne/targets';
import { cellOf, countersOf, rowsOf, SPACES } from '../src/games/carcassonne/track';
import type { View } from '../src/games/carcassonne/view';
import {
  bridgeOf,
  buttonOf,
  castleAt,
  crownsOf,
  infected,
  outlineOf,
  spotOnWork,
  stripOf,
  wayOf,
  wheelPlace,
} from '../src/games/carcassonne/works';
import type { LogEntry, Option } from '../src/lib/protocol';

const view = (more: Partial<View>): View => ({ tiles: [], figures: [], scores: {}, ...more }) as unknown as View;
const option = (verb: string, more: Partial<Option> = {}): Option =>
  ({ text: verb, verb, label: '', args: {}, targets: [], rules: [], data: {}, ...more }) as Option;
const entry = (type: string, data: Record<string, unknown> = {}): LogEntry =>
  ({ move: 0, type, seat: 'A', rule: '', data, points: 0, formula: [] }) as unknown as LogEntry;

describe('what is built on the land', () => {
  it('puts a castle between the two tiles of its town, and its lord on it (C-4.6.5-b)', () => {
    const castle = {
      squares: [
        [2, 0],
        [3, 0],
      ] as [number, number][],
      owner: 'B' as const,
      closed: false,
    };
    expect(castleAt(castle)).toEqual([300, 50]);
    const seen = view({ castles: { built: [castle], left: {}, town: null } });
    expect(spotOnWork(seen, [3, 0], 'c1', 'castle W')).toEqual([300, 50]);
    expect(spotOnWork(seen, [3, 0], 'c1', 'city W')).toBeNull();
  });

  it('stands who is on a bridge in the middle of its square (C-4.3-b)', () => {
    const seen = view({ bridges: { built: [{ square: [1, -1], axis: 'E-W', part: 'b2' }], left: {} } });
    expect(spotOnWork(seen, [1, -1], 'b2', 'road E+W')).toEqual([150, -50]);
    expect(spotOnWork(seen, [1, -1], 'r1', 'road E+W')).toBeNull();
    expect(bridgeOf(option('lay', { data: { bridge: { square: [0, 1], axis: 'N-S' } } }))?.axis).toBe('N-S');
    expect(bridgeOf(option('lay'))).toBeNull();
  });

  it('leads a ferry from shore to shore (C-4.2.11.2-d)', () => {
    const { at, points } = wayOf({ square: [0, 0], ends: ['W', 'E'] });
    expect(points[0]).toEqual([16, 50]);
    expect(points.at(-1)).toEqual([84, 50]);
    expect(at).toEqual([50, 50]);
    expect(
      stripOf(
        [
          [0, 0],
          [10, 0],
        ],
        2,
      ),
    ).toBe('M0.0 2.0L10.0 2.0L10.0 -2.0L0.0 -2.0Z');
  });

  it('has a button for each way across a lake that can be told from the others (C-4.2.11.2-c)', () => {
    const ways = ['N-E', 'N-S', 'N-W', 'E-S', 'E-W', 'S-W'].map((ends) =>
      buttonOf({ square: [2, 1], ends: ends.split('-') }),
    );
    const apart = ways.flatMap((one, index) =>
      ways.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
    );
    expect(Math.min(...apart)).toBeGreaterThan(19);
  });

  it('draws the plague around focus and active fleas only (C-4.2.9.2-b)', () => {
    const plague = {
      foci: [[0, 0, 1]],
      spared: [],
      fleas: [
        [1, 0, true],
        [5, 5, false],
      ],
      supply: 0,
      due: null,
    };
    const sick = infected(plague as unknown as NonNullable<View['plague']>);
    expect(sick).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(outlineOf(sick).match(/M/g)).toHaveLength(6);
  });

  it('knows who is on which crown space, and where that is (C-4.4.10-b)', () => {
    const seen = view({
      tiles: [[4, 2, 'WB-00', 0]],
      wheel: { pig: 'storm', crowns: { storm: [null, 'C big'], famine: ['A follower'] } },
    });
    expect(crownsOf(seen)).toEqual([
      { segment: 'storm', nth: 1, seat: 'C', figure: 'big' },
      { segment: 'famine', nth: 0, seat: 'A', figure: 'follower' },
    ]);
    expect(
      wheelPlace(
        seen,
        {
          storm: [
            [200, 260],
            [180, 300],
            [220, 300],
          ],
        },
        'storm',
        2,
      ),
    ).toEqual([620, 500]);
  });
});

describe('what is chosen on the board', () => {
  it('tells crown spaces, ways across a lake and pairs of tunnel tokens apart', () => {
    const crown = option('crown', { args: { figure: 'big', segment: 'storm' }, targets: ['crown:storm'] });
    expect(spotOf(crown)).toEqual({ kind: 'crown', segment: 'storm' });
    expect(modeOf(crown)).toBe('crown big');
    const ways = ['N-E', 'N-S'].map((ends) => option('ferry', { text: ends, args: { ends }, targets: ['tile:3,4'] }));
    expect(onTheBoard(ways)).toHaveLength(2);
    expect(spotOf(ways[1] as Option)).toEqual({ kind: 'way', square: [3, 4], ends: ['N', 'S'] });
    const token = option('tunnel', { args: { pair: 'A2' }, targets: ['part:0,0:r1'] });
    expect(modeOf(token)).toBe('tunnel A2');
  });
});

describe('the scoring track', () => {
  it.each([14, 16, 19])('has 50 different spaces on the rim of %i columns (Q-4.6.11-1)', (columns) => {
    const cells = Array.from({ length: SPACES }, (_, space) => cellOf(space, columns));
    expect(new Set(cells.map(({ column, row }) => `${column},${row}`)).size).toBe(SPACES);
    for (const { column, row } of cells) {
      expect(column === 0 || row === 0 || column === columns - 1 || row === rowsOf(columns) - 1).toBe(true);
    }
    expect(cellOf(50, columns)).toEqual(cellOf(0, columns));
    expect(cellOf(-5, columns)).toEqual(cellOf(45, columns));
  });

  it('has two scoring figures with dispatches, and the robbers that were placed', () => {
    const seen = view({
      scores: { A: 63, B: -3 },
      dispatches: { card: null, seen: [], track: { A: { follower: 51, woman: 12 }, B: { follower: -3, woman: 0 } } },
      robbers: { A: null, B: 12 },
    });
    const told = countersOf(seen).map(({ key, space, laps }) => `${key} ${space} ${laps}`);
    expect(told).toEqual(['follower A 1 1', 'woman A 12 0', 'follower B 47 -1', 'woman B 0 0', 'robber B 12 0']);
    expect(countersOf(view({ scores: { A: 7 } }))).toHaveLength(1);
  });
});

describe('what has just happened', () => {
  const thrown = entry('throw', { token: 'pie', x: 1.25, y: -2, fair: [0, 0] });

  it('keeps the throws of a fair until the next turn', () => {
    const log = [entry('draw'), entry('catapult', { token: 'pie' }), thrown];
    expect(throwsOf(log)).toMatchObject([{ token: 'pie', at: [1.75, -1.5], from: [0.5, 0.5] }]);
    expect(throwsOf([...log, entry('draw')])).toEqual([]);
    expect(since(log, 'wheel')).toEqual([]);
  });

  it('flies in an arc that begins and ends on the ground', () => {
    expect(inTheAir([0, 0], [4, 0], 0).high).toBeCloseTo(0);
    expect(inTheAir([0, 0], [4, 0], 0.5).high).toBeGreaterThan(1);
    expect(inTheAir([0, 0], [4, 2], 1).at[1]).toBeCloseTo(2);
  });

  it('shows where the die sends a flying machine (C-4.2.11.1-c)', () => {
    const log = [entry('draw'), entry('lay'), entry('roll', { face: 2, square: [3, 1] })];
    expect(flightOf(log, [1, 1])).toEqual({ face: 2, from: [1, 1], to: [3, 1] });
    expect(flightOf(log.slice(0, 2), [1, 1])).toBeNull();
  });
});

describe('the pictures of tiles', () => {
  it('carry only the definitions that they use, and what those use', () => {
    const defs =
      '<defs><style>.ca-m{fill:url(#ca-meadow)}</style><pattern id="ca-meadow"/><g id="ca-inn"><use href="#ca-house1"/></g></defs>' +
      '<defs><g id="ca-house1"/><g id="ca-tree0"/></defs>';
    const shared = partsOf(defs)('<use href="#ca-inn"/>');
    for (const id of ['ca-meadow', 'ca-inn', 'ca-house1']) expect(shared).toContain(`id="${id}"`);
    expect(shared).not.toContain('ca-tree0');
    expect(shared).toContain('.ca-m{');
  });
});
