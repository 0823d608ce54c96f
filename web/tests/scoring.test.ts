import { describe, expect, it } from 'vitest';
import { categoryOf } from '../src/games/carcassonne/final';
import type { Pair } from '../src/games/carcassonne/view';
import { shieldsOf } from '../src/games/carcassonne/shields';
import { formulaText } from '../src/lib/language.svelte';
import { signed } from '../src/lib/text';
import type { LogEntry, Seat } from '../src/lib/protocol';
import { entry, speak } from './help';

const score = (seat: Seat, points: number, kind: string, rule: string, square: Pair = [0, 0]): LogEntry =>
  entry('score', seat, {
    points,
    rule,
    data: { kind, squares: [square], at: { square, area: `${kind} N`, part: 'c1' } },
  });

describe('shields', () => {
  it('of a shared area stand side by side', () => {
    const shields = shieldsOf([
      score('A', 4, 'city', 'C-4.6.2-c'),
      score('B', 4, 'city', 'C-4.6.2-c'),
      score('A', 2, 'road', 'C-4.6.1-c', [1, 0]),
    ]);
    expect(shields.map(({ seat, index, of }) => [seat, index, of])).toEqual([
      ['A', 0, 2],
      ['B', 1, 2],
      ['A', 0, 1],
    ]);
  });

  it('are not for other events', () => {
    expect(shieldsOf([entry('lay'), entry('finish')])).toEqual([]);
  });
});

describe('the final table', () => {
  it('tells finished areas from unfinished ones', () => {
    expect(categoryOf(score('A', 4, 'city', 'C-4.6.2-c'))).toBe('city-done');
    expect(categoryOf(score('A', 4, 'city', 'C-6.1-c'))).toBe('city-final');
    expect(categoryOf(score('A', 3, 'field', 'C-6.2-g'))).toBe('field-final');
    expect(categoryOf(score('A', 9, 'shrine', 'C-4.6.7-b'))).toBe('shrine-done');
    expect(categoryOf(score('A', 3, 'field', 'C-4.4.8.1-a'))).toBe('field-done');
    expect(categoryOf(score('A', 10, 'goods', 'C-6.3-a'))).toBe('goods');
    expect(categoryOf(score('A', 4, 'elsewhere', 'C-1-a'))).toBe('other');
    expect(categoryOf(entry('lay'))).toBeNull();
  });
});

describe('a formula', () => {
  it('has a true minus', () => {
    expect([3, -3].map(signed)).toEqual(['+3', '−3']);
    const paid = { each: -3, times: 1, what: 'bid', rule: 'C-4.2.7.1-g' };
    expect(formulaText('carcassonne', [paid])).toMatch(/^−3 × 1 .* = −3$/);
    expect(formulaText('carcassonne', [{ ...paid, each: 2 }, paid])).toMatch(/^2 × 1 .* − 3 × 1 .* = −1$/);
  });

  const formula = [
    { each: 2, times: 5, what: 'tile', rule: 'C-4.6.2-c' },
    { each: 2, times: 1, what: 'crest', rule: 'C-4.6.2-d' },
  ];

  it('is written with its words', () => {
    speak('en');
    expect(formulaText('carcassonne', formula)).toBe('2 × 5 tiles + 2 × 1 coat of arms = 12');
    speak('de');
    expect(formulaText('carcassonne', formula)).toBe('2 × 5 Plättchen + 2 × 1 Wappen = 12');
  });
});
