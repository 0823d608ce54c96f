import { beforeEach, describe, expect, it } from 'vitest';
import type { Option } from '../../../../lib/protocol';
import { modeOf } from '../../targets';
import { Turn } from '../../turn.svelte';
import { asks, sit, update, type Wire } from '../../../../../tests/help';

let wire: Wire;
let turn: Turn;

beforeEach(() => {
  const seated = sit();
  wire = seated.wire;
  turn = new Turn(seated.table);
});

describe('entering what the wooden catapult did', () => {
  const about = (verb: string, square: string, part: string): Option => ({
    text: `${verb} B follower ${square} city N`,
    verb,
    label: `carcassonne-${verb}`,
    args: { figure: 'follower', owner: 'B', area: 'city N' },
    targets: [`part:${square}:${part}`],
    rules: ['C-4.2.5.1-a'],
    data: {},
  });
  const topple: Option = {
    ...about('topple', '0,1', ''),
    text: 'topple 0,1',
    args: { x: 0, y: 1 },
    targets: ['tile:0,1'],
  };
  const miss: Option = { ...about('result', '0,0', ''), text: 'result miss', args: { result: 'miss' }, targets: [] };

  it('is pointed at on the board, or said by a button', async () => {
    wire.hear(
      update({
        decision: asks([about('hit', '0,0', 'c1'), about('push', '0,0', 'c1'), topple, miss], '2.0', 'D-CATTHROW'),
      }),
    );
    expect(turn.modes.map(modeOf)).toEqual(['hit', 'push', 'topple']);
    expect(turn.others).toEqual([expect.objectContaining({ text: 'result miss' })]);
    const [hit] = turn.stands;
    if (!hit) throw new Error('nobody can be hit');
    await turn.take(hit);
    void turn.take(hit);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'act', action: 'hit B follower 0,0 city N' });
  });
});
