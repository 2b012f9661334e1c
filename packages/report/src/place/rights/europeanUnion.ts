import { wordOf, type PlaceView } from '../view.ts';

/** Switzerland moves by an agreement of its own, to which the directive on free movement does not belong. */
const BY_AGREEMENT = 'CHE';

/** Whether a country, by default that of the place, is a member of the European Union. */
export function inUnion(view: PlaceView, iso3 = view.iso3): boolean {
  return wordOf(view, 'eu_member', iso3) === 'yes';
}

/** States of the Union that its laws on the permits of people from elsewhere do not bind. */
const NOT_BOUND: ReadonlySet<string> = new Set(['DNK', 'IRL']);

/** Whether the directives of the Union on the permits of people from elsewhere hold in this place. */
export function permitsByUnionLaw(view: PlaceView): boolean {
  return inUnion(view) && !NOT_BOUND.has(view.iso3);
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
