/** The reader is "you" in every sentence; the others are called by the names they have at this table. */
import { beforeEach, describe, expect, it } from 'vitest';
import { optionArguments } from '../src/games/carcassonne/words';
import type { Option, TableInfo } from '../src/lib/protocol';
import { askText, logText, optionText } from '../src/lib/logText';
import { plain } from '../src/lib/text';
import { asks, entry, sit, speak } from './help';

const { table } = sit();
table.info = {
  game: 'carcassonne',
  seats: [
    { seat: 'A', kind: 'human', name: 'Anna' },
    { seat: 'B', kind: 'human', name: 'Bruno' },
    { seat: 'C', kind: 'bot', name: 'greedy', bot: 'greedy' },
    { seat: 'D', kind: 'bot', name: 'greedy', bot: 'greedy' },
  ],
} as unknown as TableInfo;

const option = (verb: string, args: Option['args']): Option => ({
  text: `${verb} B follower`,
  verb,
  label: `carcassonne-${verb}`,
  args,
  targets: [],
  rules: [],
  data: {},
});
const says = (one: Option): string => optionText(table, { optionArguments }, one);

beforeEach(() => speak('en'));

describe('an option', () => {
  it.each([
    ['capture', { figure: 'follower', owner: 'B', area: 'city N+E' }, 'Bruno’s knight in the city'],
    ['princess', { figure: 'follower', owner: 'A', area: 'city N' }, 'Your knight (north)'],
    ['ransom', { figure: 'follower', captor: 'B' }, 'Get your follower back from Bruno · 3 points'],
    ['buy', { bid: 3, bidder: 'B' }, 'Buy · 3 points to Bruno'],
    ['sell', { bid: 3, bidder: 'A' }, 'Sell · 3 points from Anna'],
    ['rob', { seat: 'B', points: 3 }, 'Rob Bruno · 3 points'],
  ])('%s names people', (verb, args, words) => {
    expect(says(option(verb, args))).toBe(words);
  });

  it('tells bots apart', () => {
    expect(says(option('rob', { seat: 'C' }))).not.toBe(says(option('rob', { seat: 'D' })));
  });

  it('does so in German', () => {
    speak('de');
    expect(says(option('rob', { seat: 'B', points: 3 }))).toBe('Bruno berauben · 3 Punkte');
  });

  it('calls people by their seats where nobody is known', () => {
    expect(optionText(null, { optionArguments }, option('rob', { seat: 'B', points: 3 }))).toBe(
      'Rob Bertran · 3 points',
    );
  });
});

it('so does a line of the log', () => {
  const line = entry('ransom', 'A', { data: { figure: 'follower', captor: 'B' } });
  const face = { logArguments: () => ({ figureName: 'follower', captor: 'B' }) };
  expect(plain(logText(table, face, line))).toBe('You pay Bruno ransom for a prisoner.');
});

describe('a question', () => {
  const ask = (decision: string, ...options: Option[]): string =>
    plain(askText({ info: table.info, reader: 'A', decision: asks(options, '1.0', decision) }, 'A'));
  const pass = option('pass', {});
  const aimed = option('throw', { x: 1, y: 2, force: 'firm' });
  const thrown = { ...option('throw', { force: 'firm' }), label: 'carcassonne-throw-to-catch' };

  it('is about aiming only where something is aimed at', () => {
    expect(ask('D-CATTHROW', aimed)).toBe('Aim and throw');
    expect(ask('D-CATTHROW', thrown)).toMatch(/^Throw to your left neighbour/);
    expect(ask('D-CATTHROW', option('result', { result: 'caught' }))).toMatch(/^Throw, then enter/);
  });

  it('is neutral where a throw has many ends, and asks again who is as near', () => {
    const hit = option('hit', { figure: 'follower', owner: 'B', area: 'city N' });
    expect(ask('D-CATTHROW', hit, option('result', { result: 'miss' }))).toBe('Your throw');
    expect(ask('D-CATBEST', option('best', { seat: 'B' }))).toMatch(/^Whose token/);
    expect(ask('D-CATBEST', { ...option('best', { seat: 'B' }), label: 'carcassonne-best-too' }, pass)).toMatch(
      /just as close/,
    );
  });

  it('says which kind of answer is left', () => {
    const flea = { ...option('flea', {}), label: 'carcassonne-flea-from' };
    expect(ask('D-FIGURE', flea, pass)).toMatch(/^Spread the plague/);
    expect(ask('D-FIGURE', flea, option('follower', {}))).not.toMatch(/plague/);
  });
});
