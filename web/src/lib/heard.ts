/**
 * What our server sends, or what this page has written itself, read from JSON. It is taken at its word, here and
 * nowhere else: the server's types and the page's are the same (`make types`), and a test holds the games to them.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters, @typescript-eslint/no-unsafe-type-assertion -- see above
export const heard = <T>(text: string): T => JSON.parse(text) as T;
