/** The map of the sheet. */
import { localized, t } from '../../lib/language.svelte';
import { shape, use } from './icons';
import { disc, ghost, ink, n, text, type Part, type Scene } from './part';
import { between, cross, hatch, inkRoute, randomOf, ring, type Point } from './pen';
import type { Route } from './view';
import { sure } from '../../lib/sure';

/** Points of a gently bowed line. */
function curve(a: Point, b: Point, bow: number): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const mx = (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * bow * 2;
  const my = (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * bow * 2;
  return Array.from({ length: 17 }, (_, i): Point => {
    const u = i / 16;
    const v = 1 - u;
    return [v * v * a[0] + 2 * u * v * mx + u * u * b[0], v * v * a[1] + 2 * u * v * my + u * u * b[1]];
  });
}

const path = (points: Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

const rewardsOf = (route: Route): string[] => [
  ...route.goods,
  ...Array.from({ length: route.development }, () => 'dev'),
];

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  upright: boolean;
}

/** Where rewards sit: near the middle of their route, lying along it, out of each other's way. */
function rewardBoxes(
  routes: Route[],
  lines: Map<string, Point[]>,
  at: Map<string, Point>,
  size: number,
  r: number,
): Map<string, Box> {
  const boxes = new Map<string, Box>();
  const cost = (route: Route, step: number, upright: boolean): [number, Box] => {
    const count = rewardsOf(route).length;
    const [x, y] = lines.get(route.id)?.[step] ?? [0, 0];
    const long = size * count + 6 + count;
    const wide = size + 5;
    const [w, h] = upright ? [wide, long] : [long, wide];
    let sum = Math.abs(step - 8) * 1.2;
    for (const [other, o] of boxes) {
      if (other !== route.id)
        sum +=
          Math.max(0, (w + o.w) / 2 + 2 - Math.abs(x - o.x)) * Math.max(0, (h + o.h) / 2 + 2 - Math.abs(y - o.y)) * 0.4;
    }
    for (const [town, [tx, ty]] of at) {
      const near = town === 'O' ? r * 2.4 : r;
      sum += Math.max(0, w / 2 + near + 2 - Math.abs(x - tx)) * Math.max(0, h / 2 + near + 2 - Math.abs(y - ty)) * 0.5;
    }
    return [sum, { x, y, w, h, upright }];
  };
  for (let round = 0; round < 3; round++) {
    for (const route of routes) {
      const line = lines.get(route.id) ?? [];
      const [ax, ay] = line[0] ?? [0, 0];
      const [bx, by] = line[16] ?? [0, 0];
      const upright = Math.abs(by - ay) > Math.abs(bx - ax) && rewardsOf(route).length > 1;
      const tries = Array.from({ length: 7 }, (_, i) => cost(route, i + 5, upright));
      boxes.set(route.id, tries.reduce((best, one) => (one[0] < best[0] ? one : best))[1]);
    }
  }
  return boxes;
}

/** Meadow, tufts, woods and mounds wherever no road passes. */
function ground(w: number, h: number, small: boolean, lines: Map<string, Point[]>): string {
  const random = randomOf('ground');
  const busy = [...lines.values()].flat();
  let out = `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="8" class="meadow"/>`;
  for (let i = 0; i < 40; i++) {
    const rx = between(random, 20, 60);
    const ry = between(random, 6, 16);
    out += `<ellipse cx="${n(between(random, rx, w - rx))}" cy="${n(between(random, ry + 2, h - ry - 2))}" rx="${n(rx)}" ry="${n(ry)}" class="tuft"/>`;
  }
  const planted: Point[] = [];
  for (let i = 0; i < 1500 && planted.length < 110; i++) {
    const x = between(random, 14, w - 14);
    const y = between(random, 24, h - 10);
    if (
      busy.every(([a, b]) => Math.hypot(x - a, y - 5 - b) > (small ? 19 : 22)) &&
      planted.every(([a, b]) => Math.hypot(x - a, y - b) > 11)
    )
      planted.push([x, y]);
  }
  for (const [x, y] of planted.sort((a, b) => a[1] - b[1])) {
    const k = between(random, 4.2, 6.4);
    out +=
      random() < 0.78
        ? `<g class="tree"><path d="M${n(x)} ${n(y)}v-${n(k)}"/><ellipse cx="${n(x)}" cy="${n(y - k * 1.6)}" rx="${n(k * 0.72)}" ry="${n(k)}"/></g>`
        : `<path class="mound" d="M${n(x - 9)} ${n(y)}q9-13 18 0M${n(x - 1)} ${n(y - 5)}q6-6 11 4"/>`;
  }
  return out;
}

export function land(scene: Scene, w: number, h: number): Part {
  const { view, printed, sheet, seat } = scene;
  const { towns, routes } = printed.map;
  const small = w < 430;
  const r = small ? 10.5 : 12.5;
  const [left, right, top, bottom] = small ? [20, 30, 28, 18] : [28, 44, 36, 24];
  const xs = towns.map((town) => town.at[0]);
  const ys = towns.map((town) => town.at[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const at = new Map(
    towns.map((town): [string, Point] => [
      town.id,
      [
        left + ((town.at[0] - x0) / (x1 - x0)) * (w - left - right),
        top + ((town.at[1] - y0) / (y1 - y0)) * (h - top - bottom),
      ],
    ]),
  );
  const bows = randomOf('bows7');
  const lines = new Map(
    routes.map((route): [string, Point[]] => {
      const bow = between(bows, 2, 5) * (bows() < 0.5 ? -1 : 1) * (small ? 0.6 : 1);
      return [route.id, curve(at.get(route.ends[0]) ?? [0, 0], at.get(route.ends[1]) ?? [0, 0], bow)];
    }),
  );
  const part: Part = { w, h, html: '', label: '', spots: {}, ghosts: {} };
  let out = ground(w, h, small, lines);

  for (const by of ['water', 'land'] as const) {
    for (const route of routes.filter((one) => one.by === by)) {
      const line = lines.get(route.id) ?? [];
      const dead = view.struck.routes.includes(route.id) ? ' class="dead"' : '';
      if (by === 'water') {
        const d = path(line.map(([x, y], i): Point => [x + 1.6 * Math.sin(i * 1.7), y + 1.6 * Math.cos(i * 1.9)]));
        out += `<g${dead}><path d="${d}" class="river0"/><path d="${d}" class="river1"/><path d="${d}" class="river2"/></g>`;
      } else {
        out += `<g${dead}><path d="${path(line)}" class="road0"/><path d="${path(line)}" class="road1"/></g>`;
      }
    }
  }
  for (const route of routes) {
    const line = lines.get(route.id) ?? [];
    const target = `route:${route.id}`;
    const mark = inkRoute(line, target);
    if (sheet.routes.includes(route.id)) out += ink(scene, mark, target);
    const [gx, gy] = line[5] ?? [0, 0];
    part.spots[target] = { d: path(line), dots: path(line.slice(2, 15)) };
    part.ghosts[target] = { html: `<path d="${path(line)}" class="halo"/>${ghost(mark)}`, at: [gx - 11, gy - 9] };
  }

  const size = small ? 17 : 19;
  for (const [id, { x, y, w: bw, h: bh, upright }] of rewardBoxes(routes, lines, at, size, r)) {
    const route = sure(routes.find((one) => one.id === id));
    const rewards = rewardsOf(route);
    const cls = sheet.routes.includes(id) ? 'reward used' : view.struck.routes.includes(id) ? 'reward dead' : 'reward';
    out += `<g class="${cls}"><rect x="${n(x - bw / 2)}" y="${n(y - bh / 2)}" width="${n(bw)}" height="${n(bh)}" rx="${n(Math.min(bw, bh) / 2)}"/>`;
    rewards.forEach((reward, i) => {
      const off = (i - (rewards.length - 1) / 2) * (size + 1);
      out += use(reward, x + (upright ? 0 : off), y + (upright ? off : 0), size);
    });
    out += '</g>';
  }

  let notes = '';
  for (const [id, { struck_with }] of Object.entries(printed.map.parts)) {
    const inside = towns
      .filter((town) => town.part === id && view.struck.towns.includes(town.id))
      .map((town) => sure(at.get(town.id)));
    if (inside.length === 0) continue;
    const bx = Math.max(3, Math.min(...inside.map(([x]) => x)) - 24);
    const by = Math.min(...inside.map(([, y]) => y)) - 18;
    const bw = Math.min(w - 3, Math.max(...inside.map(([x]) => x)) + 24) - bx;
    const bh = Math.min(h - 4, Math.max(...inside.map(([, y]) => y)) + 18) - by;
    out += `<path d="${hatch(bx, by, bw, bh, id)}" class="strike"/>`;
    const note = t('johanna-sheet-from-players', { count: Math.max(...struck_with) + 1 });
    const wide = note.length * 6 + 18;
    const nx = Math.max(wide / 2 + 4, Math.min(w - wide / 2 - 4, bx + bw / 2));
    notes += `<rect x="${n(nx - wide / 2)}" y="${n(by + bh / 2 - 9)}" width="${wide}" height="18" rx="9" class="note"/>${text(nx, by + bh / 2 + 4.3, note, 'dim it')}`;
  }

  for (const town of towns) {
    const [x, y] = at.get(town.id) ?? [0, 0];
    const target = `town:${town.id}`;
    const mine = sheet.posts.includes(town.id);
    if (town.id === 'O') {
      const q = small ? 0.82 : 1;
      out +=
        `<g transform="translate(${n(x)} ${n(y)}) scale(${q})"><path d="M-25 11V-5h6v-4h5v4h5V-15L0-24 9-15V-5h5v-4h5v4h6V11Z" class="walls"/><path d="M-27-5l5-11 5 11ZM17-5l5-11 5 11ZM-10-14 0-29 10-14Z" class="roofs"/>` +
        `<path d="M-5 11V3a5 6 0 0 1 10 0v8Z" class="gate"/></g><rect x="${n(x - 29)}" y="${n(y + 10 * q)}" width="58" height="17" rx="3" class="ribbon"/>${text(x, y + 10 * q + 13, localized(town.name), 'serif townname')}`;
      const mark = ring(x, y, 34, target, 2.6, 27);
      if (mine) out += ink(scene, mark, target);
      part.spots[target] = { d: disc(x, y, 30) };
      part.ghosts[target] = { html: ghost(mark), at: [x + 28, y - 20] };
      continue;
    }
    const dead = view.struck.towns.includes(town.id);
    const crossed = !mine && sheet.crossed.includes(town.id);
    out +=
      `<g class="town${dead ? ' dead' : ''}"><path class="walls" d="M${n(x - r * 0.85)} ${n(y)}v${n(-r * 1.15)}h${n(r * 0.62)}v${n(r * 0.5)}h${n(r * 1.1)}v${n(r * 0.6)}Z"/>` +
      `<path class="roofs" d="M${n(x - r)} ${n(y - r * 1.05)}l${n(r * 0.46)} ${n(-r * 0.95)} ${n(r * 0.46)} ${n(r * 0.95)}ZM${n(x - r * 0.26)} ${n(y - r * 0.62)}l${n(r * 0.28)} ${n(-r * 0.62)}h${n(r * 0.62)}l${n(r * 0.34)} ${n(r * 0.62)}Z"/>` +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${r}"/>${crossed ? '' : text(x, y + 4.8, town.id, 'serif townn')}${town.citizen ? use('citizen', x + r + 7, y - r + 1, 19) : ''}</g>`;
    const mark = ring(x, y, r + 3.5, target, 2.6);
    if (mine) out += ink(scene, mark, target);
    if (crossed) {
      const by = view.towns[town.id]?.find((one) => one !== seat) ?? null;
      out +=
        ink(scene, cross(x, y, r * 1.2, `x${target}`, 2.7), target, by) + text(x, y + 4.8, town.id, 'serif townn over');
      if (by) out += shape(by, x + r * 0.95, y + r * 0.95, 11);
    }
    part.spots[target] = { d: disc(x, y, r + 5) };
    part.ghosts[target] = { html: ghost(mark), at: [x + r + 4, y - r - 4] };
  }
  out += notes;
  if (!small) {
    out += `<g transform="translate(${w - 30} 30)" class="compass"><circle r="17"/><path d="M0-23 4-4 17 0 4 4 0 23-4 4-17 0-4-4Z"/><path d="M0-23 4-4 0 0Z" class="north"/></g>`;
  }
  part.html = `${out}<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="8" class="edge"/>`;
  part.label = t('johanna-sheet-say-map', {
    routes: sheet.routes.join(', ') || '–',
    posts: sheet.posts.join(', ') || '–',
    crossed: sheet.crossed.join(', ') || '–',
  });
  return part;
}
