/** Tables that no server keeps: of a page that explains the rules, of a lesson, of a position that is built. */
import { SEATS, type GameView, type TableInfo } from './protocol';
import { Table, type Socket } from './table.svelte';

const deaf = (): Socket => ({
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onclose: null,
  onmessage: null,
});

/** A position by itself: nobody sits there and nothing happens. */
export function stillTable(view: GameView): Table {
  const table = new Table('', {}, deaf);
  table.live = {
    ...{ type: 'update', moves: 0, seat: null, view, decision: null, log: [], log_from: 0, undo: [], takeback: [] },
    ...{ stood_in: [], clocks: null, over: false, winners: [], entry: null },
  };
  return table;
}

/** What is told of such a table: a game is on and everybody is there. */
export function ownTable(
  { table, game, setup }: Pick<TableInfo, 'table' | 'game' | 'setup'>,
  seats: { name: string; bot: string | null }[],
): TableInfo {
  return {
    ...{ table, game, setup, status: 'running', moves: 0, asked: [], scores: null, clock: null, takeback: null },
    ...{ standin: null, level: '', seed: null, commitment: null, daily: null, days: null, since: {}, chat: false },
    ...{ own_box: false, outdated: null },
    seats: seats.map(({ name, bot }, index) => ({
      ...{ seat: SEATS[index] ?? 'F', kind: bot === null ? 'human' : 'bot', name, bot, connected: true },
      ...{ stand_in: null, stand_in_by: null, grace: null },
    })),
  };
}
