/** Looks a table up: what it is, and the face of its game. A seat taken on another device of the same person is kept. */
import { loadFace } from '../games';
import type { AnyFace } from '../games/face';
import * as api from './api';
import { keepTable, keptTables, keptTokens } from './keep';
import type { Problem, TableInfo } from './protocol';
import { rulebooks } from './rules.svelte';

export type Found = { info: TableInfo; face: AnyFace | null } | { problem: Problem };

export async function lookUp(id: string): Promise<Found> {
  // Who has been here before need not wait for the table to say which game it is.
  const known = keptTables().find((table) => table.id === id)?.game;
  if (known !== undefined) void loadFace(known);
  try {
    const info = await api.table(id);
    const face = await loadFace(info.game);
    const own = Object.keys(keptTokens(id)).length > 0 ? {} : (await api.mySeats(id)).seats;
    keepTable(id, info.game, own);
    void rulebooks.load(info.game);
    return { info, face };
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    return { problem: error.problem };
  }
}
