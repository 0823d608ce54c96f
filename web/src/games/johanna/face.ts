/** Johanna as the table shows it. */
import type { Face } from '../face';
import { t } from '../../lib/language.svelte';
import type { LogEntry, Seat } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import Board from './Board.svelte';
import Chain from './Chain.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Head from './Head.svelte';
import './johanna.css';
import GuidePiece from './GuidePiece.svelte';
import LogPicture from './LogPicture.svelte';
import Outcome from './Outcome.svelte';
import PlacesFinder from './PlacesFinder.svelte';
import Picture from './Picture.svelte';
import Side from './Side.svelte';
import Stock from './Stock.svelte';
import Supply from './Supply.svelte';
import { Turn } from './turn.svelte';
import {
  CATEGORIES,
  categoryOfTerm,
  chain,
  logArguments,
  optionArguments,
  optionLabel,
  outcomeWords,
  thing,
} from './words';
import { attempts, refuses } from './why';
import { wordIn } from '../../lib/data';

/** Johanna has the mark of the sixth seat. */
const HERS: Seat = 'F';
const COUNTS = ['score', 'johanna-score'];

/** The count at the end, of a seat or of Johanna, term by term. */
function split(entry: LogEntry): LogEntry[] {
  if (!COUNTS.includes(entry.type)) return [entry];
  return entry.formula.map((term) => ({
    ...entry,
    seat: entry.seat ?? HERS,
    rule: term.rule,
    points: term.each * term.times,
    formula: [term],
    data: { ...entry.data, category: categoryOfTerm(term) },
  }));
}

/** What all had before a round, and Johanna at the end. */
function standing(entry: LogEntry): Partial<Record<Seat, number>> | null {
  if (entry.type === 'johanna-score') return { [HERS]: entry.points };
  const { scores } = entry.data;
  return entry.type === 'display' && scores && !Array.isArray(scores) ? scores : null;
}

/** Johanna, where she plays. */
function rivals(turn: Turn): { seat: Seat; name: string; points: number; won: boolean }[] {
  const hers = turn.view?.johanna;
  return hers ? [{ seat: HERS, name: t('johanna-sheet-johanna'), points: hers.score.points, won: turn.lost }] : [];
}

function verdict(turn: Turn): string | null {
  const hers = turn.view?.johanna?.score.points;
  if (hers === undefined) return null;
  return t(turn.lost ? 'johanna-sheet-beaten' : 'johanna-sheet-won', {
    mine: turn.view?.scores[turn.home]?.points ?? 0,
    hers,
  });
}

function opening(entry: LogEntry): 'turn' | 'end' | null {
  if (entry.type === 'display') return 'turn';
  return ['score', 'johanna-score', 'end'].includes(entry.type) ? 'end' : null;
}

/** What is done for a bot: it writes on its sheet itself. */
const HANDS = ['take', 'own', 'deed-done', 'hire'];

/** What is asked once a chip is chosen whose spots lie on the sheet. */
const WHICH: Record<string, string> = {
  route: 'johanna-ask-which-route',
  build: 'johanna-ask-town',
  acquire: 'johanna-ask-place',
  good: 'johanna-ask-good',
  coin: 'johanna-ask-coin_row',
};

export const face: Face<Turn> = {
  begin: (table: Table) => new Turn(table),
  Board,
  Controls,
  Hand,
  Supply,
  Side,
  Stock,
  Head,
  Hint: Chain,
  controls: (turn) => turn.seat !== null,
  ask: ({ table, view, key, spot, chosen, choices }) => {
    const way = spot === null ? null : choices[0]?.options[0];
    if (way?.verb === 'hire') return t('johanna-ask-discard');
    if (way?.args.rows) return t('johanna-ask-pay');
    const which = key === null || spot !== null || chosen ? undefined : WHICH[key.replace(/:.*/, '')];
    if (which) return t(which);
    return table.decision?.name === 'action' && view?.acting
      ? t('johanna-ask-person', { person: view.acting.person })
      : null;
  },
  scores: (turn) =>
    Object.fromEntries(Object.entries(turn.view?.scores ?? {}).map(([seat, score]) => [seat, score.points])),
  left: (turn) => turn.view?.bag.left ?? null,
  categories: CATEGORIES,
  categoryOf: (entry) => (COUNTS.includes(entry.type) ? wordIn(entry.data, 'category') : null),
  split,
  standing,
  rivals,
  verdict,
  told: () => false, // beside the sheet, see Recent
  logArguments,
  optionArguments,
  LogPicture,
  Picture,
  Piece: GuidePiece,
  opening,
  narrow: (_, options) => options,
  hint: (turn) =>
    (turn.wide ? null : turn.thought?.verb === 'take' ? optionLabel(turn.thought) : chain(turn.thought)) || null,
  points: () => false,
  attempts,
  refuses,
  thing,
  suggest: (turn, option) => turn.hold(option),
  inMind: (turn) => (turn.chosen ? [turn.chosen.text] : null),
  // What a bonus is used for says that it is used.
  turnText: (decisions, spoken) =>
    decisions
      .filter(({ verb }) => verb !== 'bonus')
      .map(spoken)
      .join(' · '),
  Outcome,
  hands: (_, { type }) => (HANDS.includes(type) ? undefined : null),
  Finder: PlacesFinder,
  finds: (topic) => topic === 'places',
  outcomeWords,
};
