/** What is counted on the sheet: warehouse, bank, depot, monks, deeds, places, development. */
import { t } from '../../lib/language.svelte';
import { seal, shape, use } from './icons';
import { bonusAt, bonusIcon, box, disc, effectRow, ghost, ink, n, text, type Part, type Scene } from './part';
import { cross, hatch, ring, stroke } from './pen';
import { deedNumber, placeName, goodName } from './words';
import { SEATS } from '../../lib/protocol';

const PENS = { ring, cross };
const part = (w: number, h: number, label: string): Part => ({ w, h, html: '', label, spots: {}, ghosts: {} });

/** A bonus can be pointed at where it stands. */
function bonusSpot(found: Part, id: string, x: number, y: number): void {
  found.spots[`bonus:${id}`] = { d: disc(x, y, 16) };
  found.ghosts[`bonus:${id}`] = {
    html: `<circle cx="${n(x)}" cy="${n(y)}" r="15" class="glow"/>`,
    at: [x + 13, y - 11],
  };
}

export function warehouse(scene: Scene, cell = 29): Part {
  const { printed, sheet } = scene;
  const columns = printed.warehouse.columns;
  const pitch = cell + 3;
  const gx = 34;
  const foot = printed.goods.length * pitch + 19;
  const found = part(gx + columns * pitch + 36, foot + 16, '');
  let out = '';
  printed.goods.forEach(({ id, points }, i) => {
    const y = i * pitch + cell / 2 + 1;
    const have = sheet.goods[id] ?? 0;
    out += use(id, 15, y, 24);
    for (let c = 1; c <= columns; c++) {
      const x = gx + (c - 1) * pitch + cell / 2;
      const target = `good:${id}.${c}`;
      const mark = cross(x, y, cell * 0.27, target, 2.5);
      out += `<rect x="${n(x - cell / 2)}" y="${n(y - cell / 2)}" width="${cell}" height="${cell}" rx="4" class="cell"/>`;
      if (have >= c) out += ink(scene, mark, target);
      found.ghosts[target] = {
        html: `<path d="${box(x - cell / 2, y - cell / 2, cell, cell, 4)}" class="lit"/>${ghost(mark)}`,
        at: [x + cell / 2 - 1, y - cell / 2 + 2],
      };
    }
    found.spots[`good:${id}`] = { d: box(0, y - pitch / 2 + 0.5, gx + columns * pitch, pitch - 1, 8) };
    const vx = gx + columns * pitch + 19;
    out += `<path d="M${vx - 17} ${n(y)}h5" class="lead"/><circle cx="${vx}" cy="${n(y)}" r="11.5" class="vp"/>${text(vx, y + 5, points, 'serif vpn')}`;
    if (have >= columns) out += ink(scene, ring(vx, y, 13, `row${id}`), `warehouse:${id}`);
  });
  for (let c = 1; c <= columns; c++) {
    const x = gx + (c - 1) * pitch + cell / 2;
    out += `<path d="M${n(x)} ${foot - 20}v5" class="lead"/>${bonusAt(scene, `warehouse:column${c}`, x, foot, 12, PENS)}`;
    bonusSpot(found, `warehouse:column${c}`, x, foot);
  }
  found.html = out;
  found.label = t('johanna-sheet-say-warehouse', {
    goods: printed.goods.map(({ id }) => `${goodName(id)} ${sheet.goods[id] ?? 0}`).join(', '),
  });
  return found;
}

