import { expect, it } from 'vitest';
import { piecesOf } from '../../pieces';
import { standsOf } from '../../stands';
import { figureOf } from '../../targets';
import { draw, option, view } from '../../../../../tests/carcassonne';

it('stands a barn on the corner between its tiles', () => {
  const barn = { seat: 'A', figure: 'barn', square: [1, 0], area: 'field S', part: 'f1' };
  const [piece] = piecesOf(view({ figures: [barn], barns: { A: [1, 1] } }), draw, () => false);
  expect(piece).toMatchObject({ figure: 'barn', seat: 'A', at: [100, 100] });
  expect(standsOf([option('barn SE', 'corner:1,1')], view(), draw)[0]?.at).toEqual([100, 100]);
});

it('drives a wagon', () => {
  expect(figureOf(option('drive 0,0 road N', 'part:0,0:r1'))).toBe('wagon');
});
