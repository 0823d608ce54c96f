/** What the server tells of a game of Orléans: its types are made from src/bastide/orleans/shown.py. */
import type { Gives, View } from '../../generated/orleans';
import type { GameView, Option } from '../../lib/protocol';

export type {
  Board as Box,
  Card,
  Connection,
  DeedNow,
  Forecast,
  Gives,
  PlaceEffect as Effect,
  PlaceNow,
  Player,
  PrintedDeed as Deed,
  PrintedPlace as Printed,
  PrintedTrack as Track,
  RouteNow,
  Space,
  Town,
  View,
} from '../../generated/orleans';
export type { BySeat } from '../../lib/protocol';

export type Count = Record<string, number>;

/** The view of this game; null before it has come. */
export const viewOf = (view: GameView | undefined): View | null => (view && 'hour' in view ? view : null);

/** What an option brings: of a deed it may be several. */
export const givesOf = ({ data: { gives = {} } }: Option): Gives[] => (Array.isArray(gives) ? gives : [gives]);

/** `own-boatman` is a boatman with the colour of its owner. */
export const plainOf = (follower: string): string => follower.replace(/^own-/, '');
export const isOwn = (follower: string): boolean => follower.startsWith('own-');

/** `{ knight: 2, monk: 1 }` as knight, knight, monk. */
export const listOf = (count: Count | null | undefined): string[] =>
  Object.entries(count ?? {}).flatMap(([name, number]) => Array.from({ length: number }, () => name));

export const placeOf = (space: string): string => space.replace(/\.\d+$/, '');
