import type { BoxPage } from '../../box';
import { held } from '../../holdings';
import Teacher from './Teacher.svelte';

export const box: BoxPage = {
  layers: [{ depth: 'works', order: 6, Layer: Teacher }],
  holdings: (view, seat) => held(35, 'teacher', view.teacher === seat ? 1 : 0),
  scores: [{ order: 19, kind: 'teacher' }],
};
