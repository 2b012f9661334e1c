import { wholeMonths } from '@global-fit/matching/entry/route/inTime';
import { type OpenRoute, routeName } from '../../../place/entry/routes.ts';
import { routeSaid } from '../../../place/entry/words.ts';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { because, flow, say, words } from '../../../prose/said.ts';
import { type DraftTask, NOW, task } from '../task.ts';

/** Months that a plan without a date is taken to leave before an application. */
const UNDATED = 12;

/** Months until the application for a permit: what is left of the time to the move before its decision. */
function monthsToApply({ route }: OpenRoute, ahead: number | null): number {
  if (ahead === null) return UNDATED;
  return Math.max(0, ahead - 1 - (route.processingDays === null ? 0 : wholeMonths(route.processingDays)));
}

/**
 * A permit whose greatest age a birthday may pass before one applies: said at once, with what is left to do. None for
 * other permits and for people who are far from it. Ages are told in whole years, so the next birthday may be near.
 */
export function ageTasks(
  view: PlaceView,
  others: readonly PlaceView[],
  first: OpenRoute,
  ahead: number | null,
): readonly DraftTask[] {
  const { route } = first;
  const { age, movers } = view.profile;
  const most = route.conditions.greatestAge;
  if (age === null || most === null || age > most || age + monthsToApply(first, ahead) / 12 <= most)
    return [];
  const partner = movers.partner?.age;
  const other = partner != null && partner < age ? partnerCalled(movers) : null;
  const [next] = others;
  return [
    task(
      'age-limit',
      'Your age and this permit',
      because(
        flow(
          routeSaid(
            route,
            `The ${routeName(route)} admits people up to the age of ${most} by its record, and you are ${age}: a birthday before the day that counts closes it to you, whatever else you have to offer.`,
          ),
          say`Ask the immigration authority of ${view.name} now which day that is, of the application, the invitation or the decision, and put every step before it as early as that asks, whatever month stands beside it here.`,
          other === null ? null : say`Have ${other}, who is younger, considered as the one who applies.`,
          next ? words(`Should it be too late, ${next.name} comes next, by its own way in.`) : null,
        ),
        'age',
        'relocation-timeline',
        ...movers.ids,
      ),
      NOW,
    ),
  ];
}
