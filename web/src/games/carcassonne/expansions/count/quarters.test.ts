import { expect, it } from 'vitest';
import { figureOf, modeOf, onTheBoard } from '../../targets';
import { option } from '../../../../../tests/carcassonne';

it('sends a figure to a quarter after it was chosen', () => {
  const big = option('send big castle', 'quarter:castle', { figure: 'big' });
  const small = option('send follower castle', 'quarter:castle', { figure: 'follower' });
  expect(onTheBoard([big, small, option('lay 0,1 0', 'tile:0,1')])).toEqual([big, small]);
  expect([modeOf(big), figureOf(big)]).toEqual(['send big', 'big']);
});
