/** A person's games in words. */
import type { MyGame, MySeat } from '../generated/protocol';
import { DAY } from './age';
import { catalogue } from './catalogue.svelte';
import { localized, localizer, t } from './language.svelte';
import { gaveUp } from './myself.svelte';
import { enumerate, nameAt } from './people';
import type { Seat, SeatInfo, TableInfo } from './protocol';

const told = (seat: MySeat): SeatInfo => ({ ...seat, connected: false, grace: null });

/** As much of the table as names need. */
const asTable = (game: MyGame): TableInfo => ({
  table: game.table,
  game: game.game,
  setup: { seats: game.seats.length, sets: [], elements: [], options: {} },
  seats: game.seats.map(told),
  status: game.status,
  moves: 0,
  asked: [],
  scores: game.scores,
  clock: null,
  takeback: null,
  standin: null,
  level: '',
  seed: null,
  commitment: null,
  daily: null,
  days: game.days,
  since: game.since,
  chat: false,
  own_box: false,
  outdated: null,
});

export const titleOf = (game: MyGame): string => localized(catalogue.game(game.game)?.titles) || t(`game-${game.game}`);

export const nameIn = (game: MyGame, seat: Seat): string => nameAt(asTable(game), seat);

const named = (game: MyGame, seats: Seat[]): string =>
  enumerate(
    seats.map((seat) => nameIn(game, seat)),
    localizer.language,
  );

/** The others, without seats that nobody has taken yet. */
export const othersIn = (game: MyGame): string =>
  named(
    game,
    game.seats.filter((seat) => !game.mine.includes(seat.seat) && seat.kind !== 'open').map((seat) => seat.seat),
  );

/** Who is waited for. */
export const askedOthers = (game: MyGame): Seat[] =>
  game.seats.map(({ seat }) => seat).filter((seat) => !game.mine.includes(seat) && game.since[seat] !== undefined);

/** How a game ended for the reader: `won against Ben`, `second behind Clara`. */
export function resultText(game: MyGame): string {
  const others = othersIn(game);
  if (gaveUp(game)) return t('my-result-gave-up', { names: others });
  const winner = named(game, game.winners);
  const [seat, ...more] = game.mine;
  if (!game.scores || !seat) return t('my-result-over', { names: others });
  if (more.length > 0) return t('my-result-table', { names: winner });
  if (game.seats.length === 1)
    return t(game.winners.length > 0 ? 'my-result-won-alone' : 'my-result-lost-alone', { game: game.game });
  if (game.winners.includes(seat))
    return t(game.winners.length > 1 ? 'my-result-shared' : 'my-result-won', { names: others });
  const own = game.scores[seat] ?? 0;
  const place = Object.values(game.scores).filter((points) => points > own).length + 1;
  return t('my-result-lost', { place: game.seats.length > 2 ? Math.max(2, place) : 0, names: winner });
}

export const pointsText = (game: MyGame): string =>
  game.scores ? game.seats.map(({ seat }) => game.scores?.[seat] ?? 0).join(' : ') : '';

/** What is to be done: placing a tile, planning a round. */
export const playText = (game: MyGame): string => t(game.game === 'orleans' ? 'my-plan' : 'my-play');

/** How urgent it is: fresh, old, or nearly out of time. */
export function urgency(game: MyGame, age: number): 'fresh' | 'old' | 'late' {
  if (game.days && age > game.days * DAY * 0.9) return 'late';
  return age >= DAY ? 'old' : 'fresh';
}
