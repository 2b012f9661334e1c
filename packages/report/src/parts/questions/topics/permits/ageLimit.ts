import { routeName, openRoutes, settlesByRight } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { list } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** The best permit's age limit and the customer's age; null where it has none. */
function greatestAge(view: PlaceView): Said | null {
  const route = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  const most = route?.conditions.greatestAge;
  if (!route || most == null) return null;
  const { age } = view.profile;
  const verdict = age === null ? '' : age > most ? ', which you are past' : `, and you are ${age}`;
  return because(
    routeSaid(
      route,
      `In ${view.name} the ${routeName(route)} admits people up to the age of ${most}${verdict}.`,
    ),
    'age',
    ...view.profile.stageIds,
  );
}

const isByPoints = (view: PlaceView): boolean =>
  !settlesByRight(view) && openRoutes(view)[0]?.route.conditions.selection === 'points';

/** Whether somebody is too old for a permit. */
export const AGE_LIMIT: Topic = {
  id: 'age-limit',
  about:
    /\btoo old\b|\b(?:upper |maximum |max\.? )?age (?:limits?|caps?)\b|\b(?:upper|maximum|max\.?) age\b/i,
  not: /\b(?:child(?:ren)?|kids?|sons?|daughters?|dog|cat|pets?|house|car|passport|buildings?|schools?|depend[ae]nts?|insur\w+|pensions?)\b/i,
  over: ['visa', 'jobs'],
  answer: ({ views }) => {
    const bounded = views.flatMap((view) => greatestAge(view) ?? []);
    const free = views.filter((view) => greatestAge(view) === null);
    const points = free.filter(isByPoints).map(({ name }) => name);
    return {
      said: flow(
        ...bounded,
        free.length > 0
          ? because(
              words(
                `No greatest age stands on our records for the way in that fits you in ${list(
                  free.map(({ name }) => name),
                  'or',
                )}.`,
              ),
              'age',
            )
          : null,
        points.length > 0
          ? say`In ${list(points)} people are chosen by points, and age may be among what earns them.`
          : null,
      ),
      lacks: 'ages that employers and single schemes set',
      whom: 'the embassy of each country, and two employers there',
      put: 'Is there an age after which this permit is not given, or given on other terms, and does age cost points?',
    };
  },
};
