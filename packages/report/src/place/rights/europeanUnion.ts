import { wordOf, type PlaceView } from '../view.ts';

/** Switzerland moves by an agreement of its own, to which the directive on free movement does not belong. */
const BY_AGREEMENT = 'CHE';

/** Whether a country, by default that of the place, is a member of the European Union. */
export function inUnion(view: PlaceView, iso3 = view.iso3): boolean {
  return wordOf(view, 'eu_member', iso3) === 'yes';
}

/**
 * Whether a rule of the European Union, by its id in `rules.csv`, binds a country, by default that of the place. Denmark
 * and Ireland stay out of some of them. A rule that is not on record binds none.
 */
export function boundBy(view: PlaceView, rule: string, iso3 = view.iso3): boolean {
  return inUnion(view, iso3) && view.atlas.rule(rule)?.except.includes(iso3) === false;
}

/** Whether citizens of a country settle in this place by the free movement of EU, EEA and Switzerland. */
export function settleFreely({ atlas, iso3 }: PlaceView, from: string): boolean {
  return atlas.movement
    .movements(from, iso3)
    .some((one) => one.bloc === 'EU_EEA_CH' && one.grade === 'settle' && one.from.shown);
}

/**
 * Whether a citizen of one of these countries, those of the customer unless told otherwise, settles in this place by the
 * directive on free movement (2004/38): EU and EEA.
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
