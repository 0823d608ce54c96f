import { describe, expect, it } from 'vitest';
import type { Choice, Game } from '../src/lib/protocol';
import { TableDraft } from '../src/lib/tableDraft.svelte';

const set = (name: string, more: Partial<Choice> = {}): Choice => ({
  ...{ name, titles: {}, rules: [], help: {}, brings: [], requires: [], excludes: [], tiles: 0, picture: '' },
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
      offered: true,
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
      offered: true,
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
      offered: true,
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
      offered: true,
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
    const draft = new TableDraft(game, 'Anna');
    expect(draft.preset?.name).toBe('first-game');
    expect(draft.order()).toEqual({
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
    const draft = new TableDraft(game, '');
    const river = game.sets[1] as Choice;
    draft.toggleSet(river);
    expect(draft.preset?.name).toBe('classic');
    draft.toggleSet(game.sets[0] as Choice);
    expect(draft.preset).toBeNull();
  });

  it('brings what a set needs and takes out what it excludes', () => {
    const draft = new TableDraft(game, '');
    draft.sets = [];
    draft.toggleSet(game.sets[1] as Choice);
    expect(draft.sets).toEqual(['base', 'river']);
    draft.toggleSet(game.sets[2] as Choice);
    expect(draft.sets).toEqual(['base', 'river2']);
  });

  it('leaves an element out, or adds one', () => {
    const draft = new TableDraft(game, '');
    draft.sets = ['base', 'river'];
    const [river, pig] = game.elements as [Choice, Choice];
    expect(draft.plays(river)).toBe(true);
    draft.toggleElement(river);
    draft.toggleElement(pig);
    expect(draft.elements).toEqual(['-river', 'pig']);
    draft.toggleElement(river);
    draft.toggleElement(pig);
    expect(draft.elements).toEqual([]);
  });

  it('offers only the switches of its boxes', () => {
    const draft = new TableDraft(game, '');
    expect(game.switches.filter((one) => draft.concerns(one)).map((one) => one.name)).toEqual(['startSeat']);
    draft.sets = ['base', 'river'];
    expect(game.switches.filter((one) => !draft.concerns(one)).map((one) => one.name)).toEqual(['blankFaces']);
    draft.options = { blankTiles: 'on' }; // and one that has something to do only with a value of another
    expect(game.switches.every((one) => draft.concerns(one))).toBe(true);
  });

  it('has no more seats than the game', () => {
    const draft = new TableDraft(game, '');
    for (let i = 0; i < 9; i++) draft.add('open');
    expect(draft.places).toHaveLength(5);
    draft.fillWithBots();
    expect(draft.order().seats.map((seat) => seat.kind)).toEqual(['human', 'bot', 'bot', 'bot', 'bot']);
    for (const place of [...draft.places]) draft.remove(place);
    expect(draft.places).toHaveLength(1);
  });
});

describe('what cannot be played', () => {
  it('is said before the server refuses it, and the way out is known', () => {
    const draft = new TableDraft(game, '');
    draft.sets = ['river'];
    expect(draft.obstacles.map(({ choice, needs }) => [choice.name, needs.map((one) => one.name)])).toEqual([
      ['river', ['base']],
    ]);
    draft.toggleSet(game.sets[0] as Choice);
    expect(draft.obstacles).toEqual([]);
    draft.sets = ['base', 'river', 'river2'];
    expect(draft.obstacles.map(({ choice, excludes }) => [choice.name, excludes?.name])).toEqual([['river2', 'river']]);
  });

  it('is not offered: a seat that is not there cannot start', () => {
    const draft = new TableDraft(
      {
        ...game,
        switches: [{ ...(game.switches[0] as (typeof game.switches)[0]), values: ['random', 'A', 'B', 'C'] }],
      },
      '',
    );
    const starter = draft.starter as (typeof game.switches)[0];
    expect(draft.values(starter)).toEqual(['random', 'A', 'B']);
    draft.add('bot');
    draft.choose(starter, 'C');
    expect(draft.order().options).toEqual({ startSeat: 'C' });
    draft.remove(draft.places[2] as (typeof draft.places)[0]);
    expect(draft.order().options).toEqual({ startSeat: 'random' });
  });

  it('is not listed when its players do not want to be watched', () => {
    const draft = new TableDraft(game, '');
    expect(draft.order()).not.toHaveProperty('listed');
    draft.listed = false;
    expect(draft.order().listed).toBe(false);
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
    const draft = new TableDraft({ ...game, switches: [edition, coins] }, '');
    expect(draft.value(coins)).toBe('supply');
    draft.choose(edition, 'A');
    expect(draft.value(coins)).toBe('none');
    expect(draft.changed.map((one) => one.name)).toEqual(['edition']);
  });
});
