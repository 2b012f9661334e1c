import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { closedTo } from '@global-fit/matching/entry/route/eligibility';
import { closedRoutes } from '@global-fit/matching/entry/entry';
import { engineOf } from '@global-fit/matching/engine/engine';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { list } from '../../../prose/english.ts';
import { because, say } from '../../../prose/said.ts';
import { settlesByRight, routeIds, routeName } from '../../../place/entry/routes.ts';
import { preferencesOf, wayInto } from '../../../place/entry/standing.ts';
import { routeSaid } from '../../../place/entry/words.ts';

interface ClosedRoute {
  readonly route: VisaRoute;
  readonly passport: Iso3;
}

/**
 * Open permits nobody asked for that are closed to a passport held, where no other permit is within reach. They show
 * that the country restricts this passport.
 */
function closedBeside(view: PlaceView): readonly ClosedRoute[] {
  const { way } = wayInto(view).entry;
  if (!['descent', 'no record', 'short', 'refused'].includes(way.kind)) return [];
  const held = view.profile.citizenships.map(({ iso3 }) => iso3);
  return view.atlas.routes.of(view.iso3).flatMap((route) => {
    const passport = route.shown && route.status === 'open' ? closedTo(route, held) : null;
    return passport ? [{ route, passport }] : [];
  });
}

/** Permits of the kinds wanted that are closed to a passport held, so that nobody pays an agent to be refused. */
export const closedToPassport: Writer = (view) => {
  if (settlesByRight(view)) return null;
  const asked = closedRoutes(engineOf(view.atlas), preferencesOf(view), view.atlas.indexOf(view.iso3));
  const found = asked.length > 0 ? asked : closedBeside(view);
  const [first] = found;
  const passport = first && view.atlas.country(first.passport);
  if (!first || !passport) return null;
  const same = found.filter((one) => one.passport === first.passport);
  const names = list(same.map(({ route }) => `the ${routeName(route)}`));
  const beside = same.every(({ route }) => route.conditions.secondPassport)
    ? '; whoever holds another passport as well may use that one.'
    : ', and no exception for a second passport is on record.';
  const refused = say`By our record ${routeSaid(first.route, names)} ${same.length === 1 ? 'takes' : 'take'} no applications from citizens of ${nameOf(passport)}${beside}`;
  const said =
    asked.length > 0
      ? say`${refused} Such lists change: ask the authority itself, not an agent.`
      : say`${refused} You asked for ${same.length === 1 ? 'no such permit' : 'none of them'}: ask the authority, before anything else, whether it takes that passport for any permit.`;
  return passage('right-closed', 1.9, because(said, 'citizenship', ...routeIds(view, first.route)));
};
