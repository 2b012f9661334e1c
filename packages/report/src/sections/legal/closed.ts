import { closedRoutes } from '@global-fit/matching/entry/entry';
import { engineOf } from '@global-fit/matching/rank';
import { passage, type Writer } from '../../place/passage.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { because, say } from '../../prose/said.ts';
import { rightByPassport, routeIds, routeName } from '../../place/entry/routes.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { routeSaid } from '../../place/entry/words.ts';

/** Permits of the kinds asked for that are closed to a passport held, so that nobody pays an agent to be refused. */
export const closedToPassport: Writer = (view) => {
  if (rightByPassport(view)) return null;
  const found = closedRoutes(engineOf(view.atlas), preferencesOf(view), view.atlas.indexOf(view.iso3));
  const [first] = found;
  const passport = first && view.atlas.country(first.passport);
  if (!first || !passport) return null;
  const same = found.filter((one) => one.passport === first.passport);
  const names = list(same.map(({ route }) => `the ${routeName(route)}`));
  const said = say`By our record ${routeSaid(first.route, names)} ${same.length === 1 ? 'takes' : 'take'} no applications from citizens of ${nameOf(passport)}, and no exception for a second passport is on record. Such lists change: ask the authority itself, not an agent.`;
  return passage('right-closed', 1.9, because(said, 'citizenship', ...routeIds(view, first.route)));
};
