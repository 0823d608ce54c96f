import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepsOf } from '../src/games/orleans/advice';
import { momentOf, pathOf } from '../src/lib/moment';
import type { GameView, Option, Position } from '../src/lib/protocol';
import { asks, entry, lay, NOTHING, sit, update } from './help';

/** A view that can be told from others. */
const viewed = (hand: string) => ({ hand }) as GameView;

const position = (move: number, view: GameView = NOTHING): Position => ({
  move,
  moves: 9,
  steps: [1, 2, 3, 9],
  seat: 'A',
  view,
  decision: null,
  over: false,
  winners: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a table', () => {
  it('is greeted with the tokens of its seats', () => {
    const { wire, table } = sit({ A: 'one', C: 'three' });
    expect(wire.sent[0]).toEqual({ type: 'hello', tokens: ['one', 'three'], since: 0, unpacks: true });
    expect(table.mine).toEqual(['A', 'C']);
  });

  it('can be watched without any', () => {
    expect(sit({}).wire.sent[0]).toEqual({ type: 'hello', tokens: [], since: 0, unpacks: true });
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

  it('comes again with the tokens of today when those of yesterday open nothing', async () => {
    const renew = vi.fn(() => Promise.resolve({ A: 'new' }));
    const { table, wire } = sit({ A: 'old' }, renew);
    wire.hear(update({ seat: null }));
    const refused = { type: 'answer', id: null, ok: false, error: { code: 'not-your-seat', message: '' } };
    wire.hear(refused);
    await vi.waitFor(() => expect(wire.sent[1]).toMatchObject({ type: 'hello', tokens: ['new'] }));
    expect(table.mine).toEqual(['A']);
    wire.hear(refused);
    expect(renew).toHaveBeenCalledTimes(1);
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

  it('looks back without losing the present', async () => {
    const { table, wire } = sit();
    wire.hear(
      update({
        moves: 9,
        view: viewed('now'),
        log: [entry('start', null, { move: 1 }), entry('lay', 'A', { move: 5 })],
      }),
    );
    const seen = table.lookBack(3);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'look', move: 3, seat: 'A' });
    wire.answer({ ok: true, position: position(2, viewed('then')) });
    await seen;
    expect([table.update?.view, table.update?.moves, table.log.length]).toEqual([viewed('then'), 2, 1]);
    expect(table.update?.undo).toEqual([]);
    wire.hear(update({ moves: 10, view: viewed('later'), log_from: 2, log: [entry('place', 'A', { move: 9 })] }));
    expect([table.update?.view, table.live?.view]).toEqual([viewed('then'), viewed('later')]);
    table.backToNow();
    expect([table.update?.view, table.log.length]).toEqual([viewed('later'), 3]);
  });

  it('asks for one position at a time, and then for the last that was wanted', async () => {
    const { table, wire } = sit();
    wire.hear(update({ moves: 9 }));
    const seen = table.lookBack(1);
    void table.lookBack(2);
    void table.lookBack(3);
    expect(wire.sent.filter((said) => said.type === 'look')).toHaveLength(1);
    wire.answer({ ok: true, position: position(1) });
    await Promise.resolve();
    await Promise.resolve();
    expect(wire.sent.at(-1)).toMatchObject({ type: 'look', move: 3 });
    wire.answer({ ok: true, position: position(3) });
    await seen;
    expect(table.past?.move).toBe(3);
  });

  it('asks others to agree, and a bot for advice', async () => {
    const { table, wire } = sit();
    wire.hear(update({ decision: asks([lay(0, 1, 0)]) }));
    void table.takeBack('A');
    expect(wire.sent.at(-1)).toMatchObject({ type: 'takeback', seat: 'A' });
    wire.answer();
    const hint = table.hint('A');
    wire.answer({ ok: true, hint: { option: lay(0, 1, 0), worth: 2.5, options: [], turns: [], mine: null } });
    expect((await hint)?.worth).toBe(2.5);
  });

  it('hears what others say', () => {
    const { table, wire } = sit();
    wire.hear({ type: 'emote', seat: 'B', emote: 'nice' });
    wire.hear({ type: 'emote', seat: 'B', emote: 'nice' });
    expect(table.emotes.B).toEqual({ emote: 'nice', number: 2 });
  });
});

describe('a moment', () => {
  it('stands in the address', () => {
    expect(pathOf('k7f', 31)).toBe('/table/k7f#at=31');
    expect(pathOf('k7f', null)).toBe('/table/k7f');
    expect([momentOf('#at=31'), momentOf('#at=0'), momentOf(''), momentOf('#at=-1'), momentOf('#at=x')]).toEqual([
      31,
      0,
      null,
      null,
      null,
    ]);
  });
});

describe('a plan that a bot advises in Orléans', () => {
  it('falls into the steps that are offered', () => {
    const option = (text: string, verb = 'put') => ({ ...lay(0, 0, 0), text, verb });
    const offered = [
      option('put knight ship.3'),
      option('put monk ship.3'),
      option('tech village.1', 'tech'),
      option('done', 'done'),
    ];
    const plan = option('plan knight@ship.3, technology@village.1; done', 'plan');
    expect(stepsOf(plan, offered).map(({ text }) => text)).toEqual(['put knight ship.3', 'tech village.1']);
    expect(stepsOf(offered[3] as Option, offered)).toEqual([offered[3]]);
  });
});
