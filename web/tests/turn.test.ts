import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modeOf } from '../src/games/carcassonne/targets';
import { Turn } from '../src/games/carcassonne/turn.svelte';
import { modeAsk } from '../src/games/carcassonne/words';
import { asks, lay, pass, sit, speak, stand, update, type Wire } from './help';
import { refusals } from '../src/lib/refusals.svelte';
import type { Table } from '../src/lib/table.svelte';

let table: Table;
let wire: Wire;
let turn: Turn;

const place = (tag = '1.0') => wire.hear(update({ decision: asks([lay(0, 1, 0), lay(0, 1, 2), lay(1, 0, 1)], tag) }));

beforeEach(() => {
  ({ table, wire } = sit());
  turn = new Turn(table);
  place();
});

describe('laying a tile', () => {
  it('shows it where the mouse is, and stays where one has clicked', () => {
    turn.hover = '1,0';
    expect(turn.ghost).toMatchObject({ key: '1,0', quarter: 1 });
    turn.choose('0,1');
    turn.hover = '1,0';
    expect(turn.ghost).toMatchObject({ key: '0,1', quarter: 0 });
  });

  it('turns with a second click', () => {
    turn.choose('0,1');
    turn.choose('0,1');
    expect(turn.ghost?.quarter).toBe(2);
  });

  it('says no when there is only one way', () => {
    turn.choose('1,0');
    turn.turn(1);
    expect(turn.ghost?.quarter).toBe(1);
    expect(turn.shaking).toBe('1,0');
  });

  it('is sent only when it is confirmed', async () => {
    turn.choose('0,1');
    turn.turn(1);
    expect(wire.sent).toHaveLength(1);
    const done = turn.place();
    expect(wire.sent.at(-1)).toMatchObject({ type: 'act', seat: 'A', tag: '1.0', action: 'lay 0,1 180' });
    wire.answer();
    await done;
    expect(table.busy).toBe(false);
  });

  it('is not sent from where one only hovers', async () => {
    turn.hover = '1,0';
    await turn.place();
    expect(wire.sent).toHaveLength(1);
  });

  it('forgets the choice with the next decision', () => {
    turn.choose('0,1');
    place('5.0');
    expect(turn.chosen).toBeNull();
  });

  it('shakes and says why when it is refused', async () => {
    turn.choose('0,1');
    const done = turn.place();
    wire.answer({ ok: false, error: { code: 'stale', message: 'too late' } });
    await done;
    expect(table.problem?.code).toBe('stale');
    expect(turn.shaking).toBe('0,1');
  });

  it('asks why a square is closed', async () => {
    const square = document.createElement('i');
    const shake = vi.fn();
    square.animate = shake;
    const done = turn.whyNotHere({ x: 2, y: 2 }, square);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'why', action: 'lay 2,2 0' });
    wire.answer({ ok: true, refusal: { code: 'adjoins-nothing', rule: 'C-4.2-c', message: '', blanks: {} } });
    await done;
    expect(refusals.current).toMatchObject({ problem: { code: 'adjoins-nothing', rule: 'C-4.2-c' }, on: square });
    expect(shake).toHaveBeenCalledOnce();
  });
});

describe('placing a follower', () => {
  beforeEach(() => {
    const options = [
      stand('city N', 'c1', 4),
      stand('road S', 'r1'),
      { ...stand('city N', 'c1', 4), verb: 'big', text: 'big city N' },
      pass,
    ];
    wire.hear(update({ decision: asks(options, '2.0', 'D-FIGURE') }));
  });

  it('takes an area first and sends it with the second click', async () => {
    const city = turn.stands[0];
    if (!city) throw new Error('no city');
    await turn.take(city);
    expect(turn.stand).toBe(city);
    const done = turn.take(city);
    expect(wire.sent.at(-1)).toMatchObject({ action: 'follower city N' });
    wire.answer();
    await done;
  });

  it('offers one kind of figure at a time', () => {
    expect(turn.modes.map(modeOf)).toEqual(['follower', 'big']);
    expect(turn.stands.map((option) => option.text)).toEqual(['follower city N', 'follower road S']);
    turn.takeUp('big');
    expect(turn.stands.map((option) => option.text)).toEqual(['big city N']);
    expect(turn.pass?.text).toBe('pass');
    expect(turn.others).toEqual([]);
  });

  it('begins with the follower again when it is asked anew', () => {
    turn.takeUp('big');
    wire.hear(
      update({
        decision: asks([stand('city N', 'c1', 4), { ...stand('city N', 'c1', 4), verb: 'big' }], '6.0', 'D-FIGURE'),
      }),
    );
    expect(turn.figure).toBe('follower');
  });

  it('asks for what is left to do where there is no follower to place', () => {
    speak();
    const fairy = { ...stand('city N', 'c1'), verb: 'fairy', text: 'fairy follower 0,0 city N' };
    wire.hear(update({ decision: asks([fairy, pass], '6.0', 'D-FIGURE') }));
    expect(modeAsk(turn)).toBe('Put the fairy next to one of your followers');
    const ransom = { ...pass, verb: 'ransom', text: 'ransom B follower' };
    wire.hear(update({ decision: asks([ransom, pass], '7.0', 'D-FIGURE') }));
    expect(modeAsk(turn)).toBe('Anything else this turn?');
    wire.hear(update({ decision: asks([stand('city N', 'c1'), pass], '8.0', 'D-FIGURE') }));
    expect(modeAsk(turn)).toBeNull();
    wire.hear(update({ decision: asks([pass], '9.0', 'D-OTHER') }));
    expect(modeAsk(turn)).toBeNull();
  });
});
