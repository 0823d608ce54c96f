import { expect, it } from 'vitest';
import { modeOf } from '../../targets';
import { option } from '../../../../../tests/carcassonne';

it('tells pairs of tunnel tokens apart', () => {
  expect(modeOf(option('tunnel', 'part:0,0:r1', { pair: 'A2' }))).toBe('tunnel A2');
});
