/** What waits in the tabs beside the map: deeds and place tiles that are open to a player now. */
import type { Seat } from '../../lib/protocol';
import { boards } from './box.svelte';
import type { Turn } from './turn.svelte';
import { isOwn, listOf, type View } from './view';

/** How many deeds have room for a neutral character that the player has on the market, in the Town Hall or on the tower. */
export function deedsOpenTo(turn: Turn, view: View): number {
  const player = turn.player;
  if (!player) return 0;
  const hall = player.places.find((place) => place.id === 'town_hall')?.spaces.flatMap(({ has }) => has ?? []) ?? [];
  const there = new Set([...listOf(player.market), ...listOf(player.tower), ...hall].filter((one) => !isOwn(one)));
  return Object.values(view.deeds).filter((deed) =>
    Object.entries(deed.free).some(([kind, room]) => room > 0 && there.has(kind)),
  ).length;
}

/** The categories of place tiles that the next trader brings: `I·II`. */
export function tilesOpenTo(view: View, seat: Seat): string {
  const at = view.tracks.traders?.[seat] ?? 0;
  const next = boards.box?.tracks.find((track) => track.id === 'traders')?.spaces[at + 1];
  return next?.tile?.join('·') ?? '';
}
