import { REMARKS } from '@global-fit/matching/profile/text/freeTexts';
import { monthsAllowed } from '@global-fit/matching/profile/time/moveMonths';
import { addMonths } from '../../months.ts';
import type { PlaceView } from '../../place/view.ts';
import { isWished, wishedMove } from '../../profile/move/wishedMove.ts';
import { because, words } from '../../prose/said.ts';
import type { Draft } from './drafts.ts';
import { NOW, task } from './task.ts';

const TOLD_WITH_IT: readonly string[] = REMARKS;

/**
 * A task for customers who wrote of moving in a month outside the time they ticked: it says which of the two the plan
 * uses. A month named in a remark is mentioned with the remarks instead.
 */
export function otherMonthTask(view: PlaceView): readonly Draft[] {
  const wish = wishedMove(view.profile, view.date);
  const allowed = monthsAllowed(view.profile.read.choices('relocation-timeline')[0]);
  const outside =
    wish !== null && allowed.length > 0 && !allowed.some((one) => isWished(wish, addMonths(view.date, one)));
  if (!outside || TOLD_WITH_IT.includes(wish.id)) return [];
  const said = words(
    `You wrote that you mean to ${wish.studies ? 'begin your studies' : 'move'} in ${wish.words}, which is outside the time that you ticked. This plan goes by what you ticked: change one of the two and have the report made again.`,
  );
  return [
    {
      ...task('other month', 'Two dates for one move', because(said, wish.id, 'relocation-timeline'), NOW),
      topic: 'law',
    },
  ];
}
