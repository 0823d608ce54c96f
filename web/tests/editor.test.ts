import { describe, expect, it, vi } from 'vitest';
import { Editor } from '../src/editor/editor.svelte';
import * as api from '../src/lib/api';
import { pack, readRecord, unpack, valueAt, withValue, written } from '../src/editor/record';
import { lineOf, readLine } from '../src/games/carcassonne/building/land.svelte';

const record = {
  bastide: 1,
  game: 'carcassonne',
  seats: 2,
  sets: ['base'],
  given: { tiles: ['BA-24 1,0 0', 'BA-15 2,0 90'], scores: { A: 12 }, turn: 'B' },
  chance: { tile: ['BA-18'] },
  moves: ['B lay 1,1 0', '? scores 12 0'],
};

describe('the record of the editor', () => {
  it('goes through a link and comes back the same', async () => {
    const read = readRecord(record);
    expect(read).not.toBeNull();
    if (!read) return;
    expect(await unpack(await pack(read))).toEqual(read);
    expect(written(read)).toEqual({ ...record, seats: ['A', 'B'], moves: undefined });
  });

  it('is not read from anything else', async () => {
    expect(readRecord([])).toBeNull();
    expect(readRecord({ seats: 2 })).toBeNull();
    expect(await unpack('nothing')).toBeNull();
  });

  it('is changed at a path, and what becomes empty goes', () => {
    const { given } = record;
    expect(withValue(given, ['tiles', 0], undefined)).toEqual({ ...given, tiles: ['BA-15 2,0 90'] });
    expect(withValue(given, ['scores', 'B'], 3)).toEqual({ ...given, scores: { A: 12, B: 3 } });
    expect(withValue(given, ['scores', 'A'], undefined)).toEqual({ tiles: given.tiles, turn: 'B' });
    expect(withValue({}, ['A', 'goods', 'wine'], 2)).toEqual({ A: { goods: { wine: 2 } } });
    expect(valueAt(given, ['tiles', 1])).toBe('BA-15 2,0 90');
    expect(valueAt(given, ['figures', 1])).toBeUndefined();
  });

  it('reads and writes a tile', () => {
    expect(readLine('BA-15 -2,0 90')).toEqual({ tile: 'BA-15', x: -2, y: 0, turn: 90 });
    expect(readLine('A follower 1,0 road')).toBeNull();
    expect(lineOf({ tile: 'BA-15', x: -2, y: 0, turn: 90 })).toBe('BA-15 -2,0 90');
  });
});

describe('the editor', () => {
  it('is busy until what was changed is kept', async () => {
    vi.spyOn(api, 'position').mockRejectedValue(new api.Refused({ code: 'busy', message: '' }));
    let keep: () => void = () => undefined;
    const read = readRecord(record);
    expect(read).not.toBeNull();
    if (!read) return;
    const editor = new Editor(read, () => new Promise((kept) => (keep = kept)));
    editor.change({ given: { turn: 'A' } });
    await vi.waitFor(() => expect(editor.problem?.code).toBe('busy'));
    expect(editor.busy).toBe(true);
    keep();
    await vi.waitFor(() => expect(editor.busy).toBe(false));
    editor.leave();
  });
});
