/** The pieces of Carcassonne's expansions: where they stand, what is chosen by them, what a seat has. */
import { describe, expect, it } from 'vitest';
import type { TileArt } from '../src/games/carcassonne/art.svelte';
import { captivesOf, cardsOf, holdingsOf } from '../src/games/carcassonne/holdings';
import { elementsIn, switchesIn } from '../src/games/carcassonne/inplay';
import { liftOf, piecesOf, rivalsOf, STOREY } from '../src/games/carcassonne/pieces';
import { roomsOf, standsOf } from '../src/games/carcassonne/stands';
import { figureOf, modeOf, onTheBoard, spotOf } from '../src/games/carcassonne/targets';
import type { View } from '../src/games/carcassonne/view';
import type { Game, Option } from '../src/lib/protocol';

const option = (text: string, target: string, args: Option['args'] = {}): Option => ({
  text,
  verb: text.split(' ')[0] ?? '',
  label: '',
  args,
  targets: target ? [target] : [],
  rules: [],
  data: {},
});

const tile: TileArt = {
  under: '',
  over: '',
  parts: {
    c1: { spot: [20, 30], label: [20, 30], path: 'M0 0L9 0L9 9Z' },
    f1: { spot: [70, 80], label: [70, 80], path: '' },
  },
  signs: { tower: [40, 60] },
};
const draw = () => tile;
const drawn = (figure: string) => ['dragon', 'fairy'].includes(figure);
const view = (more: Partial<View>): View => ({
  tiles: [
    [0, 0, 'TW-01', 0],
    [1, 0, 'TW-02', 0],
  ],
  figures: [],
  hand: null,
  last: null,
  turn: 'A',
  scores: {},
  supply: {},
  stock: { left: 0, tiles: {} },
  discarded: [],
  ...more,
});

describe('pieces', () => {
  it('stand on towers as high as those are', () => {
    const towers = [{ square: [0, 0] as [number, number], height: 3, ended: true, top: null }];
    const figures = [
      { seat: 'B' as const, figure: 'follower', square: [0, 0] as [number, number], area: 'tower', part: 'tower' },
    ];
    const [tower, top] = piecesOf(view({ towers, figures }), draw, drawn);
    expect(tower).toMatchObject({ figure: 'tower', height: 3, at: [40, 60] });
    expect(top).toMatchObject({ figure: 'follower', seat: 'B', at: [40, 60], lift: liftOf(3) });
    expect(liftOf(3)).toBeGreaterThan(liftOf(2));
  });

  it('stand on the corner if they are barns, and beside her ward if it is the fairy', () => {
    const ward = {
      seat: 'A' as const,
      figure: 'follower',
      square: [1, 0] as [number, number],
      area: 'city N',
      part: 'c1',
    };
    const barn = { ...ward, figure: 'barn', area: 'field S', part: 'f1' };
    const all = piecesOf(
      view({ figures: [ward, barn], barns: { A: [1, 1] }, fairy: { square: [1, 0], with: ward } }),
      draw,
      drawn,
    );
    const at = Object.fromEntries(all.map((piece) => [piece.figure, piece.at]));
    expect(at.barn).toEqual([100, 100]);
    expect(at.follower).toEqual([120, 30]);
    expect(at.fairy).toEqual([133, 30]);
  });
});

describe('rivals', () => {
  const at = (seat: 'A' | 'B', area: string, x: number, y: number) => ({
    seat,
    figure: 'follower',
    square: [x, y] as [number, number],
    area,
    part: 's',
  });

  it('are monks and heretics on neighbouring squares', () => {
    const figures = [
      at('A', 'cloister', 0, 0),
      at('B', 'shrine', 1, 1),
      at('B', 'shrine', 0, 2),
      at('A', 'cloister', 1, 0),
    ];
    const pairs = rivalsOf(view({ figures })).map((pair) => pair.map(({ square }) => square.join(',')).join(' '));
    expect(pairs).toEqual(['0,0 1,1', '1,0 1,1']);
  });
});

