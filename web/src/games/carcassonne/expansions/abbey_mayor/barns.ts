/** A barn stands where four tiles meet, not within one of them. */
import { SEATS } from '../../../../lib/protocol';
import { SIDE } from '../../board';
import type { Piece } from '../../box';
import type { Standing, View } from '../../view';

const BARN = 'barn';

export function isBarn(view: View, { figure }: Standing): boolean {
  return figure === BARN && view.barns !== undefined;
}

export function barnsOf(view: View): Piece[] {
  return SEATS.flatMap((seat): Piece[] => {
    const corner = view.barns?.[seat];
    if (!corner) return [];
    const barn = view.figures.find((one) => one.figure === BARN && one.seat === seat);
    const [square, part, area] = [barn?.square ?? corner, barn?.part, barn?.area ?? ''];
    const at: Piece['at'] = [corner[0] * SIDE, corner[1] * SIDE];
    return [{ key: `${BARN}:${seat}`, figure: BARN, seat, lying: false, square, part, area, at, lift: 0 }];
  });
}
