/** A pen: every mark is a filled stroke with pressure and wobble, the same whenever its seed is the same. */
import { sure } from '../../lib/sure';

export type Point = [x: number, y: number];
export type Random = () => number;

/** A generator of numbers from 0 to 1 out of a word (mulberry32). */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** A smooth noise in about [-1, 1]. */
function noise(random: Random): (s: number) => number {
  const waves = [
    [between(random, 0.6, 1), between(random, 0.018, 0.05), between(random, 0, 6.28)],
    [between(random, 0.2, 0.5), between(random, 0.08, 0.16), between(random, 0, 6.28)],
  ] as const;
  return (s) => waves.reduce((sum, [a, f, p]) => sum + a * Math.sin(2 * Math.PI * f * s + p), 0) / 1.4;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

function resample(points: Point[], step: number): Point[] {
  const first = sure(points[0]);
  const out: Point[] = [first];
  let carry = 0;
  for (let i = 1; i < points.length; i++) {
    const from = sure(points[i - 1]);
    const to = sure(points[i]);
    const length = distance(from, to);
    let at = step - carry;
    for (; at < length; at += step) {
      out.push([from[0] + ((to[0] - from[0]) * at) / length, from[1] + ((to[1] - from[1]) * at) / length]);
    }
    carry = (carry + length) % step;
  }
  const last = sure(points[points.length - 1]);
  if (distance(sure(out[out.length - 1]), last) > step * 0.3) out.push(last);
  return out;
}

const n = (value: number): string => value.toFixed(1);

/** Quadratic segments through the midpoints. */
function smooth(points: Point[], start: string): string {
  const [x, y] = sure(points[0]);
  let d = `${start}${n(x)} ${n(y)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x0, y0] = sure(points[i]);
    const [x1, y1] = sure(points[i + 1]);
    d += `Q${n(x0)} ${n(y0)} ${n((x0 + x1) / 2)} ${n((y0 + y1) / 2)}`;
  }
  const [lx, ly] = sure(points[points.length - 1]);
  return `${d}L${n(lx)} ${n(ly)}`;
}

/** Path data of a stroke: thin at its ends, never quite straight. */
export function stroke(points: Point[], width: number, seed: string, wobble = 0.9): string {
  const random = randomOf(seed);
  const sway = noise(random);
  const press = noise(random);
  const line = resample(points, Math.max(2, width * 1.2));
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = sure(line[Math.max(0, i - 1)]);
    const [bx, by] = sure(line[Math.min(line.length - 1, i + 1)]);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const nx = -(by - ay) / length;
    const ny = (bx - ax) / length;
    const t = i / (line.length - 1 || 1);
    const half = (width / 2) * Math.min(1, 0.45 + 4 * t, 0.35 + 5 * (1 - t)) * (1 + 0.22 * press(i * 2));
    const off = wobble * sway(i * 2);
    left.push([x + nx * (off + half), y + ny * (off + half)]);
    right.push([x + nx * (off - half), y + ny * (off - half)]);
  });
  return `${smooth(left, 'M')}${smooth(right.reverse(), 'L')}Z`;
}

/** A route is inked in twice: the two passes drift apart a little. */
export const inkRoute = (points: Point[], seed: string, width = 4.6): string =>
  stroke(points, width, `${seed}a`, 1.9) + stroke(points, width * 0.5, `${seed}b`, 3);

/** A quickly drawn ring whose ends overlap without meeting. */
export function ring(x: number, y: number, r: number, seed: string, width = 2, high = r): string {
  const random = randomOf(`o${seed}`);
  const ry = high * between(random, 0.9, 1);
  const start = between(random, -2.4, -1.6);
  const tilt = between(random, -0.5, 0.5);
  const turn = 2 * Math.PI + between(random, 0.25, 0.55);
  const grow = between(random, 0.02, 0.09);
  const points = Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40;
    const k = 1.02 - grow / 2 + grow * t + 0.03 * Math.sin(3 * t * 6.28 + start);
    const u = Math.cos(start + turn * t) * r * k;
    const v = Math.sin(start + turn * t) * ry * k;
    return [x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)];
  });
  return stroke(points, width, seed, 0.35);
}

/** Two hasty strokes. */
export function cross(x: number, y: number, r: number, seed: string, width = 2.2, high = r): string {
  const random = randomOf(`x${seed}`);
  const j = (): number => between(random, -0.16, 0.16) * Math.min(r, high);
  const bow = between(random, -0.12, 0.12) * r;
  const one: Point[] = [
    [x - r + j(), y - high + j()],
    [x + bow, y - bow],
    [x + r + j(), y + high + j()],
  ];
  const two: Point[] = [
    [x + r + j(), y - high + j()],
    [x - bow, y - bow],
    [x - r + j(), y + high + j()],
  ];
  return stroke(one, width, `${seed}1`, 0.5) + stroke(two, width, `${seed}2`, 0.5);
}

/** Slanted strokes that strike a whole area. */
export function hatch(x: number, y: number, w: number, h: number, seed: string, gap = 13): string {
  const random = randomOf(`h${seed}`);
  let d = '';
  for (let k = -h; k < w; k += gap) {
    const x0 = Math.max(0, k);
    const x1 = Math.min(w, k + h);
    if (x1 - x0 <= 6) continue;
    const j = between(random, -2, 2);
    d += stroke(
      [
        [x + x0, y + h - (x0 - k) + j],
        [x + x1, y + h - (x1 - k) + j],
      ],
      1.1,
      `${seed}${k}`,
      0.8,
    );
  }
  return d;
}
