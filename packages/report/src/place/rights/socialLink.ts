import { EU_KINDS } from '@global-fit/atlas/money/treaties';
import type { PlaceView } from '../view.ts';
import { boundBy } from './europeanUnion.ts';

/** How home and this place are linked by law: one set of rules, an agreement, an unchecked list, or nothing known. */
export type SocialLink = 'coordinated' | 'agreement' | 'unsure' | 'unlisted' | 'unknown';

/** Parties whose own lists of agreements our table holds whole; EU coordination is told by a pair of members. */
const LISTED: ReadonlySet<string> = new Set(['AUS', 'CAN', 'GBR', 'USA']);

/** The extension of the Regulation to those who live in the Union lawfully and are citizens of none of its states. */
const TO_OTHERS = 'coordination-others-eu';

/** Whether the coordination reaches people in this country who are citizens of no state that takes part in it. */
export function extendsToOthers(view: PlaceView, iso3: string): boolean {
  return boundBy(view, TO_OTHERS, iso3);
}

/**
 * Whether the coordination between home and this place covers these people: the protocol with the United Kingdom
 * whoever lives there lawfully, the Regulation the citizens of its states and, between members of the Union, others.
 */
export function covered(view: PlaceView): boolean {
  const { home, iso3, atlas, profile } = view;
  const pair = [home?.iso3 ?? '', iso3];
  if (pair.includes('GBR')) return true;
  if (pair.every((one) => extendsToOthers(view, one))) return true;
  return profile.citizenships.some(
    ({ iso3: own }) =>
      pair.includes(own) ||
      atlas
        .socialSecurity(own, iso3)
        .some(({ kind }) => kind === EU_KINDS.member || kind === EU_KINDS.joined),
  );
}

/** What our tables hold of social security between home and this place; null at home or without one. */
export function socialLink(view: PlaceView): SocialLink | null {
  const { home, iso3, atlas } = view;
  if (!home || home.iso3 === iso3) return null;
  const known = atlas.socialSecurity(home.iso3, iso3).filter((one) => one.from.shown);
  if (known.some((one) => one.party === 'EU')) return covered(view) ? 'coordinated' : 'unknown';
  if (known.some((one) => one.from.confidence !== 'low')) return 'agreement';
  if (known.length > 0) return 'unsure';
  // Only where the list of home is whole does a gap in it say anything.
  return LISTED.has(home.iso3) ? 'unlisted' : 'unknown';
}

/** The id of the record behind a link, for what rests on it. */
export function socialRecord(view: PlaceView): string {
  return `social:${view.home?.iso3 ?? ''}-${view.iso3}`;
}

/** The law that links two countries of the coordination. */
export function coordination({ home, iso3 }: PlaceView): string {
  return home?.iso3 === 'GBR' || iso3 === 'GBR'
    ? 'the protocol on social security of the European Union and the United Kingdom'
    : 'EU Regulation 883/2004';
}