export function bank(scene: Scene, cell = 34): Part {
  const { printed, sheet } = scene;
  const { rows, columns } = printed.bank;
  const foot = rows * (cell + 2) + 18;
  const found = part(
    6 + columns * cell + 44,
    foot + 42,
    t('johanna-sheet-say-bank', {
      circled: sheet.bank.circled.join(', '),
      crossed: sheet.bank.crossed.join(', '),
      count: sheet.bank.available,
    }),
  );
  let out = '';
  for (let r = 1; r <= rows; r++) {
    const y = (r - 1) * (cell + 2) + cell / 2 + 2;
    const circled = sheet.bank.circled[r - 1] ?? 0;
    const spent = sheet.bank.crossed[r - 1] ?? 0;
    for (let c = 1; c <= columns; c++) {
      const x = 6 + (c - 1) * cell + cell / 2;
      const [coin, pay] = [`coin:row${r}.${c}`, `pay:row${r}.${c}`];
      const marks = { [coin]: ring(x, y, cell * 0.42, coin, 2.1), [pay]: cross(x, y, cell * 0.3, pay, 2.5) };
      out += `<g class="${circled >= c ? '' : 'blank'}">${use('coin', x, y, Math.round(cell * 0.64))}</g>`;
      if (circled >= c) out += ink(scene, marks[coin] ?? '', coin);
      if (spent >= c) out += ink(scene, marks[pay] ?? '', pay);
      for (const target of [coin, pay])
        found.ghosts[target] = {
          html: `<circle cx="${n(x)}" cy="${n(y)}" r="${n(cell * 0.46)}" class="glow"/>${ghost(marks[target] ?? '')}`,
          at: [x + cell * 0.36, y - cell * 0.34],
        };
    }
    found.spots[`coin:row${r}`] = { d: box(1, y - cell / 2, columns * cell + 10, cell, 17) };
    const x = 6 + columns * cell + 22;
    out += `<path d="M${x - 20} ${n(y)}h6" class="lead"/>${bonusAt(scene, `bank:row${r}`, x, y, 12.5, PENS)}`;
    bonusSpot(found, `bank:row${r}`, x, y);
  }
  for (let c = 1; c <= columns; c++) {
    const x = 6 + (c - 1) * cell + cell / 2;
    out += `<path d="M${n(x)} ${foot - 17}v4" class="lead"/>${bonusAt(scene, `bank:column${c}`, x, foot, 12, PENS)}${bonusAt(scene, `bank:column${c}.yellow`, x, foot + 27, 10, PENS)}`;
    bonusSpot(found, `bank:column${c}`, x, foot);
    bonusSpot(found, `bank:column${c}.yellow`, x, foot + 27);
  }
  found.html = out + text(6 + columns * cell + 5, foot + 31, t('johanna-sheet-first'), 'dim it', 'start');
  return found;
}

export function depot(scene: Scene, pitch = 25.5): Part {
  const { printed, sheet } = scene;
  const found = part(
    printed.depot.length * pitch + 2,
    38,
    t('johanna-sheet-say-depot', { count: sheet.shields, all: printed.depot.length }),
  );
  printed.depot.forEach((worth, i) => {
    const x = i * pitch + pitch / 2;
    const target = `shield:${i + 1}`;
    const mark = ring(x, 19, 14, target, 2.2);
    found.html += use('shield', x, 19, 25) + text(x, 23.5, worth, 'serif shieldn');
    if (i < sheet.shields) found.html += ink(scene, mark, target);
    found.ghosts[target] = {
      html: `<circle cx="${n(x)}" cy="19" r="14" class="glow"/>${ghost(mark)}`,
      at: [x + 10, 6],
    };
  });
  found.spots.depot = { d: box(0, 3, found.w, 32, 10) };
  return found;
}

export function monks(scene: Scene, pitch = 42): Part {
  const { printed, sheet } = scene;
  const { hires, points } = printed.monks;
  const found = part(
    hires * pitch + 24,
    38,
    t('johanna-sheet-say-monks', { count: sheet.monks, all: hires, points: points[sheet.monks] ?? 0 }),
  );
  for (let i = 0; i < hires; i++) {
    const x = i * pitch + 32;
    const target = `monk:${i + 1}`;
    const mark = cross(x, 19, 9.5, target, 2.6);
    found.html += text(x - 21, 25, points[i] ?? 0, 'serif big') + seal('monk', x, 19, 11.5);
    if (i < sheet.monks) found.html += ink(scene, mark, target);
    found.spots[target] = { d: disc(x, 19, 14) };
    found.ghosts[target] = { html: `<circle cx="${x}" cy="19" r="14" class="glow"/>${ghost(mark)}`, at: [x + 11, 7] };
  }
  found.html +=
    text(hires * pitch + 11, 25, points[hires] ?? 0, 'serif big') +
    ink(scene, ring(sheet.monks * pitch + 11, 19, 11, 'monks'), 'monks');
  return found;
}

