import type { BoxPage } from '../../box';
import Flight from './Flight.svelte';

export const box: BoxPage = { layers: [{ depth: 'way', order: 0, Layer: Flight }] };
