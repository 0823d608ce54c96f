/**
 * Our drawings on a canvas. They are a small part of SVG (groups, paths, circles, ellipses, uses, texts, patterns),
 * and a worker has no DOM that could draw them: so they are read and painted here.
 */
import type { ArtSheet } from '../../../generated/carcassonne';

/** How dark the line is where two tiles meet. */
const SEAM = 0.22;
/** What a tile measures in its drawing. */
const UNITS = 100;
/** So far from its middle a symbol reaches at most. */
const REACH = 60;
/** Up to this size of a tile its symbols are stamped; on larger ones a stamp would look soft. */
const STAMPED = 200;
/** A stamp is finer than what it is pressed on. */
const FINE = 2;

/** A symbol as a picture, and where its corner lies from the point that it stands on. */
interface Stamp {
  picture: OffscreenCanvas;
  x: number;
  y: number;
  width: number;
  height: number;
}

type Attributes = Record<string, string>;

interface Node {
  tag: string;
  attributes: Attributes;
  children: Node[];
  text: string;
  path?: Path2D;
  move?: DOMMatrix | null;
}

/** What is inherited from a group to what is in it; `alpha` is multiplied. */
interface Ink {
  look: Attributes;
  alpha: number;
}

type Pen = OffscreenCanvasRenderingContext2D;

const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
const PIECES = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const RULE = /\.([\w-]+)\{([^}]*)\}/g;
const MOVE = /(translate|rotate|scale)\(([^)]*)\)/g;

/** Reads a drawing of ours: well formed, without comments or entities. */
export function read(source: string): Node[] {
  const root: Node = { tag: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closing, tag, attributes, single, text] of source.matchAll(PIECES)) {
    const above = open.at(-1) ?? root;
    if (text !== undefined) above.text += text;
    else if (closing) open.pop();
    else if (tag !== undefined) {
      const node: Node = { tag, attributes: {}, children: [], text: '' };
      for (const [, name, value] of (attributes ?? '').matchAll(ATTRIBUTE))
        if (name !== undefined && value !== undefined) node.attributes[name] = value;
      above.children.push(node);
      if (!single) open.push(node);
    }
  }
  return root.children;
}

