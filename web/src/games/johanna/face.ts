/** Johanna as the table shows it. */
import type { Face } from '../face';
import type { LogEntry, Seat } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import './johanna.css';
import LogPicture from './LogPicture.svelte';
import Side from './Side.svelte';
import Stock from './Stock.svelte';
import Supply from './Supply.svelte';
import { Turn } from './turn.svelte';
import { CATEGORIES, categoryOfTerm, chain, logArguments, optionArguments } from './words';
import { attempts } from './why';

/** The count at the end as one entry for each row. */
function split(entry: LogEntry): LogEntry[] {
  if (entry.type !== 'score') return [entry];
  return CATEGORIES.map((category) => {
    const formula = entry.formula.filter((term) => categoryOfTerm(term) === category);
    const points = formula.reduce((sum, term) => sum + term.each * term.times, 0);
    return { ...entry, rule: formula[0]?.rule ?? entry.rule, points, formula, data: { ...entry.data, category } };
  }).filter((part) => part.formula.length > 0);
}

function opening(entry: LogEntry): 'turn' | 'end' | null {
  if (entry.type === 'display') return 'turn';
  return ['score', 'johanna-score', 'end'].includes(entry.type) ? 'end' : null;
}

export const face: Face<Turn> = {
  begin: (table: Table) => new Turn(table),
  Board,
  Controls,
  Hand,
  Supply,
  Side,
  Stock,
  controls: (turn) => turn.seat !== null,
  scores: (turn) =>
    Object.fromEntries(Object.entries(turn.view?.scores ?? {}).map(([seat, score]) => [seat, score.points])) as Partial<Record<Seat, number>>,
  left: (turn) => turn.view?.bag.left ?? null,
  categories: CATEGORIES,
  categoryOf: (entry) => (entry.type === 'score' ? String(entry.data.category ?? '') : null),
  split,
  logArguments,
  optionArguments,
  LogPicture,
  opening,
  narrow: (_, options) => options,
  hint: (turn) => chain(turn.thought) || null,
  points: () => false,
  attempts,
};
