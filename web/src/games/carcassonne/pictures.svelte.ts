/**
 * Laid tiles as bitmaps. A tile is some hundred shapes; a whole land of them is too much to draw anew in every
 * frame of a drag. Each turned tile is painted once, in the background, and shown as a picture from then on.
 */
import { SvelteMap } from 'svelte/reactivity';
import { theme, type ThemeName } from '../../lib/theme.svelte';
import { SIDE } from './board';
import { art } from './art.svelte';

const SHARP = devicePixelRatio > 1 ? 480 : 320;
/** A picture may be stretched so much before it looks soft. */
const STRETCH = 1.15;

class Pictures {
  #urls = new SvelteMap<string, string>();
  #asked = new Set<string>();
  #queue: Promise<void> = Promise.resolve();
  #shared: ((drawing: string) => string) | null = null;

  /** The picture of a turned tile, if it is painted and sharp enough at this scale. */
  url(tile: string, quarter: number, scale: number): string | undefined {
    if (scale * SIDE * devicePixelRatio > SHARP * STRETCH) return undefined;
    return this.#urls.get(keyOf(tile, quarter, theme.name));
  }

  /** Has a turned tile painted when there is time. */
  want(tile: string, quarter: number): void {
    const { name } = theme;
    const key = keyOf(tile, quarter, name);
    const drawing = art.tile(tile, quarter);
    if (!art.sheet || !drawing || this.#asked.has(key)) return;
    this.#asked.add(key);
    const { defs, css } = art.sheet;
    this.#queue = this.#queue.then(async () => {
      this.#shared ??= partsOf(defs);
      const body = drawing.under + drawing.over;
      const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARP}" height="${SHARP}" viewBox="0 0 ${SIDE} ${SIDE}"><style>${css[name]}</style>${this.#shared(body)}${body}</svg>`;
      const url = await paint(source).catch(() => null);
      if (url) this.#urls.set(key, url);
    });
  }
}

/** What a drawing needs of all definitions: a tile has few of them, and each picture is parsed by itself. */
export function partsOf(defs: string): (drawing: string) => string {
  const all = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${defs}</svg>`, 'image/svg+xml');
  const styles = [...all.querySelectorAll('style')].map((style) => style.outerHTML).join('');
  const parts = new Map([...all.querySelectorAll('defs > [id]')].map((part) => [part.id, part.outerHTML]));
  const mentioned = (text: string): string[] => [...text.matchAll(/#(ca-[\w-]+)/g)].map(([, id]) => id ?? '');
  const always = mentioned(styles);
  return (drawing) => {
    const found = new Set<string>();
    const todo = [...always, ...mentioned(drawing)];
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      const part = parts.get(id);
      if (part === undefined || found.has(id)) continue;
      found.add(id);
      todo.push(...mentioned(part));
    }
    return `<defs>${styles}${[...found].map((id) => parts.get(id)).join('')}</defs>`;
  };
}

const keyOf = (tile: string, quarter: number, theme: ThemeName): string => `${theme}:${tile}:${quarter}`;

async function paint(source: string): Promise<string | null> {
  const drawing = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    const image = new Image(SHARP, SHARP);
    image.src = drawing;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SHARP;
    canvas.getContext('2d')?.drawImage(image, 0, 0, SHARP, SHARP);
    const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    return bitmap && URL.createObjectURL(bitmap);
  } finally {
    URL.revokeObjectURL(drawing);
  }
}

export const pictures = new Pictures();
