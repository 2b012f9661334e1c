import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Country } from '@global-fit/atlas/model';
import { partnerCalled } from '../../profile/people/called.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, type Said, say } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';
import { isCitizen, routeName, settlesByRight } from './routes.ts';
import { preferencesOf } from './standing.ts';
import { routeSaid } from './words.ts';

/** A residence that an agreement between states gives to holders of the partner's passport, whoever else moves. */
export interface PartnersAgreement {
  readonly route: VisaRoute;
  readonly passport: Country;
  /** The answers that mention the passport. */
  readonly ids: readonly string[];
}

/**
 * That residence in a place; null where no passport of the partner was stated, or may be repeated, or opens none there.
 */
export function partnersAgreement(view: PlaceView): PartnersAgreement | null {
  const { profile, atlas, iso3 } = view;
  const told = preferencesOf(view).partnersPassports;
  if (!told || profile.discreet.length > 0 || settlesByRight(view) || isCitizen(view)) return null;
  for (const route of atlas.routes.open(iso3, 'agreement')) {
    const held = route.shown
      ? told.passports.find((one) => route.conditions.nationalities?.includes(one))
      : undefined;
    const passport = held === undefined ? null : atlas.country(held);
    if (passport) return { route, passport, ids: told.questionIds };
  }
  return null;
}

/** "Diego may ask for the … too, on a passport of Chile": what each of two holds in their own right. */
export function ownAgreementSaid(view: PlaceView): Said | null {
  const found = partnersAgreement(view);
  if (!found) return null;
  const { route, passport, ids } = found;
  return because(
    say`${partnerCalled(view.profile.movers)} may ask for the ${routeSaid(route, routeName(route))} on a passport of ${nameOf(passport)}, in a separate application: it depends neither on a marriage nor on a permit of yours.`,
    ...ids,
    ...view.profile.movers.ids,
  );
}
