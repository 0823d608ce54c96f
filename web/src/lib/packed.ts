/** Large messages of the server come packed: the same text, deflated. */

export const unpacks = typeof DecompressionStream === 'function';

const unpack = (data: ArrayBuffer): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();

/** Hears messages in the order in which they came, though unpacking takes a moment. */
export function inOrder(hear: (text: string) => void, broken: () => void): (data: string | ArrayBuffer) => void {
  let last: Promise<void> | null = null;
  return (data) => {
    if (typeof data === 'string' && !last) {
      hear(data);
      return;
    }
    const text = typeof data === 'string' ? data : unpack(data);
    const mine: Promise<void> = (last ?? Promise.resolve())
      .then(() => text)
      .then(hear, broken)
      .finally(() => {
        if (last === mine) last = null;
      });
    last = mine;
  };
}
