/** The record that the position editor works on, and how it is packed into a link. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Given = Record<string, Json>;

/** A record with `given`, as `docs/records.md` has it; only what the editor changes is spelled out. */
export interface Edited {
  bastide: number;
  game: string;
  seats: string[];
  sets: string[];
  elements: string[];
  options: Record<string, Json>;
  chance: Record<string, Json>;
  given: Given;
  moves: string[];
  title: string;
  about: string;
}

export const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What JSON can say; anything that was read from it. */
export const isJson = (value: unknown): value is Json => value !== undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const object = (value: unknown): Given => (isObject(value) ? value : {});
const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Names that are only the letters of the seats are none. */
const nameless = (names: string[]): string[] => names.map((name, index) => (name === SEATS[index] ? '' : name));

export const empty = (game: string, seats = 2): Edited => ({
  bastide: 1,
  game,
  seats: Array.from({ length: seats }, () => ''),
  sets: [],
  elements: [],
  options: {},
  chance: {},
  given: {},
  moves: [],
  title: '',
  about: '',
});

/** A record that somebody brings; null when it is none. Expectations and remarks stay behind. */
export function readRecord(value: unknown): Edited | null {
  if (!isObject(value) || !isText(value.game)) return null;
  const count = typeof value.seats === 'number' ? value.seats : texts(value.seats).length;
  return {
    bastide: typeof value.bastide === 'number' ? value.bastide : 1,
    game: value.game,
    seats: typeof value.seats === 'number' ? Array.from({ length: count }, () => '') : nameless(texts(value.seats)),
    sets: texts(value.sets),
    elements: texts(value.elements),
    options: object(value.options),
    chance: object(value.chance),
    given: object(value.given),
    moves: [],
    title: isText(value.title) ? value.title : '',
    about: isText(value.about) ? value.about : '',
  };
}

/** The same as the server takes it: without what is empty. Seats without a name have their letter. */
export function written(record: Edited): Record<string, unknown> {
  const filled = Object.entries(record).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : isObject(value) ? Object.keys(value).length > 0 : value !== '',
  );
  return { ...Object.fromEntries(filled), seats: record.seats.map((name, index) => name || (SEATS[index] ?? '')) };
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The whole position as text for an address. */
export async function pack(record: Edited): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(written(record)));
  const bytes = await through(text, new CompressionStream('gzip'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function unpack(packed: string): Promise<Edited | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')));
    return readRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The description with another value at a path; without one when it is undefined. What becomes empty goes, too. */
export function withValue(given: Given, path: (string | number)[], value: Json | undefined): Given {
  const [key, ...rest] = path;
  if (key === undefined) return given;
  const next: Given = { ...given };
  const name = String(key);
  const [index] = rest;
  const before = next[name];
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(next, name);
    else next[name] = value;
  } else if (Array.isArray(before) && typeof index === 'number') {
    const list = value === undefined ? before.filter((_, at) => at !== index) : before.with(index, value);
    if (list.length > 0) next[name] = list;
    else Reflect.deleteProperty(next, name);
  } else {
    const inner = withValue(isObject(before) ? before : {}, rest, value);
    if (Object.keys(inner).length > 0) next[name] = inner;
    else Reflect.deleteProperty(next, name);
  }
  return next;
}

/** What stands at a path. */
export function valueAt(given: Json | undefined, path: (string | number)[]): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return given;
  if (Array.isArray(given)) return valueAt(given[Number(key)], rest);
  return isObject(given) ? valueAt(given[String(key)], rest) : undefined;
}
