import type { BoxPage } from '../../box';
import DispatchPanel from './DispatchPanel.svelte';

export const box: BoxPage = {
  panels: [{ order: 3, shown: (_turn, view) => Boolean(view.dispatches?.card), Panel: DispatchPanel }],
  track: {
    shown: ({ dispatches }) => Boolean(dispatches),
    decisions: ['D-COUNTER'],
    scorers: ({ dispatches }, seat) => dispatches?.track[seat],
    // Whoever ends on one of these gets a dispatch.
    dark: ({ dispatches }, space) => Boolean(dispatches) && space % 5 === 0,
  },
  scores: [{ order: 20, kind: 'dispatch', element: 'dispatches' }],
  things: {
    woman: { rules: ['C-4.6.12.1-a', 'C-4.6.12.1-b'] },
  },
};
