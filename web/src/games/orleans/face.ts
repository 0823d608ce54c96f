/** Orléans as the table shows it. */
import type { Face } from '../face';
import type { LogEntry } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Head from './Head.svelte';
import GoodsFinder from './GoodsFinder.svelte';
import GuidePiece from './GuidePiece.svelte';
import LogPicture from './LogPicture.svelte';
import Outcome from './Outcome.svelte';
import Picture from './Picture.svelte';
import './orleans.css';
import { followerOf } from './planning';
import { CATEGORIES, categoryOf, opening, split, standing } from './rounds';
import Plans from './Plans.svelte';
import Side from './Side.svelte';
import Stock from './Stock.svelte';
import Supply from './Supply.svelte';
import { Turn } from './turn.svelte';
import { hintOf, logArguments, optionArguments, outcomeWords, thing } from './words';
import { isPlan, stepsOf, touches, turnText } from './advice';
import { attempts, refuses } from './why';

/** What nobody has to do for a bot: its bag and its plan are its own. */
const NO_HANDS = [
  ...['set-up', 'put-away', 'start-player', 'hour', 'turn', 'forced', 'pass', 'finished', 'spared', 'immune'],
  ...['draw', 'put', 'take', 'back', 'tech', 'store', 'unstore', 'plan', 'reveal'],
];

export const face: Face<Turn> = {
  begin: (table: Table) => new Turn(table),
  Board,
  Controls,
  Hand,
  Head,
  Side,
  Supply,
  Stock,
  controls: (turn) => turn.seat !== null,
  scores: (turn) => turn.view?.scores ?? {},
  left: () => null,
  categories: CATEGORIES,
  categoryOf,
  split,
  logArguments,
  optionArguments,
  LogPicture,
  Picture,
  Piece: GuidePiece,
  opening,
  standing,
  narrow: (_, options) => options,
  crowded: (turn) => !turn.placing && turn.options.length > 2,
  hint: (turn) => hintOf(turn.decision, turn.lifted ? followerOf(turn.lifted) : null, turn.aimed, turn.chosen),
  points: (entry: LogEntry) => typeof entry.data.town === 'string',
  attempts,
  refuses,
  thing,
  stepsOf,
  touches,
  turnText,
  Compare: Plans,
  compares: isPlan,
  suggest: (turn, option) => (turn.hovered = option),
  // A plan is what lies on the places by now.
  inMind: (turn) => (turn.chosen ? [turn.chosen.text] : turn.decision === 'DP-PLAN' ? ['done'] : null),
  Outcome,
  Finder: GoodsFinder,
  finds: (topic) => topic === 'goods',
  lays: (topic) => topic === 'goods',
  hands: (_, { type }) => (NO_HANDS.includes(type) ? null : undefined),
  outcomeWords,
};
