import type { BoxPage } from '../../box';
import BlankFaces from './BlankFaces.svelte';
import FacesInPlay from './FacesInPlay.svelte';

export const box: BoxPage = { switches: { blankFaces: { Editor: BlankFaces, Reading: FacesInPlay } } };
