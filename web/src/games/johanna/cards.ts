/** What a place, a deed or a bonus does, in words, and what it means for the reader now. */
import { has, label, t } from '../../lib/language.svelte';
import { nameAt } from '../../lib/people';
import type { Seat } from '../../lib/protocol';
import type { Turn } from './turn.svelte';
import type { Effect, Printed, PrintedBonus, View } from './view';
import { bonusName, deedNumber, fromName, personName, placeName } from './words';

export interface Card {
  title: string;
  under: string;
  /** The first says what the thing does; the others when, and what that means now. */
  lines: string[];
  /** What it brings, in symbols. */
  effects: { label: string; effects: Effect[]; bonus?: PrintedBonus }[];
  rules: string[];
  person?: string;
  bonus?: PrintedBonus;
}

/** Who works at a place: everybody, or only a hired monk. */
const WORKERS: Record<string, string> = { any: 'monk', hired_monk: 'monk' };

export function cardOf(about: string, turn: Turn, view: View, printed: Printed): Card | null {
  const cut = about.indexOf(':');
  const [kind, name] = [about.slice(0, cut), about.slice(cut + 1)];
  if (kind === 'place') return placeCard(name, turn, view, printed);
  if (kind === 'deed') return deedCard(Number(name.split('.')[0]), turn, view, printed);
  if (kind === 'bonus') return bonusCard(name, turn, view, printed);
  return null;
}

const whose = (turn: Turn, seat: Seat): string => nameAt(turn.table.info, seat);

function placeCard(place: string, turn: Turn, view: View, printed: Printed): Card | null {
  const card = printed.places[place];
  const state = view.places.find((one) => one.place === place);
  if (!card || !state) return null;
  const own = state.owner === turn.home;
  const owner = state.removed
    ? t('johanna-card-removed')
    : own
      ? t('johanna-card-yours')
      : state.owner
        ? t('johanna-card-theirs', { name: whose(turn, state.owner) })
        : t('johanna-card-price', { coins: state.cost });
  const person = card.person ? (WORKERS[card.person] ?? card.person) : undefined;
  return {
    title: placeName(place),
    under: `${t('johanna-card-tier', { tier: state.tier })} · ${owner}`,
    lines: [
      has(`johanna-place-does-${place}`) ? t(`johanna-place-does-${place}`) : placeName(place),
      t(`johanna-card-limit-${card.kind}`),
      ...(state.removed ? [] : [placeNow(place, turn, view, printed)]),
    ],
    effects: [],
    rules: card.rules,
    person,
  };
}

/** What a place means for the reader now. */
function placeNow(place: string, turn: Turn, view: View, printed: Printed): string {
  const state = view.places.find((one) => one.place === place);
  const card = printed.places[place];
  if (!state || !card) return '';
  if (state.owner === turn.home) {
    if (turn.targets.has(`place:${place}`)) return t('johanna-card-now-ready');
    if (!card.person) return t('johanna-card-now-passive');
    return label('johanna-card-now-yours', { person: WORKERS[card.person] ?? card.person });
  }
  if (state.owner) return t('johanna-card-now-theirs', { name: whose(turn, state.owner) });
  const below = Object.entries(view.tiers).find(
    ([tier, { acquired, needed }]) => tier < state.tier && acquired < needed && !state.open,
  );
  if (!state.open && below)
    return t('johanna-card-now-locked', {
      tier: state.tier,
      below: below[0],
      missing: below[1].needed - below[1].acquired,
    });
  const have = view.sheets[turn.home]?.bank.available ?? 0;
  return t('johanna-card-now-buy', { coins: state.cost, have });
}

function deedCard(number: number, turn: Turn, view: View, printed: Printed): Card | null {
  const deed = printed.deeds.find((one) => one.deed === number);
  const now = view.deeds[String(number)];
  if (!deed) return null;
  const ticked = (view.sheets[turn.home]?.deeds ?? []).filter((one) => one.startsWith(`${number}.`)).length;
  const yellow = Object.entries(printed.bonuses).find(([from]) => from === `deed:${number}`)?.[1];
  const under = now?.struck
    ? t('johanna-card-deed-struck')
    : now?.by
      ? now.by === turn.home
        ? t('johanna-card-deed-yours')
        : t('johanna-card-deed-done', { name: whose(turn, now.by) })
      : t('johanna-card-deed-ticked', { count: ticked, of: deed.persons.length });
  return {
    title: t('johanna-chip-deed', { number: deedNumber(number) }),
    under,
    lines: [t('johanna-card-deed'), deed.persons.map(personName).join(' · ')],
    effects: [
      { label: t('johanna-card-deed-each'), effects: deed.effect },
      ...(yellow ? [{ label: t('johanna-card-deed-first'), effects: [], bonus: yellow }] : []),
    ],
    rules: ['J-D-2', 'J-D-3', 'J-D-7'],
  };
}

function bonusCard(from: string, turn: Turn, view: View, printed: Printed): Card | null {
  const bonus = printed.bonuses[from];
  if (!bonus) return null;
  const [, section = '', part = ''] = /^([a-z]+):([a-z]*)/.exec(from) ?? [];
  const how = [`johanna-card-bonus-${section}-${part}`, `johanna-card-bonus-${section}`].find(has);
  const gone = view.gone[from];
  const got = view.sheets[turn.home]?.bonuses.includes(from) ?? false;
  return {
    title: bonusName(bonus.kind === 'action' ? bonus.what : bonus.kind, bonus.amount),
    under: fromName(from),
    lines: [
      t(how ?? 'johanna-card-bonus-other'),
      t(bonus.yellow ? 'johanna-card-bonus-yellow' : 'johanna-card-bonus-white'),
      ...(got || gone === turn.home
        ? [t('johanna-card-bonus-got')]
        : gone
          ? [t('johanna-card-bonus-gone', { name: whose(turn, gone) })]
          : []),
    ],
    effects: [],
    rules: [bonus.yellow ? 'J-Y-3' : 'J-Y-1'],
    bonus,
  };
}
