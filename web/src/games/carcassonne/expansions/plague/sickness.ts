import { SIDE } from '../../board';
import type { Pair } from '../../view';
import type { PlagueInfo } from './shown';

/** The squares that the plague has reached from a focus: they are alive together. */
export function infected(plague: PlagueInfo): Pair[] {
  const fleas = plague.fleas.filter(([, , active]) => active).map(([x, y]): Pair => [x, y]);
  return [...plague.foci.map(([x, y]): Pair => [x, y]), ...fleas];
}

/** The outline of some squares. */
export function outlineOf(squares: Pair[]): string {
  const taken = new Set(squares.map(([x, y]) => `${x},${y}`));
  return squares
    .flatMap(([x, y]) => {
      const [left, top, right, bottom] = [x * SIDE, y * SIDE, (x + 1) * SIDE, (y + 1) * SIDE];
      const free = ([dx, dy]: Pair) => !taken.has(`${x + dx},${y + dy}`);
      return [
        free([0, -1]) ? `M${left} ${top}H${right}` : '',
        free([1, 0]) ? `M${right} ${top}V${bottom}` : '',
        free([0, 1]) ? `M${left} ${bottom}H${right}` : '',
        free([-1, 0]) ? `M${left} ${top}V${bottom}` : '',
      ];
    })
    .join('');
}
