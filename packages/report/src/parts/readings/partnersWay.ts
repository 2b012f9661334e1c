import type { Country } from '@global-fit/atlas/model';
import { FACTS_TOLD_IN } from '@global-fit/matching/profile/freeTexts';
import { rightByPassport } from '../../place/entry/routes.ts';
import type { PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/called.ts';
import { unmarried } from '../../profile/household.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { opening } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import { partnersCountry } from './partnersCitizenship.ts';

/** A passport that is only hoped for: "Lynne’s Irish passport, if she gets it". */
const HOPED =
  /\b(?:passport|citizenship|nationality)\b[^.;!?]{0,20}\b(?:if|once|when|as soon as) (?:she|he|they) (?:gets?|has|receives?|obtains?)\b|\b(?:if|once|when|could|would|may|might|can|wants? to|hopes? to|plans? to|eligible|entitled|appl(?:y|ies|ied|ying))\b[^.;!?]{0,30}\b(?:passport|citizenship|nationality)\b/i;

/** The country whose passport the partner holds already, and the text that tells it; null where none does. */
function heldPassport({
  atlas,
  profile,
}: PlaceView): { readonly country: Country; readonly told: string } | null {
  for (const id of FACTS_TOLD_IN)
    for (const sentence of (profile.read.text(id) ?? '').split(/(?<=[.!?;])\s+|\n+/)) {
      const country = HOPED.test(sentence) ? null : partnersCountry(atlas, profile, sentence);
      if (country) return { country, told: id };
    }
  return null;
}

/**
 * What the passport of a partner, told of in words, opens in a place that the customer's own does not, as a sentence
 * without its full stop; null where it opens nothing, and under discretion.
 */
export function partnersWay(view: PlaceView): Said | null {
  const { atlas, profile, iso3 } = view;
  if (rightByPassport(view) || profile.discreet.length > 0) return null;
  const held = heldPassport(view);
  if (!held) return null;
  const { country, told } = held;
  const partner = partnerCalled(profile.movers);
  const ids = ['relationship-status', told, ...profile.movers.ids];
  if (country.iso3 === iso3)
    return because(
      say`${opening(partner)} needs no permit there with the passport told of; on the family of a citizen its own law decides`,
      ...ids,
    );
  const law = atlas.movement.mayMoveFreely(country.iso3, iso3);
  if (law?.grade !== 'settle' || law.family === null || !law.from.shown) return null;
  return because(
    given(
      unmarried(profile)
        ? say`With the passport of ${nameOf(country)} ${partner} may settle there by free movement, and for a partner without a marriage the state has only to make entry easier`
        : say`[With the passport of ${nameOf(country)} ${partner} may settle there by free movement, and a husband or wife too, whatever the passport|Free movement on a passport of ${nameOf(country)} opens ${view.name} to ${partner}, and to you as family, whatever your own passport|The passport of ${nameOf(country)} that you told of lets ${partner} live and work in ${view.name}, and you as husband or wife]`,
      `bloc:${law.bloc}`,
    ),
    ...ids,
  );
}
