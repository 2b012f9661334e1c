import { EU_KINDS } from '@global-fit/atlas/money/treaties';
import type { PlaceView } from '../view.ts';
import { boundBy } from './europeanUnion.ts';

/**
 * How law links home and this place in social security: coordination, an agreement, an unverified entry, no
 * agreement, or unknown.
 */
export type SocialLink = 'coordinated' | 'agreement' | 'unsure' | 'unlisted' | 'unknown';

/** Id of the rule that extends the Regulation to lawful residents who are citizens of no member. */
const TO_OTHERS = 'coordination-others-eu';

/** Whether coordination extends to residents here who are citizens of no participating state. */
export function extendsToOthers(view: PlaceView, iso3: string): boolean {
  return boundBy(view, TO_OTHERS, iso3);
}

/** Whether home and this place are linked by a protocol of their own instead of the Regulation. */
const isByProtocol = ({ home, iso3, atlas }: PlaceView): boolean =>
  home !== null && atlas.socialSecurity(home.iso3, iso3).some(({ kind }) => kind === EU_KINDS.protocol);

/**
 * Whether coordination between home and this place covers these people: under a protocol, all lawful
 * residents; otherwise citizens of participating states and, between members of the Union, others too.
 */
export function covered(view: PlaceView): boolean {
  const { home, iso3, atlas, profile } = view;
  if (isByProtocol(view)) return true;
  const pair = [home?.iso3 ?? '', iso3];
  if (pair.every((one) => extendsToOthers(view, one))) return true;
  return profile.citizenships.some(
    ({ iso3: own }) =>
      pair.includes(own) ||
      atlas
        .socialSecurity(own, iso3)
        .some(({ kind }) => kind === EU_KINDS.member || kind === EU_KINDS.joined),
  );
}

/** What our tables hold on social security between home and this place; null at home, or where home is unknown. */
export function socialLink(view: PlaceView): SocialLink | null {
  const { home, iso3, atlas } = view;
  if (!home || home.iso3 === iso3) return null;
  const known = atlas.socialSecurity(home.iso3, iso3).filter((one) => one.from.shown);
  if (known.some((one) => one.party === 'EU')) return covered(view) ? 'coordinated' : 'unknown';
  if (known.some((one) => one.from.confidence !== 'low')) return 'agreement';
  if (known.length > 0) return 'unsure';
  // A missing entry means something only where home's list is complete.
  return atlas.listsAllAgreements(home.iso3) ? 'unlisted' : 'unknown';
}

/** Id of the record behind a link. */
export function socialRecord(view: PlaceView): string {
  return `social:${view.home?.iso3 ?? ''}-${view.iso3}`;
}

/** The law that links two coordinating countries. */
export function coordination(view: PlaceView): string {
  return isByProtocol(view)
    ? 'the protocol on social security of the European Union and the United Kingdom'
    : 'EU Regulation 883/2004';
}
