/** The wheel of fortune begins the land: its pig, and who waits on its crown spaces. */
import { seatOf, type Option, type Seat } from '../../../../lib/protocol';
import { art } from '../../art.svelte';
import { SIDE } from '../../board';
import type { OwnSpot } from '../../box';
import type { Pair, View } from '../../view';
import { word } from '../../words';
import { blockAt } from '../../works';

const WHEEL = 'WB-00';

export const segmentName = (segment: string): string => word(`carcassonne-segment-${segment}`, segment);

/** The square in the middle of the wheel, to look at. */
export function wheelSquare(view: View): Pair | null {
  const corner = blockAt(view, WHEEL);
  return corner && [corner[0] / SIDE + 1.5, corner[1] / SIDE + 1.5];
}

/** Where the pig stands and where the crown spaces are: `places` is what is drawn on the wheel. */
export function wheelPlace(view: View, places: Record<string, Pair[]>, segment: string, nth: number): Pair | null {
  const corner = blockAt(view, WHEEL);
  const place = places[segment]?.[nth];
  return corner && place ? [corner[0] + place[0], corner[1] + place[1]] : null;
}

/** Who stands on which crown space. `A follower` is how the view writes a figure. */
export function crownsOf(view: View): { segment: string; nth: number; seat: Seat; figure: string }[] {
  return Object.entries(view.wheel?.crowns ?? {}).flatMap(([segment, spaces]) =>
    spaces.flatMap((who, nth) => {
      const [letter, figure] = who?.split(' ') ?? [];
      const seat = seatOf(letter);
      return seat && figure ? [{ segment, nth, seat, figure }] : [];
    }),
  );
}

/** What is drawn on the wheel: of each segment where the pig stands, and its crown spaces. */
export const placesOfWheel = (): Record<string, Pair[]> => art.sheet?.places.wheel ?? {};

/** A free crown space, or the one on which somebody stands. */
export function crownSpot(segment: string, { args: { owner, figure } }: Option): OwnSpot {
  return {
    kind: 'own',
    at: (view) => {
      const nth = (view.wheel?.crowns[segment] ?? []).indexOf(owner ? `${owner} ${figure}` : null);
      return wheelPlace(view, placesOfWheel(), segment, 1 + nth);
    },
    square: wheelSquare,
  };
}
