import { describe, expect, it } from 'vitest';
import type { Choice, Game } from '../src/lib/protocol';
import { Wish } from '../src/lib/wish.svelte';

const set = (name: string, more: Partial<Choice> = {}): Choice => ({
  ...{ name, titles: {}, rules: [], help: {}, brings: [], requires: [], excludes: [] },
  ...more,
});

const usual = { bounds: null, longest: 0, only: null, follows: '', defaults: {} };

const game: Game = {
  name: 'carcassonne',
  titles: {},
  seats: [1, 5],
  sets: [set('base'), set('river', { requires: ['base'], brings: ['river'] }), set('river2', { excludes: ['river'] })],
  elements: [set('river'), set('pig')],
  switches: [
    {
      name: 'startSeat',
      values: ['random', 'A'],
      default: 'random',
      rule: 'Q-3-2',
      weight: 'core',
      module: 'base',
      titles: {},
      help: {},
      labels: {},
      fixed: false,
      ...usual,
    },
    {
      name: 'blankTiles',
      values: ['off', 'on'],
      default: 'off',
      rule: 'Q-1-3',
      weight: 'minor',
      module: 'river',
      titles: {},
      help: {},
      labels: {},
      fixed: false,
      ...usual,
    },
    {
      name: 'blankFaces',
      values: [],
      default: 'field',
      rule: 'C-1.15-b',
      weight: 'minor',
      module: 'river',
      titles: {},
      help: {},
      labels: {},
      fixed: false,
      ...usual,
      longest: 9,
      only: ['blankTiles', 'on'],
    },
    {
      name: 'riverUTurn',
      values: ['a', 'b'],
      default: 'a',
      rule: 'Q-3-1',
      weight: 'core',
      module: 'river',
      titles: {},
      help: {},
      labels: {},
      fixed: false,
      ...usual,
    },
  ],
  presets: [
    { name: 'first-game', titles: {}, sets: ['base'], elements: null, options: {}, help: {}, seats: 2 },
    { name: 'classic', titles: {}, sets: ['base', 'river'], elements: null, options: {}, help: {}, seats: 0 },
  ],
  default_sets: ['base'],
  bots: ['random', 'greedy'],
};

describe('a new table', () => {
  it('begins as the first preset, against the best bot', () => {
    const wish = new Wish(game, 'Anna');
    expect(wish.preset?.name).toBe('first-game');
    expect(wish.order()).toEqual({
      game: 'carcassonne',
      sets: ['base'],
      elements: [],
      options: {},
      seats: [
        { kind: 'human', name: 'Anna' },
        { kind: 'bot', bot: 'greedy' },
      ],
    });
  });

  it('is a preset as long as its sets are', () => {
    const wish = new Wish(game, '');
    const river = game.sets[1] as Choice;
    wish.toggleSet(river);
    expect(wish.preset?.name).toBe('classic');
    wish.toggleSet(game.sets[0] as Choice);
    expect(wish.preset).toBeNull();
  });

  it('brings what a set needs and takes out what it excludes', () => {
    const wish = new Wish(game, '');
    wish.sets = [];
    wish.toggleSet(game.sets[1] as Choice);
    expect(wish.sets).toEqual(['base', 'river']);
    wish.toggleSet(game.sets[2] as Choice);
    expect(wish.sets).toEqual(['base', 'river2']);
  });

  it('leaves an element out, or adds one', () => {
    const wish = new Wish(game, '');
    wish.sets = ['base', 'river'];
    const [river, pig] = game.elements as [Choice, Choice];
    expect(wish.plays(river)).toBe(true);
    wish.toggleElement(river);
    wish.toggleElement(pig);
    expect(wish.elements).toEqual(['-river', 'pig']);
    wish.toggleElement(river);
    wish.toggleElement(pig);
    expect(wish.elements).toEqual([]);
  });

  it('offers only the switches of its boxes', () => {
    const wish = new Wish(game, '');
    expect(game.switches.filter((one) => wish.concerns(one)).map((one) => one.name)).toEqual(['startSeat']);
    wish.sets = ['base', 'river'];
    expect(game.switches.filter((one) => !wish.concerns(one)).map((one) => one.name)).toEqual(['blankFaces']);
    wish.options = { blankTiles: 'on' }; // and one that has something to do only with a value of another
    expect(game.switches.every((one) => wish.concerns(one))).toBe(true);
  });

  it('has no more seats than the game', () => {
    const wish = new Wish(game, '');
    for (let i = 0; i < 9; i++) wish.add('open');
    expect(wish.places).toHaveLength(5);
    wish.fillWithBots();
    expect(wish.order().seats.map((seat) => seat.kind)).toEqual(['human', 'bot', 'bot', 'bot', 'bot']);
    for (const place of [...wish.places]) wish.remove(place);
    expect(wish.places).toHaveLength(1);
  });
});

describe('what cannot be played', () => {
  it('is said before the server refuses it, and the way out is known', () => {
    const wish = new Wish(game, '');
    wish.sets = ['river'];
    expect(wish.obstacles.map(({ choice, needs }) => [choice.name, needs.map((one) => one.name)])).toEqual([
      ['river', ['base']],
    ]);
    wish.toggleSet(game.sets[0] as Choice);
    expect(wish.obstacles).toEqual([]);
    wish.sets = ['base', 'river', 'river2'];
    expect(wish.obstacles.map(({ choice, excludes }) => [choice.name, excludes?.name])).toEqual([['river2', 'river']]);
  });

  it('is not offered: a seat that is not there cannot start', () => {
    const wish = new Wish(
      {
        ...game,
        switches: [{ ...(game.switches[0] as (typeof game.switches)[0]), values: ['random', 'A', 'B', 'C'] }],
      },
      '',
    );
    const starter = wish.starter as (typeof game.switches)[0];
    expect(wish.values(starter)).toEqual(['random', 'A', 'B']);
    wish.add('bot');
    wish.choose(starter, 'C');
    expect(wish.order().options).toEqual({ startSeat: 'C' });
    wish.remove(wish.places[2] as (typeof wish.places)[0]);
    expect(wish.order().options).toEqual({ startSeat: 'random' });
  });

  it('is not listed when its players do not want to be watched', () => {
    const wish = new Wish(game, '');
    expect(wish.order()).not.toHaveProperty('listed');
    wish.listed = false;
    expect(wish.order().listed).toBe(false);
  });
});

describe('the usual value', () => {
  it('follows another switch where it says so', () => {
    const [first, second] = game.switches as [(typeof game.switches)[0], (typeof game.switches)[0]];
    const edition = { ...first, name: 'edition', values: ['A', 'C'], default: 'C' };
    const coins = {
      ...second,
      name: 'coins',
      module: 'base',
      values: ['none', 'supply'],
      default: 'supply',
      follows: 'edition',
      defaults: { A: 'none' },
    };
    const wish = new Wish({ ...game, switches: [edition, coins] }, '');
    expect(wish.value(coins)).toBe('supply');
    wish.choose(edition, 'A');
    expect(wish.value(coins)).toBe('none');
    expect(wish.changed.map((one) => one.name)).toEqual(['edition']);
  });
});
