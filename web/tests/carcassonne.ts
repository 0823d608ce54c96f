/** What the tests of Carcassonne's boxes share: a view, options, a tile. */
import type { TileArt } from '../src/generated/carcassonne';
import type { View } from '../src/games/carcassonne/view';
import type { Option } from '../src/lib/protocol';

/** Two tiles, and what else is there. */
export const view = (more: object = {}): View => ({
  tiles: [
    [0, 0, 'TW-01', 0],
    [1, 0, 'TW-02', 0],
  ],
  figures: [],
  hand: null,
  last: null,
  turn: 'A',
  scores: {},
  supply: {},
  stock: { left: 0, tiles: {} },
  discarded: [],
  ...more,
});

/** An option as it is written, with what it is about. */
export const option = (text: string, target: string, args: Option['args'] = {}): Option => ({
  text,
  verb: text.split(' ')[0] ?? '',
  label: '',
  args,
  targets: target ? [target] : [],
  rules: [],
  data: {},
});

const tile: TileArt = {
  under: '',
  over: '',
  parts: {
    c1: { spot: [20, 30], label: [20, 30], path: 'M0 0L9 0L9 9Z' },
    f1: { spot: [70, 80], label: [70, 80], path: '' },
  },
  signs: { tower: [40, 60] },
};

/** Every tile looks the same. */
export const draw = () => tile;
