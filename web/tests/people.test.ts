/** The reader is "you"; everybody else has a name, and the third person. */
import { beforeEach, describe, expect, it } from 'vitest';
import { botTitle } from '../src/lib/opponents';
import { actor, chipName, nameAt, second } from '../src/lib/people';
import type { Seat, TableInfo } from '../src/lib/protocol';
import { capital, format, makeBundle } from '../src/lib/text';
import { sit, speak } from './help';

const info = {
  game: 'carcassonne',
  seats: [
    { seat: 'A', kind: 'human', name: 'Ann' },
    { seat: 'B', kind: 'human', name: '' },
    { seat: 'C', kind: 'bot', name: 'greedy', bot: 'greedy' },
    { seat: 'D', kind: 'human', name: 'Du' },
    { seat: 'E', kind: 'human', name: 'Ann' },
  ],
} as unknown as TableInfo;
const told = (reader: Seat | null) => ({ info, reader });

beforeEach(() => speak('en'));

describe('names', () => {
  it('are those of the seats where none was given, and never "You"', () => {
    expect((['B', 'C', 'D'] as Seat[]).map((seat) => nameAt(info, seat))).toEqual([
      'Bertran',
      'Clemence (bot)',
      'Denis',
    ]);
  });

  it('are numbered where two are alike', () => {
    expect([nameAt(info, 'A'), nameAt(info, 'E')]).toEqual(['Ann 1', 'Ann 2']);
  });

  it('are those of the town for bots of a level', () => {
    const bots = ['skilled', 'master:farmer', 'skilled:architect'].map((bot, at) => ({
      seat: 'ABC'[at],
      kind: 'bot',
      name: bot,
      bot,
    }));
    const town = { game: 'carcassonne', seats: bots } as unknown as TableInfo;
    expect((['A', 'B', 'C'] as Seat[]).map((seat) => nameAt(town, seat))).toEqual([
      'Guilhem 1',
      'Esclarmonde',
      'Guilhem 2',
    ]);
    expect(botTitle('master:farmer')).toBe('master, farmer');
    expect(botTitle('mine.py')).toBe('mine.py');
  });

  it('give way to "You" on the own chip', () => {
    expect([chipName(told('B'), 'B'), chipName(told(null), 'B')]).toEqual(['You', 'Bertran']);
    speak('de');
    expect(chipName(told('B'), 'B')).toBe('Du');
  });
});

describe('an actor', () => {
  it('is the reader, another, or several with the reader last', () => {
    expect(actor(told('B'), ['B'])).toEqual({ who: 'me', name: 'Bertran', names: 'Bertran', count: 1 });
    expect(actor(told('D'), ['B']).who).toBe('other');
    expect(actor(told('B'), ['B', 'C', 'D'])).toEqual({
      who: 'many',
      name: 'Clemence (bot)',
      names: 'Clemence (bot), Denis and Bertran',
      count: 3,
    });
  });

  it('is nobody’s self for spectators', () => {
    expect(actor(told(null), ['B']).who).toBe('other');
    expect(second(told(null), 'owner', 'D')).toEqual({ owner: 'other', ownerName: 'Denis' });
    expect(second(told('D'), 'owner', 'D').owner).toBe('me');
  });

  it('reads at one screen only where one sits there alone', () => {
    expect(sit({ A: 'secret' }).table.reader).toBe('A');
    expect(sit({ A: 'secret', B: 'secret' }).table.reader).toBeNull();
    expect(sit({}).table.reader).toBeNull();
  });
});

it('a noun stands in the form that its sentence wants', () => {
  const bundle = makeBundle(
    'de',
    'x-farmer = Bauer\n    .acc = den Bauern\nx-take = { WORD("x", $who, form: "acc") } nehmen\nx-bare = { WORD("x", $who, form: "dat") }\n',
  );
  expect(capital(format(bundle, 'x-take', { who: 'farmer' }))).toBe('Den Bauern nehmen');
  expect(format(bundle, 'x-bare', { who: 'farmer' })).toBe('Bauer');
  expect(format(bundle, 'x-bare', { who: 'pirate' })).toBe('pirate');
});
