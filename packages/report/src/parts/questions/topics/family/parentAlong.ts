import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { groupedText } from '../../../../figures/format.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list, listSaid } from '../../../../prose/english.ts';
import { parentsAlongSaid } from '../../../../prose/lawClause.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { parentsLaw } from '../../../../place/entry/family.ts';
import { routeName } from '../../../../place/entry/routes.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { feeAndTime, routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { eachPlace } from '../../across/beside.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import type { Asked, Topic } from '../../topic.ts';

/** The route made for parents, an open one first; null without a record. */
function parentRoute(atlas: Atlas, iso3: Iso3): VisaRoute | null {
  const made = atlas.routes
    .of(iso3)
    .filter(({ shown, kind, name }) => shown && kind === 'family' && /parent/i.test(name));
  return made.find(({ status }) => status === 'open') ?? made[0] ?? null;
}

/**
 * "the Parent Visa (the application fee is €90 and a decision can take up to 120 days)", or that it takes no
 * applications.
 */
function parentRouteSaid(route: VisaRoute): Said {
  const terms =
    route.status === 'open'
      ? feeAndTime(route)
      : `closed to new applications by our record${route.asOf ? ` of ${route.asOf.slice(0, 4)}` : ''}`;
  return routeSaid(route, `the ${routeName(route)}${terms ? ` (${groupedText(terms)})` : ''}`);
}

/** The same for countries beyond the report that the question names or the customer considers. */
function parentRoutesElsewhere({ views, view, text }: Asked): Said | null {
  const { atlas, profile } = view;
  const [own, places] = [profile.citizenships, views.map(({ iso3 }) => iso3)];
  const ruledOut = new Set(preferencesOf(view).excludedCountries.map(({ iso3 }) => iso3));
  const considered = profile.read
    .choices('specific-countries')
    .flatMap((code) => atlas.country(code.toUpperCase()) ?? atlas.countryByIso2(code) ?? [])
    .filter((country) => !ruledOut.has(country.iso3));
  const found = [...new Set([...countriesNamed(atlas, text), ...considered])]
    .filter((one) => !places.includes(one.iso3) && !own.includes(one) && one.iso3 !== profile.home?.iso3)
    .flatMap((country) => {
      const route = parentRoute(atlas, country.iso3);
      return route ? [say`${parentRouteSaid(route)} in ${nameOf(country)}`] : [];
    });
  return found.length > 0
    ? because(
        say`Beyond these places, among the countries that you named, there is ${listSaid(found)}.`,
        'specific-countries',
      )
    : null;
}

/** How a parent gets there by our records: free movement, or a route for parents. */
function wayOfParents(view: PlaceView): Said | null {
  const law = parentsLaw(view);
  if (law)
    return given(words('the right of a parent who depends on you, by free movement'), `bloc:${law.bloc}`);
  const route = parentRoute(view.atlas, view.iso3);
  return route ? parentRouteSaid(route) : null;
}

/** Words without the marks at which a long sentence is parted. */
const bare = (text: string): string => text.toLowerCase().replace(/[.;:]/g, '');

/** Whether the Family section of a place, as written, holds these words already. */
const standsUnderFamily = ({ placed }: Asked, iso3: Iso3, text: string): boolean =>
  placed
    .filter((place) => place.iso3 === iso3)
    .flatMap(({ sections }) => sections)
    .some(
      ({ heading, blocks }) =>
        heading === 'Family' &&
        blocks.some((block) => 'text' in block && bare(block.text).includes(bare(text))),
    );

/** Whether every place has a passage on older relatives who come along or follow, which holds its law on parents. */
const writesOfElders = ({ profile }: Asked): boolean =>
  profile.read.has('eldercare-considerations', 'moving-with-us', 'joining-later');

/** A parent of the customer or the partner who is to live with them. */
export const PARENT_ALONG: Topic = {
  id: 'parent',
  about:
    /(?<!\b(?:as|being) (?:(?:an?|the|her|his|their|its|our) )?(?:[\w-]+ )?)\b(?:mother|father|(?<!\b(?:us|we|as|both) )parents?|mum|mom|dad|in-laws?|grandmother|grandfather|grandparents)\b/i,
  with: /\b(?:live|join|bring|come|move|stay|visa|permit|residen(?:ce|cy|t)|together|accompan\w+|for ?ever|permanently|sponsor|follow|later|dependants?|dependents?)\b/i,
  not: /\b(?:great-?grand|citizenship (?:through|by|from)|descent|ancest|through my|consent|Hague|abduct\w*|custody)\b/i,
  over: ['visa', 'housing'],
  answer: (asked) => {
    const who = asked.person?.kin === 'parent' ? asked.person.name : 'a parent';
    const covered = asked.views.filter((view) => wayOfParents(view) !== null);
    const named = eachPlace(covered, wayOfParents);
    const told = asked.views.flatMap((view) => {
      const law = covered.includes(view) ? null : parentsAlongSaid(view.atlas, view.iso3);
      if (!law) return [];
      const above = standsUnderFamily(asked, view.iso3, law.text);
      return [{ view, above, said: say`In ${view.name} ${law}.` }];
    });
    const above = told.filter((law) => law.above).map(({ view }) => view.name);
    const silent = asked.views
      .filter((view) => !covered.includes(view) && !told.some((law) => law.view === view))
      .map(({ name }) => name);
    const besides = parentRoutesElsewhere(asked);
    return {
      said: flow(
        named ? because(say`For parents this is on record: ${named}.`, 'citizenship') : null,
        ...told.filter((law) => !law.above).map(({ said }) => said),
        above.length > 0
          ? because(
              say`What the law of ${list(above)} says of a parent stands under Family ${above.length === 1 ? 'there' : 'at each of them'}.`,
              'eldercare-considerations',
            )
          : null,
        silent.length > 0
          ? say`Our records hold no route made for parents in ${list(silent, 'or')}, which does not mean there is none.`
          : null,
        besides,
      ),
      ...(told.length > 0 && writesOfElders(asked) ? { standsUnder: 'Family' as const } : {}),
      lacks: `which income, insurance and dependence are asked before ${who} may live with you`,
      whom: 'the immigration office of each country, before you choose',
      put: 'May a resident bring a parent, after how many years, on what income, with which health insurance, what does it cost, how long is the wait for a decision, and is a long visit possible until then?',
    };
  },
};
