import { familyCard } from '../../../place/rights/europeanUnion.ts';
import { ruleQuantity, shown } from '../../../figures/quantity.ts';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { engineOf } from '@global-fit/matching/engine/engine';
import { spousePermit, withPartner } from '@global-fit/matching/entry/household/withPartner';
import type { PartnerWay } from '@global-fit/matching/entry/way';
import { partnersWayIn, rightAsFamily, rightByPassport, routeName } from '../../../place/entry/routes.ts';
import { feeAndTime, grant, routeSaid } from '../../../place/entry/words.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { opening } from '../../../prose/english.ts';
import { because, given, type Said, say } from '../../../prose/said.ts';

/** Id of the rule on children's age under free movement, dependent or not. */
const CHILDREN = 'children-free-movement-eu';

/** "the passport of Ireland"; not named under discretion. */
function passportSaid(view: PlaceView): Said {
  const way = partnersWayIn(view);
  return way && view.profile.discreet.length === 0
    ? say`the passport of ${nameOf(way.passport)}`
    : say`the passport that you told us about`;
}

/**
 * Recorded terms of a permit after its name: " It is first granted for 3 years; a decision can take up to 90 days."
 */
function terms(permit: VisaRoute): Said | string {
  const told = [grant(permit), feeAndTime(permit)].filter((one) => one !== null);
  return told.length === 0 ? '' : say` ${routeSaid(permit, `It is ${told.join('; ')}.`)}`;
}

/** The permit that a marriage would open in the partner's own country; null where they are married, or none is on record. */
export function permitOnceMarried(view: PlaceView): VisaRoute | null {
  const way = partnersWayIn(view);
  if (!way || way.married || way.movement) return null;
  return spousePermit({ engine: engineOf(view.atlas) }, view.iso3);
}

/** In the partner's own country: no permit for the partner, and a family permit or separate law for the customer. */
function inOwnCountry(view: PlaceView, { permit, married }: PartnerWay): Said {
  const partner = partnerCalled(view.profile.movers);
  if (permit)
    return say`${opening(partner)} needs no permit in ${view.name} with ${passportSaid(view)}. Yours is ${routeSaid(permit, `the ${routeName(permit)}`)}, for the husband or wife of a citizen.${terms(permit)} Our records do not say what it asks for in income, housing and language, nor from when you may work on it: ask its embassy.`;
  const later = married ? null : spousePermit({ engine: engineOf(view.atlas) }, view.iso3);
  if (later)
    return say`${opening(partner)} needs no permit in ${view.name} with ${passportSaid(view)}. Once you are married, yours would be ${routeSaid(later, `the ${routeName(later)}`)}.${terms(later)} For a couple without a marriage our records hold no permit: ask its embassy whether a registered partnership counts, whether you may come for the wedding as a visitor and apply from there, and from when you may work.`;
  const wed = married ? '' : ', as things are and after a marriage';
  return say`${opening(partner)} needs no permit in ${view.name} with ${passportSaid(view)}. Your case depends on its own law on the family of a citizen, which is not in our records: ask its embassy which permit that is${wed}, what it asks for in income and language, and whether you may work on it.`;
}

/** The same for a partner who lives there and is no member of the household; null where there is none. */
export function waitingPartnerSaid(view: PlaceView): Said | null {
  const told = preferencesOf(view).partnersPassports;
  const found = told?.apart
    ? withPartner({ engine: engineOf(view.atlas), preferences: preferencesOf(view) }, view.iso3)
    : null;
  return found && because(inOwnCountry(view, found.way), ...(told?.questionIds ?? []));
}

/** Under free movement, which covers family where the two are married. */
function byFreeMovement(view: PlaceView, name: string, law: string): Said {
  const { movers } = view.profile;
  const partner = partnerCalled(movers);
  if (!rightAsFamily(view))
    return say`With ${passportSaid(view)} ${partner} may live and work in ${view.name} under an agreement (${name}). To an unmarried partner the state owes an easier entry, but no right: ask its embassy what proof of a life together it wants, or what a marriage would change.`;
  const grownUp = ruleQuantity(view.atlas, CHILDREN);
  const children =
    movers.children.length > 0 && grownUp
      ? say`, and your children with you while they are under ${shown(grownUp, String)} or live on what you give them`
      : '';
  const explained = view.earlier.some(
    ({ iso3 }) =>
      partnersWayIn({ ...view, iso3 })?.movement?.name === name && !rightByPassport({ ...view, iso3 }),
  );
  return explained
    ? say`${opening(passportSaid(view))} opens ${view.name} as well: ${partner} by free movement (${name}), and you as husband or wife by the same law${children}.`
    : say`Your way into ${view.name} is ${passportSaid(view)}: with it ${partner} may live and work there (${name}), and as husband or wife you may too, whatever your passport${children} (${law}). You need none of the visas in our records: after arrival you ask for a ${familyCard(view)} as family, with the marriage certificate and that passport. Ask the embassy of ${view.name} whether you need an entry visa to join, and travel together or after ${partner}, since the right belongs to ${partner}.`;
}

/** What a partner's passport opens, where it is the way in. */
export const partnerLead: Writer = (view) => {
  const way = partnersWayIn(view);
  if (!way) return null;
  const { movement } = way;
  const said = movement
    ? given(byFreeMovement(view, movement.name, movement.family ?? ''), `bloc:${movement.bloc}`)
    : inOwnCountry(view, way);
  const { movers } = view.profile;
  return passage(
    'right',
    3,
    because(
      said,
      'citizenship',
      ...(preferencesOf(view).partnersPassports?.questionIds ?? []),
      ...movers.ids,
    ),
  );
};
