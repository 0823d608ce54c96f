import { art } from '../../art.svelte';
import type { OwnSpot } from '../../box';
import type { Pair } from '../../view';
import { word } from '../../words';

export const quarterName = (quarter: string): string => word(`carcassonne-quarter-${quarter}`, quarter);

/** Where a quarter is; the city of Carcassonne begins the land. */
export const quarterAt = (quarter: string): Pair | undefined => art.sheet?.places.carcassonne?.[quarter]?.[0];

/** The button of a quarter is beside its building: before it stands who waits there. */
export function quarterSpot(quarter: string): OwnSpot {
  return {
    kind: 'own',
    at: () => {
      const at = quarterAt(quarter);
      return at ? [at[0] + 40, at[1] - 26] : null;
    },
  };
}
