import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../pieces';
import { standsOf } from '../../stands';
import { spotOf } from '../../targets';
import { draw, option, view } from '../../../../../tests/carcassonne';
import { captivesOf } from './captives';
import { liftOf, STOREY } from './towers';

describe('towers', () => {
  it('have followers stand on them as high as they are', () => {
    const towers = [{ square: [0, 0] as [number, number], height: 3, ended: true, top: null }];
    const figures = [
      { seat: 'B' as const, figure: 'follower', square: [0, 0] as [number, number], area: 'tower', part: 'tower' },
    ];
    const [tower, top] = piecesOf(view({ towers, figures }), draw, () => false);
    expect(tower).toMatchObject({ figure: 'tower', height: 3, at: [40, 60] });
    expect(top).toMatchObject({ figure: 'follower', seat: 'B', at: [40, 60], lift: liftOf(3) });
    expect(liftOf(3)).toBeGreaterThan(liftOf(2));
  });

  it('are pointed at where they end', () => {
    const capture = option('capture B follower', 'part:0,0:tower', { figure: 'follower', owner: 'B' });
    const towers = [{ square: [0, 0] as [number, number], height: 1, ended: true, top: null }];
    const figures = [
      { seat: 'B' as const, figure: 'follower', square: [0, 0] as [number, number], area: 'tower', part: 'tower' },
    ];
    const options = [capture, option('tower 1,0', 'tile:1,0')];
    const [prey, tower] = standsOf(options, view({ towers, figures }), draw);
    expect(prey?.piece).toMatchObject({ lift: liftOf(1), at: [40, 60] });
    expect(tower?.at).toEqual([140, 60]);
    const raise = [
      option('tower 0,0', 'tile:0,0'),
      option('cap follower 0,0 tower', 'part:0,0:tower', { figure: 'follower' }),
    ];
    const [next, top] = standsOf(raise, view({ towers }), draw);
    expect(next?.at).toEqual([40, 60 - STOREY]);
    expect(top?.at).toEqual([40, 60 - liftOf(1)]);
  });
});

describe('a prisoner', () => {
  it('comes free only for his owner', () => {
    const ransom = option('ransom A big', 'prisoner:A:big', { captor: 'A', figure: 'big' });
    const seen = view({ prisoners: { A: [{ seat: 'B', figure: 'big' }] } });
    expect(captivesOf(seen, 'A', [ransom], 'B')).toEqual([{ seat: 'B', figure: 'big', option: ransom }]);
    expect(captivesOf(seen, 'A', [ransom], 'C')[0]?.option).toBeNull();
  });

  it('is on no part of the board', () => {
    expect(spotOf(option('ransom C follower', 'prisoner:C:follower'))).toBeNull();
  });
});