export function movesOf(transform: string): DOMMatrix {
  const matrix = new DOMMatrix();
  for (const [, kind, values] of transform.matchAll(MOVE)) {
    const [a = 0, b, c = 0] = (values ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') matrix.translateSelf(a, b ?? 0);
    else if (kind === 'scale') matrix.scaleSelf(a, b ?? a);
    else
      matrix
        .translateSelf(b ?? 0, c)
        .rotateSelf(a)
        .translateSelf(-(b ?? 0), -c);
  }
  return matrix;
}

/** All definitions, read once, and the colours of one light. */
export class Brush {
  #shared = new Map<string, Node>();
  #classes = new Map<string, Attributes>();
  #colours = new Map<string, string>();
  #patterns = new Map<string, CanvasPattern | null>();
  #stamps = new Map<string, Stamp | null>();

  constructor(defs: string, css: ArtSheet['css']['light']) {
    for (const [, name, value] of css.matchAll(/(--[\w-]+):([^;}]+)/g))
      if (name !== undefined && value !== undefined) this.#colours.set(name, value);
    this.#gather(read(defs));
  }

  /** A tile as a bitmap. */
  paint(drawing: string, size: number): OffscreenCanvas {
    const canvas = new OffscreenCanvas(size, size);
    const pen = canvas.getContext('2d');
    if (!pen) return canvas;
    pen.scale(size / UNITS, size / UNITS);
    this.#drawAll(pen, read(drawing), { look: {}, alpha: 1 }, size / UNITS);
    pen.globalAlpha = SEAM;
    pen.strokeStyle = this.#colours.get('--land-outline') ?? '#000';
    pen.lineWidth = 0.7;
    pen.strokeRect(0, 0, UNITS, UNITS);
    return canvas;
  }

  #gather(nodes: Node[]): void {
    for (const node of nodes) {
      if (node.attributes.id !== undefined) this.#shared.set(node.attributes.id, node);
      if (node.tag === 'style') this.#readStyle(node.text);
      if (node.tag === 'defs') this.#gather(node.children);
    }
  }

  #readStyle(css: string): void {
    for (const [, name, body] of css.matchAll(RULE)) {
      const look: Attributes = {};
      for (const one of (body ?? '').split(';')) {
        const [property, value] = one.split(':');
        if (property && value !== undefined) look[property.trim()] = value.trim();
      }
      if (name !== undefined) this.#classes.set(name, look);
    }
  }

  #drawAll(pen: Pen, nodes: Node[], ink: Ink, scale: number): void {
    for (const node of nodes) this.#draw(pen, node, ink, scale);
  }

  #draw(pen: Pen, node: Node, above: Ink, scale: number): void {
    const { attributes, tag } = node;
    if (tag === 'style' || tag === 'defs' || tag === 'pattern' || tag === 'clipPath') return;
    const ink = this.#inkOf(attributes, above);
    pen.save();
    node.move ??= attributes.transform === undefined ? null : movesOf(attributes.transform);
    if (node.move) pen.transform(...entries(node.move));
    if (tag === 'g') {
      this.#drawAll(pen, node.children, ink, scale);
    } else if (tag === 'use') {
      const id = (attributes.href ?? '').slice(1);
      const shared = this.#shared.get(id);
      pen.translate(number(attributes.x), number(attributes.y));
      const stamp = shared && !node.move && scale * UNITS <= STAMPED ? this.#stamp(id, shared, scale) : undefined;
      if (stamp) pen.drawImage(stamp.picture, stamp.x, stamp.y, stamp.width, stamp.height);
      else if (shared && stamp === undefined) this.#draw(pen, shared, ink, scale);
    } else if (tag === 'text') {
      this.#write(pen, node, ink);
    } else {
      node.path ??= outline(node);
      this.#fill(pen, node.path, ink, scale);
      this.#stroke(pen, node.path, ink);
    }
    pen.restore();
  }

  #inkOf(attributes: Attributes, above: Ink): Ink {
    const look: Attributes = { ...above.look };
    let { alpha } = above;
    const take = (from: Attributes): void => {
      for (const name of INHERITED) {
        const value = from[name];
        if (value !== undefined) look[name] = value;
      }
    };
    take(attributes);
    let own = attributes.opacity;
    for (const name of (attributes.class ?? '').split(' ')) {
      const rule = this.#classes.get(name);
      if (!rule) continue;
      take(rule);
      own = rule.opacity ?? own;
    }
    if (own !== undefined) alpha *= Number(own);
    return { look, alpha };
  }

  #colour(value: string | undefined): string | null {
    if (value === undefined || value === 'none') return null;
    const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return variable === undefined ? value : (this.#colours.get(variable) ?? null);
  }

  #fill(pen: Pen, path: Path2D, { look, alpha }: Ink, scale: number): void {
    const pattern = /^url\(#([\w-]+)\)$/.exec(look.fill ?? '')?.[1];
    const style = pattern === undefined ? this.#colour(look.fill ?? '#000') : this.#pattern(pattern, scale);
    if (style === null) return;
    pen.globalAlpha = alpha * Number(look['fill-opacity'] ?? 1);
    pen.fillStyle = style;
    pen.fill(path);
  }

  #stroke(pen: Pen, path: Path2D, { look, alpha }: Ink): void {
    const style = this.#colour(look.stroke);
    if (style === null) return;
    pen.globalAlpha = alpha;
    pen.strokeStyle = style;
    pen.lineWidth = Number(look['stroke-width'] ?? 1);
    pen.lineCap = look['stroke-linecap'] === 'round' ? 'round' : 'butt';
    pen.lineJoin = look['stroke-linejoin'] === 'round' ? 'round' : 'miter';
    const dashes = look['stroke-dasharray'];
    pen.setLineDash(dashes === undefined ? [] : dashes.split(/[\s,]+/).map(Number));
    pen.lineDashOffset = Number(look['stroke-dashoffset'] ?? 0);
    pen.stroke(path);
  }

  #write(pen: Pen, { text, attributes }: Node, { look, alpha }: Ink): void {
    const style = this.#colour(look.fill ?? '#000');
    if (style === null) return;
    pen.globalAlpha = alpha;
    pen.fillStyle = style;
    pen.font = `${look['font-weight'] ?? '400'} ${look['font-size'] ?? '10'}px ${look['font-family'] ?? 'serif'}`;
    pen.textAlign = look['text-anchor'] === 'middle' ? 'center' : 'start';
    pen.fillText(text, number(attributes.x), number(attributes.y));
  }

  /** A symbol is painted once for each size: most of a tile are houses and trees. Null when it shows nothing. */
  #stamp(id: string, symbol: Node, scale: number): Stamp | null {
    const key = `${id} ${scale}`;
    const known = this.#stamps.get(key);
    if (known !== undefined) return known;
    const fine = scale * FINE;
    const side = Math.ceil(2 * REACH * fine);
    const sheet = new OffscreenCanvas(side, side);
    const pen = sheet.getContext('2d', { willReadFrequently: true });
    if (!pen) return null;
    pen.translate(side / 2, side / 2);
    pen.scale(fine, fine);
    this.#draw(pen, symbol, { look: {}, alpha: 1 }, fine);
    const box = inkedBox(pen.getImageData(0, 0, side, side));
    let stamp: Stamp | null = null;
    if (box) {
      const picture = new OffscreenCanvas(box.width, box.height);
      picture.getContext('2d')?.drawImage(sheet, -box.left, -box.top);
      stamp = {
        picture,
        x: (box.left - side / 2) / fine,
        y: (box.top - side / 2) / fine,
        width: box.width / fine,
        height: box.height / fine,
      };
    }
    this.#stamps.set(key, stamp);
    return stamp;
  }

  /** A pattern is painted once for each size. */
  #pattern(id: string, scale: number): CanvasPattern | null {
    const key = `${id} ${scale}`;
    const known = this.#patterns.get(key);
    if (known !== undefined) return known;
    const node = this.#shared.get(id);
    const width = Math.round(number(node?.attributes.width) * scale);
    const height = Math.round(number(node?.attributes.height) * scale);
    if (!node || width === 0 || height === 0) return null;
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    const [across, down] = [width / number(node.attributes.width), height / number(node.attributes.height)];
    pen.scale(across, down);
    this.#drawAll(pen, node.children, { look: {}, alpha: 1 }, scale);
    const pattern = pen.createPattern(canvas, 'repeat');
    pattern?.setTransform(new DOMMatrix().scaleSelf(1 / across, 1 / down));
    this.#patterns.set(key, pattern);
    return pattern;
  }
}

function inkedBox({
  data,
  width,
  height,
}: ImageData): { left: number; top: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[4 * (y * width + x) + 3]) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const number = (value: string | undefined): number => Number(value ?? 0);

const entries = ({ a, b, c, d, e, f }: DOMMatrix): [number, number, number, number, number, number] => [
  a,
  b,
  c,
  d,
  e,
  f,
];

function outline({ tag, attributes }: Node): Path2D {
  if (tag === 'path') return new Path2D(attributes.d);
  const path = new Path2D();
  const [x, y] = [number(attributes.cx), number(attributes.cy)];
  const rx = number(tag === 'circle' ? attributes.r : attributes.rx);
  const ry = number(tag === 'circle' ? attributes.r : attributes.ry);
  if (tag === 'circle' || tag === 'ellipse') path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  else if (tag === 'rect')
    path.rect(number(attributes.x), number(attributes.y), number(attributes.width), number(attributes.height));
  return path;
}
