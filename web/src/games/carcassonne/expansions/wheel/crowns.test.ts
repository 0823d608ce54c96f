import { describe, expect, it } from 'vitest';
import { modeOf, spotOf } from '../../targets';
import { option, view } from '../../../../../tests/carcassonne';
import { crownsOf, wheelPlace } from './crowns';

describe('the wheel', () => {
  it('knows who is on which crown space, and where that is (C-4.4.10-b)', () => {
    const seen = view({
      tiles: [[4, 2, 'WB-00', 0]],
      wheel: { pig: 'storm', crowns: { storm: [null, 'C big'], famine: ['A follower'] } },
    });
    expect(crownsOf(seen)).toEqual([
      { segment: 'storm', nth: 1, seat: 'C', figure: 'big' },
      { segment: 'famine', nth: 0, seat: 'A', figure: 'follower' },
    ]);
    expect(
      wheelPlace(
        seen,
        {
          storm: [
            [200, 260],
            [180, 300],
            [220, 300],
          ],
        },
        'storm',
        2,
      ),
    ).toEqual([620, 500]);
  });

  it('has crown spaces that are chosen after the figure', () => {
    const crown = option('crown big storm', 'crown:storm', { figure: 'big', segment: 'storm' });
    expect(modeOf(crown)).toBe('crown big');
    const spot = spotOf(crown);
    const seen = view({ tiles: [[4, 2, 'WB-00', 0]] });
    expect(spot?.kind === 'own' && spot.square?.(seen)).toEqual([5.5, 3.5]);
  });
});
