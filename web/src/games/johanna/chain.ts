/** The chain of an option: its marks in order, alike ones together, each with what it earns. */
import { t } from '../../lib/language.svelte';
import type { Option } from '../../lib/protocol';
import { earnedOf, marksOf, type Earned, type Mark, type Printed } from './view';
import { markName } from './words';
import { sure } from '../../lib/sure';

export interface Link {
  /** The first and the last step that it stands for. */
  from: number;
  to: number;
  name: string;
  person?: string;
  thing?: string;
  earns: Earned[];
}

const THINGS: Record<string, string> = {
  coin: 'coin',
  pay: 'coin',
  post: 'post',
  field: 'dev',
  shield: 'shield',
  citizen: 'citizen',
  own: 'place',
};

function picture(mark: Mark, printed: Printed): Pick<Link, 'person' | 'thing'> {
  if (mark.mark === 'tick') return { person: mark.person };
  if (mark.mark === 'hire') return { person: 'monk' };
  if (mark.mark === 'good') return { thing: mark.good };
  if (mark.mark === 'route')
    return { thing: printed.map.routes.find((route) => route.id === mark.route)?.by ?? 'land' };
  return { thing: THINGS[mark.mark] };
}

/** Coins of one row and fields of the track stand together as long as nothing comes of them in between. */
function joins(one: Mark, other: Mark): boolean {
  if (one.mark !== other.mark) return false;
  return one.mark === 'field' || (one.mark === 'pay' && one.row === other.row);
}

export function linksOf(option: Option | null, printed: Printed): Link[] {
  const earned = earnedOf(option).filter((one) => one.waits);
  const groups: Mark[][] = [];
  for (const mark of marksOf(option)) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && joins(before, mark) && !earned.some((one) => one.step === before.step)) last.push(mark);
    else groups.push([mark]);
  }
  return groups.map((marks) => {
    const first = sure(marks[0]);
    const last = sure(marks.at(-1));
    const many = {
      count: marks.length,
      first: first.number ?? 0,
      last: last.number ?? 0,
      row: first.row ?? 0,
    };
    return {
      from: first.step,
      to: last.step,
      name: marks.length > 1 ? t(`johanna-sheet-marks-${first.mark}`, many) : markName(first),
      ...picture(first, printed),
      earns: earned.filter((one) => one.step === last.step),
    };
  });
}