export function deeds(scene: Scene, w = 520, perRow = 5): Part {
  const { view, printed, sheet, seat } = scene;
  const cw = (w - (perRow - 1) * 6) / perRow;
  const ch = 66;
  const found = part(
    w,
    Math.ceil(printed.deeds.length / perRow) * (ch + 6) - 4,
    t('johanna-sheet-say-deeds', { deeds: sheet.deeds.join(', ') || '–' }),
  );
  printed.deeds.forEach(({ deed, persons, effect }, i) => {
    const x = (i % perRow) * (cw + 6);
    const y = Math.floor(i / perRow) * (ch + 6) + 1;
    const { by, struck } = view.deeds[deed] ?? { by: null, struck: false };
    const lost = by !== null && by !== seat;
    const bonus = `deed:${deed}`;
    let card = `<rect x="${n(x + 0.5)}" y="${y}" width="${n(cw - 1)}" height="${ch - 2}" rx="7" class="card${by === seat ? ' mine' : ''}"/>`;
    let late = '';
    persons.forEach((person, j) => {
      const [cx, cy] = [x + 16 + j * 23.5, y + 17];
      const target = `deed:${deed}.${person}`;
      const mark = cross(cx, cy, 8.5, target, 2.4);
      card += seal(person, cx, cy, 11);
      if (sheet.deeds.includes(`${deed}.${person}`)) late += ink(scene, mark, target);
      found.spots[target] = { d: disc(cx, cy, 13) };
      found.ghosts[target] = {
        html: `<circle cx="${n(cx)}" cy="${cy}" r="14" class="glow"/>${ghost(mark)}`,
        at: [cx + 9, cy - 11],
      };
    });
    const bx = x + cw - 17;
    card += `<path d="M${n(x + 8)} ${y + 33}h${n(cw - 16)}" class="hairline"/>${effectRow(effect, x + 9, y + 48, 18, 4)}`;
    card += `<path d="M${n(bx - 27)} ${y + 48}h9m-4-4 4 4-4 4" class="arrow"/><circle cx="${n(bx)}" cy="${y + 48}" r="12.5" class="yellow"/>`;
    card +=
      by === seat || view.pending.some((one) => one.from === bonus)
        ? bonusAt(scene, bonus, bx, y + 48, 9.5, PENS)
        : bonusIcon(printed.bonuses[bonus], bx, y + 48, 9.5);
    bonusSpot(found, bonus, bx, y + 48);
    found.html += `<g class="${lost || struck ? 'gone' : ''}">${card}${text(x + cw - 9, y + 16, deedNumber(deed), 'serif dim', 'end')}</g>${late}`;
    if (lost) {
      const one = stroke(
        [
          [x + 8, y + ch - 12],
          [x + cw - 10, y + 10],
        ],
        2.6,
        `dl${deed}`,
        1.2,
      );
      const two = stroke(
        [
          [x + 10, y + 9],
          [x + cw - 8, y + ch - 12],
        ],
        2.6,
        `dm${deed}`,
        1.2,
      );
      found.html += ink(scene, one + two, `lost:${deed}`, by);
    }
    if (struck) found.html += `<path d="${hatch(x + 3, y + 2, cw - 6, ch - 6, bonus, 10)}" class="strike"/>`;
  });
  return found;
}

