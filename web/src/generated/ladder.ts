// Made by bench/ladder.py from a tournament of bench/ladder.toml.

export interface Rated {
  /** Elo, counted from random play, and the ends of the 95 % interval. */
  rating: number;
  low: number;
  high: number;
  games: number;
}

/** By game and level: `carcassonne skilled`. */
export const LADDER: Partial<Record<string, Rated>> = {
  "carcassonne greedy": {
    "rating": 1350,
    "low": 1265,
    "high": 1435,
    "games": 246
  },
  "carcassonne master": {
    "rating": 1293,
    "low": 1142,
    "high": 1443,
    "games": 30
  },
  "carcassonne skilled": {
    "rating": 1204,
    "low": 1126,
    "high": 1282,
    "games": 246
  },
  "carcassonne apprentice": {
    "rating": 907,
    "low": 831,
    "high": 983,
    "games": 246
  },
  "carcassonne novice": {
    "rating": 581,
    "low": 488,
    "high": 673,
    "games": 246
  },
  "orleans skilled": {
    "rating": 1334,
    "low": 1262,
    "high": 1406,
    "games": 406
  },
  "orleans master": {
    "rating": 1328,
    "low": 1168,
    "high": 1488,
    "games": 30
  },
  "orleans apprentice": {
    "rating": 1080,
    "low": 1018,
    "high": 1142,
    "games": 406
  },
  "orleans greedy": {
    "rating": 799,
    "low": 736,
    "high": 862,
    "games": 406
  },
  "orleans novice": {
    "rating": 761,
    "low": 698,
    "high": 825,
    "games": 406
  },
  "johanna master": {
    "rating": 1101,
    "low": 931,
    "high": 1272,
    "games": 30
  },
  "johanna skilled": {
    "rating": 1030,
    "low": 917,
    "high": 1143,
    "games": 86
  },
  "johanna apprentice": {
    "rating": 807,
    "low": 711,
    "high": 904,
    "games": 86
  },
  "johanna greedy": {
    "rating": 645,
    "low": 549,
    "high": 742,
    "games": 86
  },
  "johanna novice": {
    "rating": 418,
    "low": 308,
    "high": 529,
    "games": 86
  }
};
