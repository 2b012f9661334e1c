import { cityOf } from '../../../place/passage.ts';
import { comeOfAgeCalled } from '../../../profile/people/called.ts';
import { goOnToStudy } from '../../../profile/when.ts';
import { because, say } from '../../../prose/said.ts';
import { UNIVERSITY_ASKED } from '../../../sections/education/leavers.ts';
import { task, type TaskWriter } from '../task.ts';

/** University instead of school, for children who will be adults at the move. */
export const universityTasks: TaskWriter = (view) => {
  const ids = goOnToStudy(view.profile);
  if (!ids) return [];
  return [
    task(
      'university',
      'University in the place of school',
      because(
        say`For ${comeOfAgeCalled(view.profile.movers)}, of age at the planned move: ask the admissions office of two universities in or near ${cityOf(view)} ${UNIVERSITY_ASKED}. A last year of school that is still to come is best finished before the move.`,
        ...ids,
      ),
      14,
    ),
  ];
};
