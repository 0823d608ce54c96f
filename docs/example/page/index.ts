import type { BoxPage } from '../../box';
import Bees from './Bees.svelte';

export const box: BoxPage = {
  layers: [{ depth: 'way', order: 90, Layer: Bees }],
};