/** Tiers as columns (or as rows of two), the owner's mark in the corner, locked tiers veiled. */
export function places(scene: Scene, w = 520, h = 33, perRow = 0, roomy = false): Part {
  const { view, printed, sheet, seat } = scene;
  const tiers = Object.keys(printed.tiers);
  const cw = perRow ? (w - (perRow - 1) * 6) / perRow : (w - (tiers.length - 1) * 5) / tiers.length;
  const found = part(w, 0, t('johanna-sheet-say-places', { places: sheet.places.map(placeName).join(', ') || '–' }));
  let top = 0;
  tiers.forEach((tier, i) => {
    const here = view.places.filter((one) => one.tier === tier);
    const x = perRow ? 0 : i * (cw + 5);
    const wide = perRow ? w : cw;
    const { open } = view.tiers[tier] ?? { open: true };
    found.html += text(x + 3, top + 13, tier, 'serif tier', 'start');
    if (!open) found.html += text(x + 27, top + 13, t('johanna-sheet-locked'), 'dim it', 'start');
    for (let k = 0; k < (printed.tiers[tier]?.cost ?? 0); k++)
      found.html += use('coin', x + wide - 9 - 14 * k, top + 9, 13);
    here.forEach(({ place, owner, removed }, j) => {
      const card = printed.places[place];
      if (!card) return;
      const px = perRow ? (j % perRow) * (cw + 6) : x;
      const y = top + 19 + (perRow ? Math.floor(j / perRow) : j) * (h + 3);
      const veil = removed ? 'gone' : (!open && !owner) || (owner && owner !== seat) ? 'veil' : '';
      let html = `<rect x="${n(px + 0.5)}" y="${y + 0.5}" width="${n(cw - 1)}" height="${h - 1}" rx="6" class="card${owner === seat ? ' mine' : ''}"/>`;
      if (card.person === null || card.person === 'any') {
        html += `<circle cx="${n(px + 14)}" cy="${y + h / 2}" r="10" class="anyone"/>${text(px + 14, y + h / 2 + 4.5, card.person ? '∗' : '∞', 'serif')}`;
      } else {
        html += seal(card.person === 'hired_monk' ? 'monk' : card.person, px + 14, y + h / 2, 10);
      }
      if (card.kind === 'plus')
        html += `<circle cx="${n(px + 23)}" cy="${y + 8}" r="6" class="plus"/><path d="M${n(px + 20)} ${y + 8}h6m-3-3v6" class="plusx"/>`;
      const name = placeName(place);
      const room = cw - 34;
      const squeeze =
        name.length * (roomy ? 7.6 : 6.6) > room ? ` textLength="${n(room)}" lengthAdjust="spacingAndGlyphs"` : '';
      html += `<text x="${n(px + 29)}" y="${y + h / 2 - 3}" class="placen"${squeeze}>${name}</text>${effectRow(card.effect, px + 29, y + h / 2 + 6.5, roomy ? 16 : 14, 3)}`;
      found.html += `<g class="${veil}">${html}</g>`;
      if (owner) found.html += shape(owner, px + cw - 9, y + h - 9, 13);
      if (removed)
        found.html += ink(
          scene,
          cross(px + cw / 2, y + h / 2, cw * 0.42, place, 2.2, h * 0.36),
          `removed:${place}`,
          'F',
        );
      found.spots[`place:${place}`] = { d: box(px + 0.5, y + 0.5, cw - 1, h - 1, 6) };
      found.ghosts[`place:${place}`] = {
        html: `<path d="${box(px + 0.5, y + 0.5, cw - 1, h - 1, 6)}" class="lit"/>`,
        at: [px + cw - 4, y + 3],
      };
    });
    const rows = perRow ? Math.ceil(here.length / perRow) : here.length;
    found.h = Math.max(found.h, top + 19 + rows * (h + 3));
    if (perRow) top = found.h + 5;
  });
  return found;
}

