import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asks, entry, lay, sit, update } from './help';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a table', () => {
  it('is greeted with the tokens of its seats', () => {
    const { wire, table } = sit({ A: 'one', C: 'three' });
    expect(wire.sent[0]).toEqual({ type: 'hello', tokens: ['one', 'three'], since: 0 });
    expect(table.mine).toEqual(['A', 'C']);
  });

  it('can be watched without any', () => {
    expect(sit({}).wire.sent[0]).toEqual({ type: 'hello', tokens: [], since: 0 });
  });

  it('sends an action with the tag of its decision', async () => {
    const { table, wire } = sit();
    wire.hear(update({ decision: asks([lay(0, 1, 0)], '7.1') }));
    const done = table.act('A', 'lay 0,1 0');
    expect(table.busy).toBe(true);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'act', tag: '7.1', action: 'lay 0,1 0' });
    wire.answer();
    expect(await done).toBeNull();
    expect(table.busy).toBe(false);
  });

  it('keeps a refusal until something else happens', async () => {
    const { table, wire } = sit();
    wire.hear(update());
    const done = table.undo('A');
    wire.answer({ ok: false, error: { code: 'no-undo', message: 'no' } });
    await done;
    expect(table.problem?.code).toBe('no-undo');
    wire.hear(update());
    expect(table.problem).toBeNull();
  });

  it('comes back after a loss and asks for what it has missed', () => {
    const { table, wires, wire } = sit();
    wire.hear(update({ log: [entry('start'), entry('draw')] }));
    wire.close();
    expect(table.line).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wires[1]?.open();
    expect(wires[1]?.sent[0]).toMatchObject({ type: 'hello', since: 2 });
    expect(table.line).toBe('lost');
    wires[1]?.hear(update({ log_from: 2 }));
    expect(table.line).toBe('open');
  });

  it('does not wait for an answer that will not come', async () => {
    const { table, wire } = sit();
    wire.hear(update());
    const done = table.act('A', 'pass');
    wire.close();
    expect((await done)?.code).toBe('unreachable');
    expect((await table.act('A', 'pass'))?.code).toBe('unreachable');
  });

  it('begins again when it has missed something', () => {
    const { table, wires, wire } = sit();
    wire.hear(update({ log: [entry('start')] }));
    wire.hear(update({ log_from: 9, log: [] }));
    expect(table.log).toEqual([]);
    vi.advanceTimersByTime(400);
    wires[1]?.open();
    expect(wires[1]?.sent[0]).toMatchObject({ since: 0 });
  });

  it('is left for good', () => {
    const { table, wires } = sit();
    table.leave();
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(1);
  });
});
