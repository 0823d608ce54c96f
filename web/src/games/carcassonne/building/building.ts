/** How the land of Carcassonne is built in the position editor. */
import type { Building } from '../../building';
import HandField from './HandField.svelte';
import { Brush } from './land.svelte';
import LandEditor from './LandEditor.svelte';
import Palette from './Palette.svelte';

export const building: Building<Brush> = {
  begin: () => new Brush(),
  tabs: ['tiles', 'figures'],
  turnTo: (brush, tab) => (brush.tool = tab === 'figures' ? 'figure' : 'lay'),
  Palette,
  Land: LandEditor,
  Hand: HandField,
};
