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
export const MEASURED: Partial<Record<string, Measured>> = {
  "carcassonne novice": {
    "other": "random",
    "won": 100.0,
    "low": 93.4,
    "high": 100.0,
    "games": 54,
    "date": "2026-11-18",
    "seconds": 0.013
  },
  "carcassonne apprentice": {
    "other": "novice",
    "won": 90.0,
    "low": 80.4,
    "high": 95.2,
    "games": 60,
    "date": "2026-11-18",
    "seconds": 0.011
  },
  "carcassonne skilled": {
    "other": "apprentice",
    "won": 89.2,
    "low": 79.7,
    "high": 94.5,
    "games": 60,
    "date": "2026-11-18",
    "seconds": 0.012
  },
  "orleans novice": {
    "other": "random",
    "won": 100.0,
    "low": 96.3,
    "high": 100.0,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.005
  },
  "orleans apprentice": {
    "other": "novice",
    "won": 87.0,
    "low": 79.6,
    "high": 92.0,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.002
  },
  "orleans skilled": {
    "other": "apprentice",
    "won": 79.0,
    "low": 70.0,
    "high": 85.8,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.002
  },
  "johanna novice": {
    "other": "random",
    "won": 100.0,
    "low": 83.9,
    "high": 100.0,
    "games": 20,
    "date": "2026-11-18",
    "seconds": 0.056
  },
  "johanna apprentice": {
    "other": "novice",
    "won": 90.0,
    "low": 70.0,
    "high": 97.2,
    "games": 20,
    "date": "2026-11-18",
    "seconds": 0.051
  },
  "johanna skilled": {
    "other": "apprentice",
    "won": 80.0,
    "low": 53.0,
    "high": 93.4,
    "games": 20,
    "date": "2026-11-18",
    "seconds": 0.072
  },
  "orleans skilled:trade": {
    "other": "skilled",
    "won": 42.0,
    "low": 31.5,
    "high": 53.3,
    "games": 50,
    "date": "2026-11-18",
    "seconds": 0.001
  }
};
