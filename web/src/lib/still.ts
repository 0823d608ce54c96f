/** A position by itself, for the pages that explain the rules: a table at which nobody sits and nothing happens. */
import type { GameView } from './protocol';
import { Table, type Socket } from './table.svelte';

const deaf = (): Socket => ({
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onclose: null,
  onmessage: null,
});

export function stillTable(view: GameView): Table {
  const table = new Table('', {}, deaf);
  table.live = {
    ...{ type: 'update', moves: 0, seat: null, view, decision: null, log: [], log_from: 0, undo: [], takeback: [] },
    ...{ stood_in: [], clocks: null, over: false, winners: [], entry: null },
  };
  return table;
}
