/**
 * Fetches drawings of tiles and paints them, beside the page: a tile is some hundred shapes, and a late game has
 * hundreds of tiles. The page itself only ever shows finished pictures.
 */
import type { Drawn, TileArt } from '../../../generated/carcassonne';
import { heard } from '../../../lib/heard';
import { Brush } from './drawing';
import type { FromPainter, ToPainter, Wish } from './messages';

const brushes = new Map<string, Brush>();
const tiles = new Map<string, TileArt[]>();

const say = (message: FromPainter): void => postMessage(message);

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(response.statusText);
  return heard<T>(await response.text());
}

async function fetchDrawings(asked: string, load: () => Promise<Record<string, Drawn>>): Promise<void> {
  try {
    const drawings: Record<string, TileArt[]> = {};
    for (const [id, { quarters }] of Object.entries(await load())) {
      drawings[id] = quarters;
      tiles.set(id, quarters);
    }
    say({ kind: 'drawings', asked, drawings });
  } catch {
    say({ kind: 'missing', asked });
  }
}

function paint({ tile, quarter, theme, size }: Wish): ImageBitmap | null {
  const drawing = tiles.get(tile)?.[quarter];
  const brush = brushes.get(theme);
  return drawing && brush ? brush.paint(drawing.under + drawing.over, size).transferToImageBitmap() : null;
}

function paintAll(wishes: Wish[]): void {
  const pictures = wishes.map((wish): [string, ImageBitmap | null] => [wish.key, paint(wish)]);
  postMessage({ kind: 'pictures', pictures } satisfies FromPainter, {
    transfer: pictures.flatMap(([, picture]) => picture ?? []),
  });
}

onmessage = ({ data }: MessageEvent<ToPainter>) => {
  if (data.kind === 'sheet') {
    for (const theme of ['light', 'dark'] as const) brushes.set(theme, new Brush(data.defs, data.css[theme]));
  } else if (data.kind === 'box') {
    const { box } = data;
    void fetchDrawings(box, () => fetched(`/api/carcassonne/art/boxes/${encodeURIComponent(box)}`));
  } else if (data.kind === 'tile') {
    const { tile } = data;
    void fetchDrawings(tile, async () => ({
      [tile]: await fetched<Drawn>(`/api/carcassonne/art/${encodeURIComponent(tile)}`),
    }));
  } else {
    paintAll(data.wishes);
  }
};
