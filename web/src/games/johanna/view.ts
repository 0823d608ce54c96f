/** What the server tells of a game of Johanna: its types are made from src/bastide/johanna/shown.py. */
import type { Earned, Mark, View } from '../../generated/johanna';
import type { GameView, Option } from '../../lib/protocol';

export type {
  Card,
  Earned,
  Johanna,
  Mark,
  Pending,
  PlaceState,
  Printed,
  PrintedBonus,
  PrintedEffect as Effect,
  Route,
  Score,
  Sheet,
  Town,
  View,
} from '../../generated/johanna';

/** The view of this game; null before it has come. */
export const viewOf = (view: GameView | undefined): View | null => (view && 'sheets' in view ? view : null);

export const marksOf = (option: Option | null): Mark[] => option?.data.marks ?? [];
export const earnedOf = (option: Option | null): Earned[] => option?.data.bonuses ?? [];
