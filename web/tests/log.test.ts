import { describe, expect, it } from 'vitest';
import { argumentsOf, opening, told } from '../src/games/carcassonne/log';
import { continueLog, newsOf, scoreLines, turnsOf } from '../src/lib/log';
import { entry } from './help';

const log = [
  entry('start'),
  entry('draw'),
  entry('lay'),
  entry('score', 'A', { points: 4, rule: 'C-4.6.1-c' }),
  entry('draw', 'B'),
  entry('discard', 'B'),
  entry('draw', 'B'),
  entry('lay', 'B'),
  entry('score', 'A', { points: 3, rule: 'C-6.1-f' }),
  entry('score', 'B', { points: 9, rule: 'C-6.2-g' }),
  entry('end', null),
];

describe('an update', () => {
  it('continues the log', () => {
    expect(continueLog(log.slice(0, 2), 2, log.slice(2, 4))).toEqual(log.slice(0, 4));
  });

  it('cuts it after an undo', () => {
    const undone = continueLog(log.slice(0, 8), 2, [entry('lay', 'C')]);
    expect(undone?.map((one) => one.type)).toEqual(['start', 'draw', 'lay']);
    expect(undone?.at(-1)?.seat).toBe('C');
  });

  it('may only cut', () => {
    expect(continueLog(log, 1, [])).toEqual(log.slice(0, 1));
  });

  it('does not leave a gap', () => {
    expect(continueLog(log.slice(0, 2), 5, [])).toBeNull();
  });
});

describe('turns', () => {
  it('begin with a draw, but not with one that replaces a tile', () => {
    const turns = turnsOf(log, opening);
    expect(turns.map(({ kind, seat, entries }) => [kind, seat, entries.length])).toEqual([
      ['begin', null, 1],
      ['turn', 'A', 3],
      ['turn', 'B', 4],
      ['end', null, 3],
    ]);
  });

  it('add up to the lines of the chart', () => {
    const lines = scoreLines(turnsOf(log, opening), ['A', 'B']);
    expect(lines.get('A')).toEqual([0, 4, 4, 7]);
    expect(lines.get('B')).toEqual([0, 0, 0, 9]);
  });
});

describe('the news', () => {
  const types = (...since: ReturnType<typeof entry>[]) => newsOf(since.filter(told), ['A']).map(({ type }) => type);
  const eaten = entry('return', 'A', { rule: 'C-4.2.4.2-g' });
  const points = (seat: 'A' | 'B' | 'C') => entry('score', seat, { points: 4 });

  it('are what others have done since, without tiles that are seen anyway', () => {
    expect(types(entry('lay'), entry('lay', 'B'), entry('place', 'B'), entry('lay', 'C'), points('C'))).toEqual([
      'place',
      'score',
    ]);
    expect(types(entry('lay'), entry('lay', 'B'))).toEqual(['lay']);
    expect(types(entry('lay', 'B'), entry('lay'), entry('place'))).toEqual(['place']);
  });

  it('tell of all who score, but only where the dragon went in the end', () => {
    expect(types(points('B'), points('C'))).toEqual(['score', 'score']);
    expect(types(entry('dragon', 'B'), entry('dragon', 'C'), entry('dragon', 'B'))).toEqual(['dragon']);
    expect(types(entry('place'), entry('dragon', 'B'), eaten, entry('dragon', 'C'))).toEqual([
      'dragon',
      'return',
      'dragon',
    ]);
  });

  it('say who drove a follower home', () => {
    expect(argumentsOf(eaten).by).toBe('dragon');
    expect(argumentsOf(entry('return', 'A', { rule: 'C-4.6.10-a' })).by).toBe('none');
  });
});
