/** Who sits at this browser: their devices and their games, as the server knows them. */
import type { Me, MyGame, MyGames } from '../generated/protocol';
import * as api from './api';
import { forgetTables, keepName, keptName, keptTables, keptTokens, read, replaceTokens, write } from './keep';
import { localizer } from './language.svelte';
import { deviceKind, freshKey, keepKey } from './person';
import type { Seat, Tokens } from './protocol';

const KNOWN = 'bastide.known';
const CLAIMED = 'bastide.claimed';
const MOST_CLAIMS = 20;

const zone = (): number => -new Date().getTimezoneOffset();

class Myself {
  me = $state.raw<Me | null>(null);
  games = $state.raw<MyGames | null>(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  #ahead = 0;

  /** Tells the server who is here, and hears what it knows of them. */
  async load(): Promise<void> {
    try {
      this.me = await api.me({
        name: keptName() || null,
        language: localizer.language,
        zone: zone(),
        kind: deviceKind(),
      });
      if (this.me.known) write(KNOWN, true);
      else if (read<boolean>(KNOWN, false)) this.#forget();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
    }
  }

  async loadGames(): Promise<void> {
    try {
      let games = await api.myGames();
      if (await this.#claim(games)) games = await api.myGames();
      this.#ahead = games.now * 1000 - Date.now();
      this.games = games;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.games ??= { games: [], finished: 0, now: Date.now() / 1000 };
    }
  }

  /** Milliseconds since a moment that the server told. */
  since(moment: number): number {
    return Math.max(0, Date.now() + this.#ahead - moment * 1000);
  }

  /** This browser becomes a device of the person who has given the code. */
  async become(code: string): Promise<string> {
    const key = freshKey();
    const { name } = await api.takeOver(code, key);
    keepKey(key);
    if (name) keepName(name);
    await this.load();
    return name;
  }

  async signOut(device: string): Promise<void> {
    const here = this.me?.devices.find((one) => one.id === device)?.here ?? false;
    this.me = await api.signOut(device);
    if (here) this.#forget();
  }

  /** This browser was signed out: it begins anew, as nobody. */
  #forget(): void {
    write(KNOWN, false);
    keepKey(freshKey());
    forgetTables();
    this.games = null;
  }

  /** Seats that were taken before there were people become this person's, so that they come along. */
  async #claim({ games }: MyGames): Promise<boolean> {
    const asked = read<string[]>(CLAIMED, []);
    const known = new Set([...games.map((game) => game.table), ...asked]);
    const unknown = keptTables().filter(({ id, tokens }) => !known.has(id) && Object.keys(tokens).length > 0);
    let claimed = false;
    for (const { id } of unknown.slice(0, MOST_CLAIMS)) {
      try {
        const { seats } = await api.claim(id, Object.values(keptTokens(id)));
        if (Object.keys(seats).length > 0) {
          replaceTokens(id, { ...keptTokens(id), ...seats });
          claimed = true;
        }
      } catch (error) {
        if (!(error instanceof api.Refused)) throw error;
        if (error.problem.code !== 'no-such-table') continue;
      }
      asked.push(id);
    }
    if (unknown.length > 0) write(CLAIMED, asked.slice(-200));
    return claimed;
  }
}

export const myself = new Myself();

/** The tokens of the own seats at a table, kept from now on: others than those that were claimed with. */
export async function ownTokens(id: string): Promise<Tokens> {
  try {
    const { seats } = await api.mySeats(id);
    if (Object.keys(seats).length > 0) replaceTokens(id, { ...keptTokens(id), ...seats });
    return keptTokens(id);
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    return {};
  }
}

// -- Games --------------------------------------------------------------------------------------------------

export const gaveUp = (game: MyGame): boolean =>
  game.seats.some((seat) => game.mine.includes(seat.seat) && seat.stand_in_by === 'gone');
export const isOver = (game: MyGame): boolean => game.status === 'finished' || gaveUp(game);

/** The own seats that are asked. */
export const myTurns = (game: MyGame): Seat[] => game.mine.filter((seat) => game.since[seat] !== undefined);
export const isMyTurn = (game: MyGame): boolean => !isOver(game) && myTurns(game).length > 0;

/** Since when one is asked, or others are. */
export function waitsSince(game: MyGame, seats: Seat[]): number | null {
  const times = seats.flatMap((seat) => game.since[seat] ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}
