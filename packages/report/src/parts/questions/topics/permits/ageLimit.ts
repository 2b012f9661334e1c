import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { closedTo } from '@global-fit/matching/entry/route/eligibility';
import { routeName, openRoutes, settlesByRight } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list, listNames, listSaid } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked, Topic } from '../../topic.ts';

const bestOf = (view: PlaceView): VisaRoute | null =>
  settlesByRight(view) ? null : (openRoutes(view)[0]?.route ?? null);

/** Kinds of permit that people of working age ask about in addition to the one that fits best. */
const OF_WORK: readonly RouteKind[] = ['work', 'permanent-residency'];
const OF_YOUTH = /\b(?:youth|working holiday|young)\b/i;

/**
 * Permits with a maximum age: the one that fits best, and work permits, which are never the best for somebody too old.
 */
function bounded(view: PlaceView, { text, profile }: Asked): readonly VisaRoute[] {
  const held = profile.citizenships.map(({ iso3 }) => iso3);
  const best = bestOf(view);
  const others = settlesByRight(view)
    ? []
    : view.atlas.routes
        .of(view.iso3)
        .filter(
          (route) =>
            route.shown &&
            route.status === 'open' &&
            route.id !== best?.id &&
            OF_WORK.includes(route.kind) &&
            (route.conditions.forWhom !== 'youth' || OF_YOUTH.test(text)) &&
            (route.conditions.nationalities?.some((one) => held.includes(one)) ?? true) &&
            closedTo(route, held) === null,
        );
  return [...(best ? [best] : []), ...others].filter(({ conditions }) => conditions.greatestAge !== null);
}

/** Schemes for the young by their names. */
const SCHEME = /\b(?:working[- ]holidays?|work and holiday|youth mobility)\b/i;

/** Where records hold a scheme for the young for these passports, in a place of the report or elsewhere. */
function schemesSaid({ view, views, profile }: Asked): Said {
  const held = profile.citizenships.map(({ iso3 }) => iso3);
  const found = view.atlas.countries.flatMap((country) => {
    const most = view.atlas.routes
      .open(country.iso3, 'work')
      .filter(
        ({ shown, conditions }) =>
          shown &&
          conditions.forWhom === 'youth' &&
          (conditions.nationalities?.some((one) => held.includes(one)) ?? false),
      )
      .toSorted((a, b) => (b.conditions.greatestAge ?? 0) - (a.conditions.greatestAge ?? 0))[0];
    const age = most?.conditions.greatestAge;
    return most
      ? [
          {
            country,
            said: routeSaid(most, `${nameOf(country)}${age == null ? '' : ` (up to the age of ${age})`}`),
          },
        ]
      : [];
  });
  // Where no permit is needed, none for the young is missed.
  const without = views.filter(
    (view) => !settlesByRight(view) && !found.some(({ country }) => country.iso3 === view.iso3),
  );
  const none = words(`For ${listNames(without, 'or')} they hold none; that does not mean there is none.`);
  return because(
    flow(
      found.length > 0
        ? say`With your passport our records hold a scheme of that kind in ${listSaid(found.map(({ said }) => said))}.`
        : words('With your passport our records hold no scheme of that kind.'),
      found.length > 0 && without.length > 0 ? none : null,
    ),
    'citizenship',
    'age',
  );
}

const TOO_OLD = /\btoo old\b/i;

/** Whether the customer is too old for a permit, as yes or no where the question asks that. */
function boundSaid(view: PlaceView, route: VisaRoute, { text, profile, person }: Asked): Said {
  const most = route.conditions.greatestAge ?? 0;
  const age = person === null ? profile.age : null;
  const asksSo = age !== null && TOO_OLD.test(text);
  const name = `the ${routeName(route)}`;
  const till = `admits people up to the age of ${most}`;
  const said = asksSo
    ? `For ${name} in ${view.name}, ${age > most ? 'yes' : 'no'}: it ${till}, and you are ${age}.`
    : `In ${view.name} ${name} ${till}${age === null ? '' : age > most ? ', which you are past' : `, and you are ${age}`}.`;
  return because(routeSaid(route, said), 'age', ...profile.stageIds);
}

/** The best permits without a maximum age, place by place; null where each has one. */
function freeSaid(views: readonly PlaceView[]): Said | null {
  const free = views.filter((view) => bestOf(view)?.conditions.greatestAge === null);
  const permits = eachPlace(free, (view) => {
    const best = bestOf(view);
    return best && routeSaid(best, `the ${routeName(best)}`);
  });
  return (
    permits && because(say`No greatest age is on record for the way in that fits you: ${permits}.`, 'age')
  );
}

const isByPoints = (view: PlaceView): boolean => bestOf(view)?.conditions.selection === 'points';

/** Whether somebody is too old for a permit. */
export const AGE_LIMIT: Topic = {
  id: 'age-limit',
  about:
    /\btoo old\b|\b(?:upper |maximum |max\.? )?age (?:limits?|caps?)\b|\b(?:upper|maximum|max\.?) age\b|\b(?:at|with) (?:the age of )?[3-9]\d\b[^?]{0,40}\b(?:lets?|takes?|accepts?|admits?|wants?) (?:me|us)\b/i,
  not: /\b(?:child(?:ren)?|kids?|sons?|daughters?|dog|cat|pets?|house|car|passport|buildings?|schools?|depend[ae]nts?|insur\w+|pensions?)\b/i,
  over: ['visa', 'jobs'],
  answer: (asked) => {
    const views = asked.named.length > 0 ? asked.named : asked.views;
    const settled = views.filter(settlesByRight).map(({ name }) => name);
    const bounds = views.flatMap((view) =>
      bounded(view, asked).map((route) => boundSaid(view, route, asked)),
    );
    const points = views.filter((view) => isByPoints(view) && bounded(view, asked).length === 0);
    return {
      said: flow(
        SCHEME.test(asked.text) ? schemesSaid({ ...asked, views }) : null,
        ...bounds,
        SCHEME.test(asked.text) ? null : freeSaid(views),
        settled.length > 0
          ? because(words(`In ${list(settled)} you need no permit, at any age.`), 'citizenship')
          : null,
        points.length > 0
          ? say`In ${listNames(points)} people are chosen by points, and age may be among what earns them.`
          : null,
      ),
      lacks: 'ages that employers and single schemes set',
      whom: 'the embassy of each country, and two employers there',
      put: 'Is there an age after which this permit is not given, or given on other terms, and does age cost points?',
    };
  },
};
