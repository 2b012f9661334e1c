import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Household } from '../../model/household.ts';
import type { Preferences } from '../../model/preferences.ts';

/** The personal requirements of a route, apart from income and capital. */
export type Applicant = Pick<
  Preferences,
  | 'age'
  | 'ancestry'
  | 'citizenships'
  | 'household'
  | 'routesWanted'
  | 'arrangement'
  | 'careerField'
  | 'teachesEnglish'
  | 'pension'
>;

function holdsOne(passports: readonly Iso3[], asked: readonly Iso3[] | null): boolean {
  return asked === null || asked.some((iso3) => passports.includes(iso3));
}

/** Fields of work for digital permits, and those for permits of technology companies' staff. */
const FIELDS = {
  digital: ['technology', 'marketing-sales'],
  technology: ['technology', 'engineering', 'science'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Whether somebody works in one of these fields; true where no field is known. */
const worksIn = (fields: readonly string[], own: string | null): boolean =>
  own === null || fields.includes(own);

/** Whether somebody belongs to the audience that a route's record names. */
function isAudience({ conditions, iso3, kind }: VisaRoute, applicant: Applicant): boolean {
  const { nationalities } = conditions;
  const { ancestry, arrangement, routesWanted, careerField, household, pension } = applicant;
  const founder =
    arrangement === 'start-business' ||
    arrangement === 'business-owner' ||
    routesWanted.includes('entrepreneur');
  switch (conditions.forWhom) {
    case null:
      return true;
    case 'founders':
    case 'innovators':
      return founder;
    case 'freelancers':
      return arrangement === 'freelance';
    case 'employees':
      return routesWanted.includes('work');
    case 'self-employed':
      return founder || arrangement === 'freelance';
    case 'health':
      return careerField === 'healthcare';
    case 'digital':
    case 'technology':
      return worksIn(FIELDS[conditions.forWhom], careerField);
    case 'english-teachers':
      return applicant.teachesEnglish;
    case 'offices':
      // Licensed health professions have a status of their own.
      return careerField !== 'healthcare';
    case 'transferees':
      return arrangement === 'company-transfer';
    case 'pensioners':
      return pension;
    case 'descendants':
      return ancestry.includes(iso3);
    case 'youth':
      // A route by agreement without recorded nationalities is for nobody.
      return nationalities !== null && household.children.length === 0;
    default:
      // Requires family living there, or a degree from there.
      return kind === 'family';
  }
}

/** Points and nominations reward work that is in demand, so they exclude people who do not want to work. */
function mayBeChosen({ conditions }: VisaRoute, { arrangement, routesWanted }: Applicant): boolean {
  const forWork = conditions.selection === 'points' || conditions.selection === 'nomination';
  return !forWork || arrangement !== 'not-working' || routesWanted.includes('work');
}

/**
 * A passport held to which a route is closed; null where there is none. Another passport helps only where the record
 * says so.
 */
export function closedTo({ conditions }: VisaRoute, passports: readonly Iso3[]): Iso3 | null {
  const isRefused = (iso3: Iso3): boolean => conditions.closedTo.includes(iso3);
  if (conditions.secondPassport && !passports.every(isRefused)) return null;
  return passports.find(isRefused) ?? null;
}

/** Whether a route is open to these passports and this age, whatever the plans. */
export function isOfAgeAndPassport(
  route: VisaRoute,
  { age, citizenships }: Pick<Applicant, 'age' | 'citizenships'>,
): boolean {
  const { leastAge, greatestAge, nationalities } = route.conditions;
  if (age !== null && ((leastAge !== null && age < leastAge) || (greatestAge !== null && age > greatestAge)))
    return false;
  return closedTo(route, citizenships) === null && holdsOne(citizenships, nationalities);
}

/** Whether a route is open to this person by age, passport and plans, as far as the record says. */
export function admits(route: VisaRoute, applicant: Applicant): boolean {
  return (
    isOfAgeAndPassport(route, applicant) && isAudience(route, applicant) && mayBeChosen(route, applicant)
  );
}

/**
 * The income a household needs as a multiple of one person's; null where several move and the record does not say
 * what the others add.
 */
export function householdTimes({ conditions }: VisaRoute, household: Household): number | null {
  const adults = household.adults - 1 - (household.friends ?? 0) + household.elders;
  const children = household.children.length;
  const { adultShare, childShare, firstShare } = conditions;
  if ((adults > 0 && adultShare === null) || (children > 0 && childShare === null)) return null;
  const first = adults > 0 ? adultShare : childShare;
  const more = firstShare !== null && adults + children > 0 ? firstShare - (first ?? 0) : 0;
  return 1 + adults * (adultShare ?? 0) + children * (childShare ?? 0) + more;
}
