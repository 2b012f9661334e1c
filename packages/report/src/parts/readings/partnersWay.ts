import { withPartner } from '@global-fit/matching/entry/household/withPartner';
import { engineOf } from '@global-fit/matching/engine/engine';
import { rightByPassport, routeName } from '../../place/entry/routes.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { routeSaid } from '../../place/entry/words.ts';
import type { PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { opening } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';

/**
 * What a partner's passport, stated in free text, opens in a place that the customer's own does not. A sentence without
 * its full stop; null where it opens nothing, and under discretion.
 */
export function partnersWay(view: PlaceView): Said | null {
  const { atlas, profile, iso3 } = view;
  if (rightByPassport(view) || profile.discreet.length > 0) return null;
  const preferences = preferencesOf(view);
  const found = withPartner({ engine: engineOf(atlas), preferences }, iso3);
  if (!found) return null;
  const { passport, movement, married, permit } = found.way;
  const partner = partnerCalled(profile.movers);
  const ids = [...(preferences.partnersPassports?.questionIds ?? []), ...profile.movers.ids];
  if (permit)
    return because(
      say`${opening(partner)} needs no permit there with the passport you told us of, and for you as husband or wife there is ${routeSaid(permit, `the ${routeName(permit)}`)}`,
      ...ids,
    );
  if (movement === null)
    return because(
      say`${opening(partner)} needs no permit there with the passport you told us of; its own law decides on the family of a citizen`,
      ...ids,
    );
  return because(
    given(
      married
        ? say`[With the passport of ${nameOf(passport)} ${partner} may settle there by free movement, and a husband or wife too, whatever the passport|Free movement on a passport of ${nameOf(passport)} opens ${view.name} to ${partner}, and to you as family, whatever your own passport|The passport of ${nameOf(passport)} that you told of lets ${partner} live and work in ${view.name}, and you as husband or wife]`
        : say`With the passport of ${nameOf(passport)} ${partner} may settle there by free movement, and for a partner without a marriage the state has only to make entry easier`,
      `bloc:${movement.bloc}`,
    ),
    ...ids,
  );
}
