import { wordOf, type PlaceView } from '../view.ts';

/** Switzerland takes part by a separate agreement, to which the directive on free movement does not belong. */
const BY_AGREEMENT = 'CHE';

/**
 * What family without a passport of these countries asks for under free movement: the card of the directive, or the
 * permit that Switzerland gives by its agreement.
 */
export const familyCard = ({ iso3 }: Pick<PlaceView, 'iso3'>): string =>
  iso3 === BY_AGREEMENT ? 'residence permit' : 'residence card';

/** Whether a country, by default the place, is a member of the European Union. */
export function inUnion(view: PlaceView, iso3 = view.iso3): boolean {
  return wordOf(view, 'eu_member', iso3) === 'yes';
}

/**
 * Whether an EU rule, by its id in `rules.csv`, binds a country, by default the place. Denmark and Ireland opted out
 * of some. A rule that is not on record binds nobody.
 */
export function boundBy(view: PlaceView, rule: string, iso3 = view.iso3): boolean {
  return inUnion(view, iso3) && view.atlas.rule(rule)?.except.includes(iso3) === false;
}

/** Whether a country's citizens may settle here by the free movement of EU, EEA and Switzerland. */
export function settleFreely({ atlas, iso3 }: PlaceView, from: string): boolean {
  return atlas.movement
    .movements(from, iso3)
    .some((one) => one.bloc === 'EU_EEA_CH' && one.grade === 'settle' && one.from.shown);
}

/**
 * Whether citizens of one of these countries, by default the customer's, settle here under the directive on free
 * movement (2004/38), which covers EU and EEA.
 */
export function settlesByUnionLaw(
  view: PlaceView,
  passports: readonly { readonly iso3: string }[] = view.profile.citizenships,
): boolean {
  return (
    view.iso3 !== BY_AGREEMENT &&
    passports.some(({ iso3 }) => iso3 !== BY_AGREEMENT && iso3 !== view.iso3 && settleFreely(view, iso3))
  );
}
