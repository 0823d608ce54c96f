import type { Option, Seat } from '../../../../lib/protocol';
import type { Owned, View } from '../../view';

export interface Captive extends Owned {
  /** By which he comes free now. */
  option: Option | null;
}

/** Whom a seat holds. */
export function captivesOf(view: View, captor: Seat, options: Option[], mine: Seat | null): Captive[] {
  return (view.prisoners?.[captor] ?? []).map(({ seat, figure }) => {
    const target = `prisoner:${captor}:${figure}`;
    const option = seat === mine ? options.find((one) => one.targets.includes(target)) : undefined;
    return { seat, figure, option: option ?? null };
  });
}
