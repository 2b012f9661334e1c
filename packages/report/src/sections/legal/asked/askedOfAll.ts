import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import type { PlaceView } from '../../../place/view.ts';
import { ownRule, worded } from '../../../place/pension/pensionerCare.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import type { Member } from '../../../profile/people/member.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import { lastingIllnessIds } from './healthRequirement.ts';
import { openRoutes, settlesByRight, routeName } from '../../../place/entry/routes.ts';
import { routeSaid } from '../../../place/entry/words.ts';

/** That a form by which a pension pays for care may replace insurance; empty where none is due yet. */
function formInPlace(view: PlaceView): Said | string {
  const ask =
    ' First ask the consulate whether it accepts form S1, from the state that pays your pension, in its place.';
  const rule = ownRule([view]);
  if (rule?.kind !== 'british-drawn' && rule?.kind !== 'union') return '';
  return (
    worded(rule, () => ({ 'british-drawn': ask, 'british-later': ask, union: ask, 'union-later': ask })) ?? ''
  );
}

/**
 * The insurance a permit requires, what a reported illness may mean for it, and the form that may replace it; empty
 * where none is required.
 */
export function coverAsked(view: PlaceView, route: VisaRoute): Said | string {
  if (!route.conditions.healthCover) return '';
  const asked = ' It asks for private health insurance';
  const ids = lastingIllnessIds(view.profile);
  const cover =
    ids.length > 0
      ? because(
          routeSaid(
            route,
            `${asked}, and insurers may refuse or exclude what is already under treatment: have an offer in writing before you apply.`,
          ),
          ...ids,
        )
      : routeSaid(route, `${asked}.`);
  return say`${cover}${formInPlace(view)}`;
}

/** The same as a drawback; null where no insurance is required or no lasting illness was reported. */
export function coverAgainst(view: PlaceView): Said | null {
  const route = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  const ids = lastingIllnessIds(view.profile);
  if (!route?.conditions.healthCover || ids.length === 0) return null;
  return because(
    routeSaid(
      route,
      `the ${routeName(route)} asks for private health insurance, which may be refused or may exclude what is already under treatment`,
    ),
    ...ids,
  );
}

/** The adult companion who is younger than the permit's least age; null where there is none. */
function tooYoung({ profile: { movers } }: PlaceView, { conditions }: VisaRoute): Member | null {
  const { leastAge } = conditions;
  const age = movers.partner?.age ?? null;
  return leastAge !== null && age !== null && age >= OF_AGE && age < leastAge ? movers.partner : null;
}

/** What a permit's least age means for the partner of an applicant who meets it; empty where it does not matter. */
export function youngerPartner(view: PlaceView, route: VisaRoute): Said | string {
  const young = tooYoung(view, route);
  if (!young) return '';
  const { movers } = view.profile;
  const partner = partnerCalled(movers);
  const rest =
    route.dependantsAllowed === true
      ? say`the record lets ${partner} come as family`
      : say`ask whether ${partner} may come as family or has to wait`;
  return because(
    say` ${routeSaid(route, `Its holder has to be ${route.conditions.leastAge} or older`)}, and ${partner} is younger: ${rest}.`,
    ...young.ageIds,
  );
}
