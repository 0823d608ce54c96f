import { deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { inOrder } from '../src/lib/packed';

const pack = (text: string): ArrayBuffer => new Uint8Array(deflateSync(Buffer.from(text))).buffer;

describe('large messages', () => {
  it('are heard in the order in which they came', async () => {
    const heard: string[] = [];
    const receive = inOrder(
      (text) => heard.push(text),
      () => heard.push('broken'),
    );
    receive('first');
    expect(heard).toEqual(['first']);
    const long = 'ü'.repeat(40_000);
    receive(pack(long));
    receive('third');
    receive(pack('fourth'));
    expect(heard).toEqual(['first']);
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    expect(heard).toEqual(['first', long, 'third', 'fourth']);
    receive('fifth');
    expect(heard.at(-1)).toBe('fifth');
  });

  it('that cannot be unpacked do not stop what follows', async () => {
    const heard: string[] = [];
    const receive = inOrder(
      (text) => heard.push(text),
      () => heard.push('broken'),
    );
    receive(new Uint8Array([1, 2, 3]).buffer);
    receive('next');
    await vi.waitFor(() => expect(heard).toEqual(['broken', 'next']));
  });
});
