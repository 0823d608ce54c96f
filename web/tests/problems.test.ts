/** A problem is a code and its blanks; the sentence is made here, of the game's words or the page's. */
import { beforeEach, describe, expect, it } from 'vitest';
import { localizer } from '../src/lib/language.svelte';
import { problemText, sentencesOf } from '../src/lib/problems';
import type { Problem, TableInfo } from '../src/lib/protocol';
import { makeBundle } from '../src/lib/text';
import { speak } from './help';

const WORDS = `
problem-in-move = Move { $index }: { $problem }
refusal-locked = Locked.
carcassonne-refusal-locked = The gate is locked.
refusal-locked-twice = Locked twice.
refusal-lacking = You have { $count } { $what }.
refusal-waiting = Waiting for { $names }.
refusal-held = { $holderName } holds it.
refusal-because = No: { $cause }
`;

const problem = (more: Partial<Problem>): Problem => ({ code: 'locked', message: 'locked', ...more });
const table = {
  info: {
    game: 'carcassonne',
    seats: [
      { seat: 'A', kind: 'human', name: 'Ann' },
      { seat: 'B', kind: 'human', name: 'Ben' },
    ],
  } as unknown as TableInfo,
  decision: null,
  mine: [],
  reader: null,
};

beforeEach(() => localizer.use('en', makeBundle('en', WORDS)));

describe('the sentence of a problem', () => {
  it('is the game’s own where it has one, else the page’s', () => {
    expect(problemText(problem({}), 'carcassonne')).toBe('The gate is locked.');
    expect(problemText(problem({}), 'orleans')).toBe('Locked.');
  });

  it('is that of the detail, or of the code where the detail has none', () => {
    expect(problemText(problem({ detail: 'twice' }))).toBe('Locked twice.');
    expect(problemText(problem({ detail: 'thrice' }))).toBe('Locked.');
    expect(sentencesOf(problem({ detail: 'twice' }), 'johanna')).toEqual([
      'johanna-refusal-locked-twice',
      'refusal-locked-twice',
      'johanna-refusal-locked',
      'refusal-locked',
    ]);
  });

  it('is what the server said where nobody has words for it', () => {
    expect(problemText(problem({ code: 'unheard-of', message: 'unheard-of x=1' }))).toBe('Unheard-of x=1');
  });

  it('names the line of a record', () => {
    expect(problemText(problem({ index: 3 }))).toBe('Move 3: Locked.');
  });
});

describe('the blanks of a problem', () => {
  it('are numbers and words as they are, and lists as text', () => {
    expect(problemText(problem({ code: 'lacking', blanks: { count: 2, what: ['wine', 'wool'] } }))).toBe(
      'You have 2 wine, wool.',
    );
  });

  it('are names where the server says seats', () => {
    const waiting = problem({ code: 'waiting', blanks: { seats: ['A', 'B'], count: 2 } });
    expect(problemText(waiting, 'carcassonne', table)).toBe('Waiting for Ann and Ben.');
    const held = problem({ code: 'held', blanks: { holderSeat: 'B' } });
    expect(problemText(held, 'carcassonne', table)).toBe('Ben holds it.');
  });

  it('are problems of their own, said in the same way', () => {
    const because = problem({ code: 'because', blanks: { cause: problem({}) } });
    expect(problemText(because, 'carcassonne')).toBe('No: The gate is locked.');
  });
});

it('is said in the language of the page', () => {
  const over = problem({ code: 'game-over', message: 'game-over' });
  const said = (['en', 'de'] as const).map((language) => {
    speak(language);
    return problemText(over);
  });
  expect(new Set(said).size).toBe(2);
  expect(said).not.toContain('Game-over');
});
