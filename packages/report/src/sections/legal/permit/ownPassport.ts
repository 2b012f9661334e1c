import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { admits } from '@global-fit/matching/entry/route/eligibility';
import type { PlaceView } from '../../../place/view.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import { routeName } from '../../../place/entry/routes.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { routeSaid } from '../../../place/entry/words.ts';

/** A route reserved for a passport held, for the self-employed, which the present plans leave aside. */
function ownRoute(view: PlaceView): VisaRoute | null {
  const preferences = preferencesOf(view);
  if (preferences.arrangement === 'not-working') return null;
  const otherwise = { ...preferences, arrangement: 'start-business' as const };
  return (
    view.atlas.routes
      .open(view.iso3, 'entrepreneur/startup')
      .find(
        (route) =>
          route.shown &&
          route.conditions.nationalities !== null &&
          !admits(route, preferences) &&
          admits(route, otherwise),
      ) ?? null
  );
}

/** "if you work for yourself there, the … is made for holders of your passport"; null without a record. */
export function forSelfEmployed(view: PlaceView): Said | null {
  const route = ownRoute(view);
  return (
    route &&
    because(
      say`if you work for yourself there, the ${routeSaid(route, routeName(route))} is made for holders of your passport`,
      'citizenship',
      'work-arrangement',
    )
  );
}
