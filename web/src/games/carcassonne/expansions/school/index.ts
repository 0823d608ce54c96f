import type { BoxPage } from '../../box';
import { held } from '../../holdings';
import Teacher from './Teacher.svelte';

export const box: BoxPage = {
  works: [{ order: 6, Works: Teacher }],
  holdings: (view, seat) => held(35, 'teacher', view.teacher === seat ? 1 : 0),
  scores: [{ order: 19, kind: 'teacher' }],
  things: {
    teacher: { rules: ['C-4.6.1.2-a', 'C-4.6.1.2-b'] },
    'sign-school': { rules: ['C-4.6.1.2-a'], words: 'school' },
  },
};
