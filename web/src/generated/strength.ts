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
    "low": 98.1,
    "high": 100.0,
    "games": 200,
    "date": "2026-11-18",
    "seconds": 0.003
  },
  "carcassonne apprentice": {
    "other": "novice",
    "won": 87.8,
    "low": 82.8,
    "high": 91.4,
    "games": 200,
    "date": "2026-11-18",
    "seconds": 0.002
  },
  "carcassonne skilled": {
    "other": "apprentice",
    "won": 75.2,
    "low": 69.3,
    "high": 80.4,
    "games": 200,
    "date": "2026-11-18",
    "seconds": 0.003
  },
  "carcassonne master": {
    "other": "skilled",
    "won": 84.8,
    "low": 78.6,
    "high": 89.5,
    "games": 132,
    "date": "2026-11-18",
    "seconds": 0.04
  },
  "orleans novice": {
    "other": "random",
    "won": 100.0,
    "low": 96.3,
    "high": 100.0,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.001
  },
  "orleans apprentice": {
    "other": "novice",
    "won": 86.0,
    "low": 77.8,
    "high": 91.5,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.0
  },
  "orleans skilled": {
    "other": "apprentice",
    "won": 83.0,
    "low": 75.4,
    "high": 88.6,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.0
  },
  "orleans master": {
    "other": "skilled",
    "won": 78.9,
    "low": 70.8,
    "high": 85.2,
    "games": 90,
    "date": "2026-11-18",
    "seconds": 0.044
  },
  "johanna novice": {
    "other": "random",
    "won": 100.0,
    "low": 96.3,
    "high": 100.0,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.012
  },
  "johanna apprentice": {
    "other": "novice",
    "won": 95.0,
    "low": 89.0,
    "high": 97.8,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.011
  },
  "johanna skilled": {
    "other": "apprentice",
    "won": 84.0,
    "low": 75.0,
    "high": 90.2,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.013
  },
  "johanna master": {
    "other": "skilled",
    "won": 85.0,
    "low": 65.0,
    "high": 94.5,
    "games": 20,
    "date": "2026-11-18",
    "seconds": 0.133
  },
  "carcassonne skilled:farmer": {
    "other": "skilled",
    "won": 54.0,
    "low": 47.4,
    "high": 60.5,
    "games": 200,
    "date": "2026-11-18",
    "seconds": 0.002
  },
  "carcassonne skilled:architect": {
    "other": "skilled",
    "won": 50.5,
    "low": 44.7,
    "high": 56.2,
    "games": 200,
    "date": "2026-11-18",
    "seconds": 0.002
  },
  "orleans skilled:development": {
    "other": "skilled",
    "won": 52.0,
    "low": 44.1,
    "high": 59.8,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.0
  },
  "orleans skilled:trade": {
    "other": "skilled",
    "won": 50.0,
    "low": 42.1,
    "high": 57.9,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.0
  },
  "orleans skilled:deeds": {
    "other": "skilled",
    "won": 46.0,
    "low": 38.2,
    "high": 54.0,
    "games": 100,
    "date": "2026-11-18",
    "seconds": 0.0
  },
  "johanna skilled:routes": {
    "other": "skilled",
    "won": 53.3,
    "low": 34.1,
    "high": 71.6,
    "games": 30,
    "date": "2026-11-18",
    "seconds": 0.008
  },
  "johanna skilled:places": {
    "other": "skilled",
    "won": 46.7,
    "low": 28.4,
    "high": 65.9,
    "games": 30,
    "date": "2026-11-18",
    "seconds": 0.007
  }
};
