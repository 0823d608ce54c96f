// Made by bench/strength.py --write: what was measured, each level against the one below.

export interface Measured {
  /** The bot of the level below. */
  other: string;
  /** Games won of 100, and the ends of the 95 % interval. */
  won: number;
  low: number;
  high: number;
  games: number;
  date: string;
  /** CPU time of a turn. */
  seconds: number;
}

/** By game and level: `carcassonne skilled`. Two players, base game. */
export const MEASURED: Partial<Record<string, Measured>> = {};
