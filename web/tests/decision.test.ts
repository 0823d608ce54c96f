import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import OptionList from '../src/components/OptionList.svelte';
import { loadFace } from '../src/games';
import { askedSeat, groupsOf, targetOf } from '../src/lib/decision';
import type { TableInfo } from '../src/lib/protocol';
import { asks, lay, pass, sit, speak, stand, update } from './help';

const info: TableInfo = {
  table: 'k7f',
  game: 'carcassonne',
  setup: { seats: 1, sets: ['base'], elements: [], options: {} },
  seats: [
    {
      seat: 'A',
      kind: 'human',
      name: 'Anna',
      connected: true,
      bot: null,
      stand_in: null,
      stand_in_by: null,
      grace: null,
    },
  ],
  status: 'running',
  moves: 3,
  asked: ['A'],
  scores: null,
  clock: null,
  takeback: null,
  standin: null,
  level: '',
  seed: null,
  commitment: null,
  daily: null,
  days: null,
  since: {},
  chat: false,
  own_box: false,
  outdated: null,
};

describe('a decision as a list', () => {
  it('groups the options by what one does', () => {
    const groups = groupsOf([pass, stand('city N', 'c1'), stand('road S', 'r1')]);
    expect(groups.map(({ verb, options }) => [verb, options.length])).toEqual([
      ['follower', 2],
      ['pass', 1],
    ]);
  });

  it('knows which of my seats is asked', () => {
    const decision = asks([pass], '1.0', 'D-FIGURE', 'B');
    expect(askedSeat(decision, ['A', 'B'])).toBe('B');
    expect(askedSeat(decision, ['A'])).toBeNull();
    expect(askedSeat(null, ['A'])).toBeNull();
  });

  it('reads targets', () => {
    expect(targetOf(lay(3, -1, 0))).toEqual(['tile', '3,-1']);
    expect(targetOf(pass)).toBeNull();
  });
});

describe('the list view', () => {
  beforeEach(() => speak('en'));

  it('shows every option in words and plays the one that is chosen', async () => {
    const { table, wire } = sit();
    wire.hear({ type: 'table', ...info });
    wire.hear(
      update({
        decision: asks([stand('city N+E', 'c1', 4, true), stand('field NL+WR', 'f1', 3), pass], '4.0', 'D-FIGURE'),
      }),
    );
    const onchosen = vi.fn();
    render(OptionList, { table, face: await loadFace('carcassonne'), onchosen });
    const names = screen.getAllByRole('button').map((button) => button.textContent.trim());
    expect(names).toContain('In the city (north, east) · 4 points now');
    expect(names).toContain('In the field (north left, upper west) · 3 points so far');
    expect(names).toContain('Skip');
    screen.getByText(/In the city/).click();
    expect(wire.sent.at(-1)).toMatchObject({ type: 'act', seat: 'A', tag: '4.0', action: 'follower city N+E' });
    wire.answer();
    await vi.waitFor(() => expect(onchosen).toHaveBeenCalled());
  });

  it('shows an option without words as the record writes it', async () => {
    const { table, wire } = sit();
    wire.hear({ type: 'table', ...info });
    wire.hear(update({ decision: asks([{ ...pass, text: 'sing 3', verb: 'sing', label: 'carcassonne-sing' }]) }));
    render(OptionList, { table, face: await loadFace('carcassonne') });
    expect(screen.getByText('sing 3')).toBeTruthy();
  });
});
