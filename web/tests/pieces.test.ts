/** The pieces of Carcassonne's boxes: where they stand, what is chosen by them, what a seat has. */
import { describe, expect, it } from 'vitest';
import { holdingsOf } from '../src/games/carcassonne/holdings';
import { elementsIn, switchesIn } from '../src/games/carcassonne/inplay';
import { piecesOf } from '../src/games/carcassonne/pieces';
import { roomsOf } from '../src/games/carcassonne/stands';
import { onTheBoard, spotOf } from '../src/games/carcassonne/targets';
import type { Game } from '../src/lib/protocol';
import { draw, option, view } from './carcassonne';

describe('pieces', () => {
  it('stand beside each other where they share a place, those of nobody too', () => {
    const ward = { seat: 'A', figure: 'follower', square: [1, 0], area: 'city N', part: 'c1' };
    const seen = view({ figures: [ward], fairy: { square: [1, 0], with: ward } });
    const all = piecesOf(seen, draw, (figure) => figure === 'fairy');
    expect(all.map(({ figure, at }) => [figure, at])).toEqual([
      ['follower', [120, 30]],
      ['fairy', [133, 30]],
    ]);
  });
});

describe('what an option is about', () => {
  it('is a part, a square or a corner', () => {
    expect(spotOf(option('follower city N', 'part:-1,2:c1'))).toEqual({ kind: 'part', square: [-1, 2], part: 'c1' });
    expect(spotOf(option('tower 3,-4', 'tile:3,-4'))).toEqual({ kind: 'tile', square: [3, -4] });
    expect(spotOf(option('barn SE', 'corner:0,1'))).toEqual({ kind: 'corner', square: [0, 1] });
    expect(spotOf(option('pass', ''))).toBeNull();
  });

  it('is left to the list where a square says too little', () => {
    const shots = [option('throw 1', 'tile:0,1'), option('throw 2', 'tile:0,1')];
    expect(onTheBoard(shots)).toEqual([]);
  });
});

describe('what a seat has', () => {
  it('is shown in order, goods and abbeys only when there are any', () => {
    const held = view({ goods: { A: { wine: 2, grain: 0, cloth: 1 } }, tower_pieces: { A: 0 }, abbeys: { A: 1 } });
    const shown = holdingsOf(held, 'A').map(({ piece, count }) => `${piece} ${count}`);
    expect(shown).toEqual(['tower 0', 'abbey 1', 'wine 2', 'cloth 1']);
    expect(holdingsOf(view(), 'A')).toEqual([]);
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
    ...{ labels: { true: texts }, fixed: false, offered: true },
  });
  const game = {
    sets: [choice('inns', ['big', 'inn']), choice('river2', ['inn', 'fork']), choice('wheel')],
    elements: ['big', 'inn', 'fork', 'phantom', 'pig'].map((name) => choice(name)),
    switches: [reading('one', 'inns'), reading('two', 'inns'), reading('three', 'wheel')],
    presets: [],
  } as unknown as Game;
  const setup = { seats: 2, sets: ['inns', 'river2'], elements: ['inn', 'fork', 'phantom'], options: { two: false } };

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
