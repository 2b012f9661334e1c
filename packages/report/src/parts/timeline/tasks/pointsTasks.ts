import { papersForPoints, pointsForAge } from '../../../place/entry/pointsLaw.ts';
import { type OpenRoute, routeName } from '../../../place/entry/routes.ts';
import { routeSaid } from '../../../place/entry/words.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, flow, say, words } from '../../../prose/said.ts';
import { type DraftTask, task } from '../task.ts';

/** Months this plan assumes for a test and an assessment; no record holds them. */
const ASSESSED = 3;

/** Where points decide: what has to be in hand before one is entered at all, and what a birthday costs. */
export function pointsTasks({ atlas, iso3, profile }: PlaceView, { route }: OpenRoute): readonly DraftTask[] {
  const papers = route.conditions.selection === 'points' ? papersForPoints(atlas, iso3) : null;
  if (!papers) return [];
  const counted = profile.movers.hasPartner
    ? 'Have the points counted for each of the two of you as the one who applies, and enter the better.'
    : 'Have the points counted before you pay for either.';
  return [
    task(
      'points',
      'Tests and assessments for the points',
      because(
        flow(
          routeSaid(route, `The ${routeName(route)} goes by points.`),
          papers,
          words(counted),
          pointsForAge(atlas, iso3),
          say`How long tests and assessments take is not in our records; this plan allows three months.`,
        ),
        'age',
        ...profile.movers.ids,
      ),
      18,
      { takes: ASSESSED },
    ),
  ];
}
