/** Where the markers of several seats stand on one space: in a row, or two by two. */
import type { Point } from './geometry';

export function huddle(count: number, width: number, height: number, r: number): { at: Point[]; r: number } {
  if (count <= 1) return { at: [[0, 0]], r };
  if (count === 2) {
    const step = Math.min(2 * r + 1, width - 2 * r);
    return {
      at: [
        [-step / 2, 0],
        [step / 2, 0],
      ],
      r,
    };
  }
  const small = Math.min(r, height / 4, width / 4);
  const across = Math.min(2 * small + 3, width - 2 * small);
  const down = Math.min(2 * small + 0.5, height - 2 * small);
  const corners: Point[] = [
    [-across / 2, -down / 2],
    [across / 2, -down / 2],
    [-across / 2, down / 2],
    [across / 2, down / 2],
  ];
  return { at: corners.slice(0, count), r: small };
}
