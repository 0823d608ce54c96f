/** The key by which the server knows this browser again where that counts: in the game of the day. */
import { read, write } from './keep';

const KEY = 'bastide.person';
const SHORTEST = 16;
let made = '';

export function personKey(): string {
  const kept = read<string>(KEY, '');
  if (kept.length >= SHORTEST) return kept;
  // A browser that may keep nothing has the key until the page is closed.
  made ||= [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, '0')).join('');
  write(KEY, made);
  return made;
}
