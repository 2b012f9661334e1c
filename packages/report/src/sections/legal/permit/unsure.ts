import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { closedTo } from '@global-fit/matching/entry/route/eligibility';
import { closedBeside } from '@global-fit/matching/entry/route/unsure';
import { type RouteWay } from '@global-fit/matching/entry/way';
import { allowsNoWork } from '@global-fit/matching/entry/route/recorded';
import type { PartnersPassports } from '@global-fit/matching/model/household';
import { engineOf } from '@global-fit/matching/engine/engine';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { capitalised } from '../../../prose/english.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import { routeName } from '../../../place/entry/routes.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { routeSaid } from '../../../place/entry/words.ts';

/** A question for the authority before relying on a permit, as a clause, with the answers behind it. */
interface FirstQuestion {
  readonly whether: string;
  /** Why it is in doubt, as a sentence. */
  readonly since: Said;
  readonly ids: readonly string[];
}

/** Whether a partner may come whose passport the permit's record excludes; null where it excludes none. */
function ofPartner(view: PlaceView, route: VisaRoute, told: PartnersPassports | null): FirstQuestion | null {
  const refused = view.atlas.country(closedTo(route, told?.passports ?? []) ?? '');
  if (!told || !refused) return null;
  const whose =
    view.profile.discreet.length > 0
      ? 'holders of your partner’s passport'
      : `citizens of ${nameOf(refused)}`;
  const partner = view.profile.discreet.length > 0 ? 'your partner' : partnerCalled(view.profile.movers).text;
  return {
    whether: `whether ${partner} may come along as family`,
    since: routeSaid(route, `By our record the ${routeName(route)} takes no applications from ${whose}.`),
    ids: told.questionIds,
  };
}

/** The first question about a permit that no record answers for this household; null where there is none. */
export function firstQuestion(view: PlaceView, { route, unsure }: RouteWay): FirstQuestion | null {
  if (unsure === 'founding')
    return {
      whether: 'whether it lets you found a company and employ people there',
      since: routeSaid(
        route,
        allowsNoWork(route)
          ? 'It is for people who do no work there.'
          : `It is for work for people outside ${view.name}.`,
      ),
      ids: ['work-arrangement', 'local-job-creation-intent'],
    };
  const preferences = preferencesOf(view);
  if (unsure === 'partner') return ofPartner(view, route, preferences.partnersPassports);
  if (unsure !== 'passport') return null;
  const country = view.atlas.indexOf(view.iso3);
  const other = closedBeside(engineOf(view.atlas), preferences, country, route);
  const held = view.profile.citizenships.find(({ iso3 }) => other?.conditions.closedTo.includes(iso3));
  if (!other || !held) return null;
  return {
    whether: `whether it takes citizens of ${nameOf(held)}`,
    since: say`By our record the ${routeSaid(other, routeName(other))} there takes no applications from citizens of ${nameOf(held)}.`,
    ids: ['citizenship'],
  };
}

/**
 * " It is for work for people outside Malta. Whether it lets you … is not on record: ask that first."; else empty.
 */
export function firstQuestionSaid(view: PlaceView, way: RouteWay): Said | string {
  const asked = firstQuestion(view, way);
  return asked
    ? because(
        say` ${asked.since} ${routeSaid(way.route, `${capitalised(asked.whether)} is not on record: ask that first.`)}`,
        ...asked.ids,
      )
    : '';
}
