/** What steps on the development track bring, and where roads lead: for cards that say what something would do. */
import type { Seat } from '../../lib/protocol';
import type { Box, View } from './view';

export interface Forward {
  from: number;
  to: number;
  /** The new status; 0 when it stays as it is. */
  status: number;
  coins: number;
  citizen: number;
}

export const statusAt = (box: Box, space: number): number =>
  Math.max(
    ...Object.entries(box.development.status)
      .filter(([at]) => Number(at) <= space)
      .map(([, status]) => status),
  );

/** Where some steps lead a player, and what lies on the way. */
export function forward(box: Box, view: View, seat: Seat, steps: number): Forward {
  const from = view.development[seat] ?? 0;
  const to = Math.min(box.development.last, from + steps);
  const passed = Array.from({ length: to - from }, (_, step) => from + step + 1);
  const free = (space: number) =>
    view.citizens.some((citizen) => citizen.at === `development-${space}` && citizen.owner === null);
  const [before, after] = [statusAt(box, from), statusAt(box, to)];
  return {
    from,
    to,
    status: after > before ? after : 0,
    coins: passed.reduce((sum, space) => sum + (box.development.coins[space] ?? 0), 0),
    citizen: passed.filter((space) => box.development.citizens.includes(space) && free(space)).length,
  };
}

/** The next space that raises the status, and how far it is. */
export function nextStatus(box: Box, view: View, seat: Seat): { status: number; steps: number } | null {
  const at = view.development[seat] ?? 0;
  const next = Object.entries(box.development.status)
    .map(([space, status]) => ({ status, steps: Number(space) - at }))
    .filter(({ steps }) => steps > 0)
    .sort((a, b) => a.steps - b.steps)[0];
  return next ?? null;
}

export interface Way {
  town: string;
  goods: string[];
}

/** Where roads or waterways lead from a town, with the goods that lie on them. */
export const waysFrom = (view: View, town: string, by: string): Way[] =>
  view.map.routes
    .filter((route) => route.by === by && route.towns.includes(town))
    .map(({ towns, goods }) => ({
      town: towns[0] === town ? towns[1] : towns[0],
      goods: goods.flatMap(({ good }) => good ?? []),
    }));

/** How many moves a merchant needs to another town, by road and water. */
export function movesTo(view: View, from: string, to: string): number {
  let reached = new Set([from]);
  for (let moves = 0; moves < 30; moves++) {
    if (reached.has(to)) return moves;
    const next = view.map.routes.flatMap(({ towns }) => (towns.some((town) => reached.has(town)) ? towns : []));
    reached = new Set([...reached, ...next]);
  }
  return 0;
}
