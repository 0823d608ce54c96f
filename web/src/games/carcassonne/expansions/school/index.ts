import { t } from '../../../../lib/language.svelte';
import { actor } from '../../../../lib/people';
import type { Asked, BoxPage } from '../../box';
import { held } from '../../holdings';
import Teacher from './Teacher.svelte';

/** Who has the teacher, and what that brings: C-4.6.1.2-b. */
function teacherNow({ view: { teacher }, table }: Asked): string | null {
  if (teacher === undefined) return null;
  return teacher === 'school'
    ? t('carcassonne-now-teacher-free')
    : t('carcassonne-now-teacher', actor(table, [teacher]));
}

export const box: BoxPage = {
  works: [{ order: 6, Works: Teacher }],
  holdings: (view, seat) => held(35, 'teacher', view.teacher === seat ? 1 : 0),
  scores: [{ order: 19, kind: 'teacher', element: 'teacher' }],
  things: {
    teacher: { rules: ['C-4.6.1.2-a', 'C-4.6.1.2-b'], now: teacherNow },
    'sign-school': { rules: ['C-4.6.1.2-a'], words: 'school' },
  },
};
