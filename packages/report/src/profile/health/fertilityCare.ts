import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import type { Profile } from '../profile.ts';

/** Words of a treatment by which a child is hoped for. */
const TREATMENT =
  /\b(?:IVF|IUI|ICSI|ROPA|fertility (?:treatments?|clinics?|care|programme)|insemination|donor (?:sperm|eggs?)|(?:sperm|egg) (?:donors?|donation|freezing)|frozen (?:eggs|embryos?)|embryo transfer|assisted reproduction)\b/i;
/** From this age on limits of public programmes are near. */
const NEAR_LIMITS = 35;

/** A treatment that is planned, with the ages at the move of those from whom on limits of age are near. */
export interface FertilityPlanned {
  /** The customer's, and the partner's where told. */
  readonly ages: readonly { readonly age: number; readonly own: boolean }[];
  readonly ids: readonly string[];
}

/**
 * The treatment by which a child is hoped for, where a limit of age may be reached on the way; null where none is
 * told, or nobody of the couple is near one. Who would carry the child is asked of nobody, so the ages of both count.
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