describe('what an option is about', () => {
  it('is a part, a square, a corner or a quarter', () => {
    expect(spotOf(option('follower city N', 'part:-1,2:c1'))).toEqual({ kind: 'part', square: [-1, 2], part: 'c1' });
    expect(spotOf(option('tower 3,-4', 'tile:3,-4'))).toEqual({ kind: 'tile', square: [3, -4] });
    expect(spotOf(option('barn SE', 'corner:0,1'))).toEqual({ kind: 'corner', square: [0, 1] });
    expect(spotOf(option('send big castle', 'quarter:castle'))).toEqual({ kind: 'quarter', name: 'castle' });
    expect(spotOf(option('ransom C follower', 'prisoner:C:follower'))).toBeNull();
  });

  it('is chosen on the board after the figure', () => {
    const big = option('send big castle', 'quarter:castle', { figure: 'big' });
    const small = option('send follower castle', 'quarter:castle', { figure: 'follower' });
    expect(onTheBoard([big, small, option('lay 0,1 0', 'tile:0,1')])).toEqual([big, small]);
    expect([modeOf(big), figureOf(big)]).toEqual(['send big', 'big']);
    expect(figureOf(option('drive 0,0 road N', 'part:0,0:r1'))).toBe('wagon');
  });

  it('is left to the list where a square says too little', () => {
    const shots = [option('throw 1', 'tile:0,1'), option('throw 2', 'tile:0,1')];
    expect(onTheBoard(shots)).toEqual([]);
  });

  it('is taken where it is', () => {
    const capture = option('capture B follower', 'part:0,0:tower', { figure: 'follower', owner: 'B' });
    const towers = [{ square: [0, 0] as [number, number], height: 1, ended: true, top: null }];
    const figures = [
      { seat: 'B' as const, figure: 'follower', square: [0, 0] as [number, number], area: 'tower', part: 'tower' },
    ];
    const options = [capture, option('barn SE', 'corner:1,1'), option('tower 1,0', 'tile:1,0')];
    const [prey, barn, tower] = standsOf(options, view({ towers, figures }), draw, {});
    expect(prey?.piece).toMatchObject({ lift: liftOf(1), at: [40, 60] });
    expect(barn?.at).toEqual([100, 100]);
    expect(tower?.at).toEqual([140, 60]);
    const raise = [
      option('tower 0,0', 'tile:0,0'),
      option('cap follower 0,0 tower', 'part:0,0:tower', { figure: 'follower' }),
    ];
    const [next, top] = standsOf(raise, view({ towers }), draw, {});
    expect(next?.at).toEqual([40, 60 - STOREY]);
    expect(top?.at).toEqual([40, 60 - liftOf(1)]);
  });
});

describe('what a seat has', () => {
  const held = view({
    goods: { A: { wine: 2, grain: 0, cloth: 1 } },
    tower_pieces: { A: 0 },
    abbeys: { A: 1 },
    king: { seat: 'A', size: 5 },
    'robber-baron': { seat: 'B', size: 4 },
    prisoners: { A: [{ seat: 'B', figure: 'big' }] },
  });

  it('is shown, goods and abbeys only when there are any', () => {
    expect(holdingsOf(held, 'A').map(({ piece, count }) => `${piece} ${count}`)).toEqual([
      'tower 0',
      'abbey 1',
      'wine 2',
      'cloth 1',
    ]);
    expect(holdingsOf(view({}), 'A')).toEqual([]);
    expect(cardsOf(held, 'A')).toEqual([{ piece: 'king', card: 'king', size: 5 }]);
  });

  it('lets go of a prisoner only for his owner', () => {
    const ransom = option('ransom A big', 'prisoner:A:big', { captor: 'A', figure: 'big' });
    expect(captivesOf(held, 'A', [ransom], 'B')).toEqual([{ seat: 'B', figure: 'big', option: ransom }]);
    expect(captivesOf(held, 'A', [ransom], 'C')[0]?.option).toBeNull();
  });
});

describe('what is in play', () => {
  const texts = { en: 'x', de: 'x' };
  const choice = (name: string, brings: string[] = []) => ({
    name,
    titles: texts,
    rules: [`C-${name}`],
    help: texts,
    brings,
  });
  const reading = (name: string, module: string) => ({
    ...{ name, module, values: [true, false], default: true, rule: 'Q-1', weight: 'core', titles: texts, help: texts },
    ...{ labels: { true: texts }, fixed: false },
  });
  const game = {
    sets: [choice('inns', ['big', 'inn']), choice('river2', ['inn', 'fork']), choice('wheel')],
    elements: ['big', 'inn', 'fork', 'phantom', 'pig'].map((name) => choice(name)),
    switches: [reading('one', 'inns'), reading('two', 'inns'), reading('three', 'wheel')],
    presets: [],
  } as unknown as Game;
  const setup = { sets: ['inns', 'river2'], elements: ['inn', 'fork', 'phantom'], options: { two: false } };

  it('stands once, with the first set that brings it', () => {
    const groups = elementsIn(game, setup).map(({ name, elements }) => [name, ...elements.map((one) => one.name)]);
    expect(groups).toEqual([
      ['inns', 'inn'],
      ['river2', 'fork'],
      ['', 'phantom'],
    ]);
  });

  it('tells the readings of rules that were chosen from the usual ones', () => {
    const { changed, usual } = switchesIn(game, setup);
    expect(changed.map(({ one }) => one.name)).toEqual(['two']);
    expect(usual.map(({ one }) => one.name)).toEqual(['one']);
  });
});

describe('buttons on the board', () => {
  it('have room up to half the way to the next one', () => {
    expect(
      roomsOf([
        [0, 0],
        [30, 40],
        [60, 40],
        [900, 0],
      ]),
    ).toEqual([25, 15, 15, 50]);
    expect(roomsOf([[7, 7]])).toEqual([50]);
    expect(roomsOf([])).toEqual([]);
  });
});
