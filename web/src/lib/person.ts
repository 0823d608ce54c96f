/** The key by which the server knows this browser again, and the person whose device it is. */
import { read, write } from './keep';

const KEY = 'bastide.person';
const SHORTEST = 16;
let made = '';

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, '0')).join('');

export function personKey(): string {
  const kept = read<string>(KEY, '');
  if (kept.length >= SHORTEST) return kept;
  // A browser that may keep nothing has the key until the page is closed.
  made ||= newKey();
  write(KEY, made);
  return made;
}

/** A key for this browser that nobody has had: it is kept once the server has taken it. */
export const freshKey = newKey;

export function keepKey(key: string): void {
  made = key;
  write(KEY, key);
}

/** What kind of device this is, by its screen and whether it is touched. */
export function deviceKind(): 'computer' | 'phone' | 'tablet' {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}
