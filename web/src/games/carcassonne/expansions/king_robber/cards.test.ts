import { expect, it } from 'vitest';
import { view } from '../../../../../tests/carcassonne';
import { cardsOf } from './cards';

it('shows a card to whom it belongs', () => {
  const held = view({ king: { seat: 'A', size: 5 }, 'robber-baron': { seat: 'B', size: 4 } });
  expect(cardsOf(held, 'A')).toEqual([{ piece: 'king', card: 'king', size: 5 }]);
});
