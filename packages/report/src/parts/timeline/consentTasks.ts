import { because, say } from '../../prose/said.ts';
import { otherParentIds } from '../../profile/otherParent.ts';
import { NOW, task, type TaskWriter } from './task.ts';

/** Another parent of the children: without that parent, or a court, nothing else of the plan can be begun. */
export const consentTasks: TaskWriter = (view) => {
  const ids = otherParentIds(view.profile);
  return ids
    ? [
        task(
          'consent',
          'The other parent’s consent',
          because(
            say`Before visits, schools or notice: the other parent’s written consent to the move, or a court’s leave in its place. A family lawyer in ${view.homeName} says which of the two you need, and whether an order you have is enough.`,
            ...ids,
          ),
          NOW,
          { takes: 1 },
        ),
      ]
    : [];
};
