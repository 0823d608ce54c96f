/** What the board tells, in words. */
import type { AreaBrief } from '../../generated/carcassonne';
import { formulaText, localizer, t } from '../../lib/language.svelte';
import { enumerate, nameAt } from '../../lib/people';
import type { Seat, Term } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import { capital } from '../../lib/text';
import { kindName, roleOf } from './words';

/** How the reader knows the seats: by name, and which one is the reader's own. */
export interface Reader {
  name: (seat: Seat) => string;
  mine: Seat | null;
}

export const readerOf = ({ info, mine }: Table): Reader => ({
  name: (seat) => nameAt(info, seat),
  mine: mine.length === 1 ? (mine[0] ?? null) : null,
});

/** Who a sentence is about. */
const actor = ({ name, mine }: Reader, seat: Seat) => ({ who: seat === mine ? 'me' : 'other', name: name(seat) });

export const pointsOf = (formula: Term[]): number => formula.reduce((sum, { each, times }) => sum + each * times, 0);

/** What the rules with these IDs add to the points of a feature. */
export const pointsBy = (formula: Term[], ...rules: string[]): number =>
  pointsOf(formula.filter(({ rule }) => rules.includes(rule)));

/** The terms of a score without their sum, which stands above them. */
export const formulaOf = (formula: Term[]): string => formulaText('carcassonne', formula).split(' = ')[0] ?? '';

/** Whose it is: “City, shared”, “Your city”, “Béla’s city”. */
export function areaName({ kind, owners, completed }: AreaBrief, reader: Reader): string {
  const [owner] = owners;
  const what = { kind, word: kindName(kind) };
  if (owner === undefined) return t(completed ? 'inspector-done' : 'inspector-nobody', what);
  if (owners.length > 1) return t('inspector-shared', what);
  return t('inspector-held', { ...what, ...actor(reader, owner) });
}

/** Who leads, or how it is shared. */
export function holdWords({ holders, owners }: AreaBrief, reader: Reader): string {
  const [first, second] = holders;
  const owner = holders.find(({ seat }) => seat === owners[0]) ?? first;
  if (!owner) return t('inspector-free');
  if (owners.length > 1) return t('inspector-tie', { count: owners.length });
  if (!second) return t('inspector-alone', actor(reader, owner.seat));
  const next = holders.find(({ seat }) => seat !== owner.seat) ?? second;
  return t('inspector-leads', { ...actor(reader, owner.seat), count: owner.strength - next.strength });
}

/** “2 followers, 1 big one”. */
export function figuresWords(figures: string[], kind: string): string {
  const counts = new Map<string, number>();
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return [...counts]
    .map(([figure, count]) =>
      figure === 'follower'
        ? t('inspector-followers', { count, role: roleOf(figure, kind) })
        : t('inspector-figures', { count, figure }),
    )
    .join(', ');
}

const SIDES = ['N', 'E', 'S', 'W'];

/** What a tile would need on each side. */
export function needsWords(needs: string[]): string {
  const sides = needs.flatMap((ground, side) =>
    ground ? [t('inspector-need', { ground: kindName(ground), side: t(`carcassonne-side-${SIDES[side] ?? ''}`) })] : [],
  );
  return t('inspector-needs', { sides: sides.join(', ') });
}

/** One line for what the mouse rests on, and for those who hear the board: whose it is, how strong, its worth now. */
export function tipWords(area: AreaBrief, reader: Reader): string {
  const { holders, owners, completed, never, now } = area;
  const name = capital(areaName(area, reader));
  if (completed && owners.length === 0) return name;
  const strengths = holders.map(
    ({ seat, strength }) => `${seat === reader.mine ? t('you') : reader.name(seat)} ${strength}`,
  );
  return t('inspector-tip', {
    area: name,
    holders: enumerate(strengths, localizer.language, 'unit'),
    count: holders.length,
    points: now,
    state: never ? 'never' : 'open',
  });
}

/** What a tile would join: whose it is, where it lies from there, and how large it is. */
export function joinWords({ kind, owners, size }: AreaBrief, sides: string, reader: Reader): string {
  const [owner] = owners;
  const held = owner === undefined ? { who: 'nobody', name: '' } : actor(reader, owner);
  return t('carcassonne-joined', {
    word: kindName(kind),
    ...(owners.length > 1 ? { who: 'shared', name: '' } : held),
    sides,
    tiles: kind === 'field' ? 0 : size,
  });
}
