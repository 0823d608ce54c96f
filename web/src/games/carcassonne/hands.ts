/** What hands do for a bot of Carcassonne, in words of the table. */
import { t } from '../../lib/language.svelte';
import { second } from '../../lib/people';
import { seatOf, type LogEntry } from '../../lib/protocol';
import { capital } from '../../lib/text';
import type { Handled } from '../face';
import { art } from './art.svelte';
import { faceWords, sidesAt } from './describe';
import { squaresOf } from './log';
import type { Turn } from './turn.svelte';
import { kindOf, type View } from './view';
import { whereabouts, type Landmark, type Mark } from './whereabouts';
import { roleOf, sidesOf } from './words';

/** Lines that tell of nothing to be done with one's hands. */
const NOTHING_TO_DO = ['start', 'draw', 'finish', 'turn', 'forced'];

const marksOf = (view: View, [x, y, tile]: View['tiles'][number], first: boolean): Mark[] => {
  const drawn = art.tile(tile, 0);
  const marks: Mark[] = first && x === 0 && y === 0 ? [{ kind: 'start' }] : [];
  if (Object.keys(drawn?.parts ?? {}).some((part) => part.startsWith('s'))) marks.push({ kind: 'cloister' });
  for (const { seat, figure, square, area } of view.figures)
    if (square[0] === x && square[1] === y) marks.push({ kind: 'figure', seat, role: roleOf(figure, kindOf(area)) });
  if (drawn && 'crest' in drawn.signs) marks.push({ kind: 'crest' });
  return marks;
};

function layWords({ view, table }: Turn, entry: LogEntry): Handled {
  const [square] = squaresOf(entry);
  const more = faceWords(entry.data.tile ?? '', (entry.data.turn ?? 0) / 90);
  const landmarks = (view?.tiles ?? []).map((tile, index): Landmark => {
    const [x, y] = tile;
    return { square: [x, y], marks: view ? marksOf(view, tile, index === 0) : [] };
  });
  const where = square && whereabouts(square, landmarks);
  if (!where) return { title: t('carcassonne-hands-lay-framed'), more };
  const { kind, seat, role = '' } = where.mark;
  const owner = second(table, 'owner', seatOf(seat));
  return { title: t('carcassonne-hands-lay', { side: where.side, mark: kind, role, ...owner }), more };
}

/** How a step is told to somebody with hands; null where nothing has to be done, undefined: as the log has it. */
export function hands(turn: Turn, entry: LogEntry): Handled | null | undefined {
  void art.version;
  if (NOTHING_TO_DO.includes(entry.type)) return null;
  if (entry.type === 'lay') return layWords(turn, entry);
  if (entry.type !== 'place' || !entry.data.area || !entry.data.figure) return undefined;
  const { area, figure } = entry.data;
  const kind = kindOf(area);
  const title = t('carcassonne-hands-place', { role: roleOf(figure, kind), kind });
  return { title, more: capital(sidesAt(sidesOf(area))) };
}
