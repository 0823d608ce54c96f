/** Carcassonne as the table shows it. */
import { mark } from './marked.svelte';
import { turnText } from './studied';
import type { Face } from '../face';
import { has, t } from '../../lib/language.svelte';
import type { Table } from '../../lib/table.svelte';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Cut from './Cut.svelte';
import Hand from './Hand.svelte';
import Head from './Head.svelte';
import { categories, categoryOf } from './final';
import { faceWords, hint, more } from './describe';
import { argumentsOf, opening, squaresOf, told } from './log';
import HandPicture from './HandPicture.svelte';
import { hands } from './hands';
import GuidePiece from './GuidePiece.svelte';
import LogPicture from './LogPicture.svelte';
import Outcome from './Outcome.svelte';
import Picture from './Picture.svelte';
import Side from './Side.svelte';
import Stock from './Stock.svelte';
import Supply from './Supply.svelte';
import TurnPicture from './TurnPicture.svelte';
import TileFinder from './TileFinder.svelte';
import { Turn } from './turn.svelte';
import { modeAsk, modeRules, optionArguments } from './words';
import { attempts, thing } from './why';

export const face: Face<Turn> = {
  begin: (table: Table) => new Turn(table),
  Board,
  Controls,
  Hand,
  Head,
  Side,
  Supply,
  Stock,
  controls: (turn) => turn.placing || turn.modes.length > 0 || turn.staged !== null,
  scores: (turn) => turn.view?.scores ?? {},
  outlook: (turn) =>
    Object.fromEntries(Object.entries(turn.inspector.outlook).map(([seat, { total }]) => [seat, total])),
  addUp: (turn, seat) => void turn.inspector.addUp(seat),
  left: (turn) => turn.view?.stock.left ?? null,
  categories: categories(),
  categoriesOf: categories,
  categoryOf,
  logArguments: argumentsOf,
  optionArguments,
  LogPicture,
  Picture,
  Piece: GuidePiece,
  opening,
  told,
  narrow: (turn, options) => turn.narrow(options),
  ask: modeAsk,
  rules: modeRules,
  crowded: (turn) => turn.modes.length > 1,
  where: (entry) => {
    const [square] = squaresOf(entry);
    return square ? `[data-square="${square.join(',')}"]` : null;
  },
  hint,
  points: (entry) => squaresOf(entry).length > 0,
  attempts,
  thing,
  more,
  suggest: (turn, option) => turn.suggest(option),
  inMind: (turn) => {
    const option = turn.stand ?? (turn.chosen && turn.ghost?.options.get(turn.ghost.quarter));
    return option ? [option.text] : null;
  },
  mark,
  turnText,
  TurnPicture,
  Cut,
  Outcome,
  hands,
  HandPicture,
  Finder: TileFinder,
  finds: (topic) => topic === 'tile',
  outcomeWords: (topic, outcome) => {
    if (topic === 'tile') return faceWords(outcome, 0) || outcome;
    if (topic === 'dispatch') return t('carcassonne-dispatch', { card: outcome });
    return has(`carcassonne-entry-${topic}-${outcome}`) ? t(`carcassonne-entry-${topic}-${outcome}`) : outcome;
  },
};