export function development(scene: Scene, w = 1060, perRow = 26): Part {
  const { view, printed, sheet, seat } = scene;
  const pitch = w / perRow;
  const cell = Math.min(36, pitch - 3);
  const rh = perRow > 20 ? cell + 38 : cell + 32;
  const found = part(
    w,
    Math.ceil(printed.development.length / perRow) * rh + 4,
    t('johanna-sheet-say-development', {
      field: sheet.development,
      all: printed.development.length,
      level: sheet.level,
    }),
  );
  const rivals = SEATS.filter((other) => other !== seat && view.sheets[other]);
  let late = '';
  for (const { field, multiplier } of printed.development) {
    const x = ((field - 1) % perRow) * pitch + pitch / 2;
    const y = Math.floor((field - 1) / perRow) * rh + cell / 2 + 9;
    const target = `field:${field}`;
    const bonus = `development:${field}`;
    const radius = multiplier ? cell / 2 : 5;
    const mark = cross(x, y, cell * 0.3, target, 2.5);
    found.html += `<path d="${box(x - cell / 2, y - cell / 2, cell, cell, radius)}" class="cell${multiplier ? ' mult' : ''}"/>`;
    if (multiplier) late += text(x, y + 6, `×${multiplier}`, `serif mul${cell > 30 ? '' : ' little'}`);
    else found.html += text(x, y + 4.5, field, 'fieldn');
    if (field <= sheet.development) found.html += ink(scene, mark, target);
    found.spots[target] = { d: box(x - cell / 2, y - cell / 2, cell, cell, radius) };
    found.ghosts[target] = {
      html: `<path d="${box(x - cell / 2, y - cell / 2, cell, cell, radius)}" class="lit"/>${ghost(mark)}`,
      at: [x + cell / 2 - 1, y - cell / 2 + 1],
    };
    if (printed.bonuses[bonus]) {
      const by = y + cell / 2 + 14;
      late += `<path d="M${n(x)} ${n(y + cell / 2)}v3" class="lead"/>${bonusAt(scene, bonus, x, by, 10.5, PENS)}`;
      bonusSpot(found, bonus, x, by);
    }
    rivals
      .filter((other) => view.sheets[other]?.development === field)
      .forEach((other, i) => (late += shape(other, x - cell / 2 + 6 + i * 13, y - cell / 2, 12)));
  }
  found.html += late;
  return found;
}

/** A sheet in small: shapes only, to compare at a glance. */
export function thumb(scene: Scene): Part {
  const { printed, sheet, seat } = scene;
  const [w, h] = [132, 92];
  const found = part(w, h, '');
  const colour = `var(--seat-${seat})`;
  const at = (id: string): [number, number] => {
    const [x, y] = printed.map.towns.find((town) => town.id === id)?.at ?? [0, 0];
    return [6 + (x / 100) * 66, 6 + (y / 100) * 62];
  };
  let out = `<rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="6" class="card"/>`;
  for (const { id, ends, by } of printed.map.routes) {
    const [[x0, y0], [x1, y1]] = [at(ends[0]), at(ends[1])];
    const on = sheet.routes.includes(id);
    out += `<path d="M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}" stroke="${on ? colour : by === 'water' ? 'var(--water)' : 'var(--road-edge)'}" stroke-width="${on ? 2.6 : 1}" opacity="${on ? 1 : 0.4}" stroke-linecap="round"/>`;
  }
  for (const { id } of printed.map.towns) {
    const [x, y] = at(id);
    const on = sheet.posts.includes(id);
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${on ? 3 : 1.5}" fill="${on ? colour : 'var(--sepia)'}"/>`;
  }
  printed.goods.forEach(({ id }, i) => {
    for (let c = 0; c < printed.warehouse.columns; c++)
      out += `<rect x="${82 + c * 9}" y="${7 + i * 7}" width="7" height="5.4" rx="1" fill="${c < (sheet.goods[id] ?? 0) ? colour : 'var(--hair-soft)'}"/>`;
  });
  for (let r = 0; r < printed.bank.rows; r++) {
    for (let c = 0; c < printed.bank.columns; c++) {
      const have = c < (sheet.bank.circled[r] ?? 0);
      out += `<circle cx="${85.5 + c * 9}" cy="${49 + r * 8}" r="2.9" fill="${have ? colour : 'var(--hair-soft)'}" opacity="${c < (sheet.bank.crossed[r] ?? 0) ? 0.45 : 1}"/>`;
    }
  }
  out += `<rect x="6" y="${h - 13}" width="${w - 12}" height="6" rx="3" fill="var(--hair-soft)"/><rect x="6" y="${h - 13}" width="${n(((w - 12) * sheet.development) / printed.development.length)}" height="6" rx="3" fill="${colour}"/>`;
  found.html = out;
  return found;
}
