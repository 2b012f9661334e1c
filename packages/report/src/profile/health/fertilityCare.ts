import { anyOf } from '@global-fit/matching/anyOf';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import type { Profile } from '../profile.ts';

/** Words of fertility treatment. */
const TREATMENT = anyOf([
  /\b(?:IVF|IUI|ICSI|ROPA|fertility (?:treatments?|clinics?|care|programme)|insemination|donor (?:sperm|eggs?))\b/i,
  /\b(?:(?:sperm|egg) (?:donors?|donation|freezing)|frozen (?:eggs|embryos?)|embryo transfer|assisted reproduction)\b/i,
]);
/** Words of other ways to a child by a clinic, and of what keeps people from having one. */
const HELP = anyOf([
  /\b(?:surroga\w+|(?:in|sub)fertil\w*|fertility (?:problems?|issues?|doctors?|specialists?|tests?)|egg freezing)\b/i,
  /\b(?:fr(?:ee|o)z\w+ (?:my |our |her )?eggs|sperm bank|endometriosis|PCOS|polycystic ovar\w+)\b/i,
  /\b(?:several|repeated|two|three|\d) miscarriages\b/i,
]);
/** Age in years from which the limits of public programmes are near. */
const NEAR_LIMITS = 35;

/** A planned treatment, with the ages at the move of those partners who are near a limit. */
export interface FertilityPlanned {
  /** The customer's age, and the partner's where stated. */
  readonly ages: readonly { readonly age: number; readonly own: boolean }[];
  readonly ids: readonly string[];
}

/**
 * The planned fertility treatment, where an age limit may be reached; null where none is stated, or neither partner is
 * near one. Nobody is asked who would carry the child, so both ages count.
 */
export function fertilityPlanned(profile: Profile, ahead: number): FertilityPlanned | null {
  const { read, movers, age, discreet } = profile;
  if (discreet.length > 0 || !read.has('medical-conditions', 'pregnancy') || movers.newborn) return null;
  const told = ['medical-conditions-details', ...TOLD_OF_THEMSELVES].filter((id) =>
    TREATMENT.test(read.text(id) ?? ''),
  );
  if (told.length === 0) return null;
  const then = (one: number): number => Math.floor(one + ahead / 12);
  const ages = [
    ...(age === null ? [] : [{ age: then(age), own: true }]),
    ...(movers.partner?.age == null ? [] : [{ age: then(movers.partner.age), own: false }]),
  ];
  return ages.some((one) => one.age >= NEAR_LIMITS)
    ? { ages, ids: ['medical-conditions', 'age', ...(movers.partner?.ageIds ?? []), ...told] }
    : null;
}

/**
 * Whether care of fertility may be asked for: it is told of, nobody of the couple could father or bear a child with the
 * other, or an age is near the limits of public programmes or not told. A young couple who plan a child ask for none.
 */
export function mayAskForFertilityCare({ read, movers, age, ofOneSex }: Profile): boolean {
  const told = ['medical-conditions-details', ...TOLD_OF_THEMSELVES]
    .map((id) => read.text(id) ?? '')
    .some((text) => TREATMENT.test(text) || HELP.test(text));
  const ages = [age, movers.partner?.age ?? null];
  return told || ofOneSex || !movers.hasPartner || ages.some((one) => one === null || one >= NEAR_LIMITS);
}
