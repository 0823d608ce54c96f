/** Which page is shown. Links are ordinary anchors; the server answers every path with the page. */
import { elementOf } from './dom';

export type Place =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string }
  | { page: 'study'; id: string }
  | { page: 'score'; game: string }
  | { page: 'edit'; game: string }
  | { page: 'print'; game: string }
  | { page: 'data'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; name: string }
  | { page: 'daily'; number: number | undefined }
  | { page: 'device' }
  | { page: 'unknown' };

export function placeOf(path: string): Place {
  const [page, name = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!page) return { page: 'lobby' };
  if (page === 'device' && !name) return { page };
  if (page === 'daily' && rest.length === 0 && /^\d*$/.test(name))
    return { page, number: name ? Number(name) : undefined };
  if (page === 'table' && name && rest.length === 1 && rest[0] === 'study') return { page: 'study', id: name };
  if (name && rest.length === 0) {
    if (page === 'new' || page === 'rules' || page === 'score') return { page, game: name };
    if (page === 'edit' || page === 'print' || page === 'data') return { page, game: name };
    if (page === 'learn') return { page, name };
    if (page === 'table' || page === 'join') return { page, id: name };
  }
  return { page: 'unknown' };
}

/** The table that somebody means who pasted a link or typed a code. */
export function codeOf(text: string): string {
  const words = text.trim().split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  return words.at(-1) ?? '';
}

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  place = $derived(placeOf(this.path));

  start(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** A click on a link into the page itself needs no reload. */
  #follow(event: MouseEvent): void {
    const link = elementOf(event)?.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.download) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
