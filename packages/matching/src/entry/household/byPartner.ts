import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import { admits } from '../route/eligibility.ts';
import { testRoute } from '../route/testRoute.ts';
import { needsLocalJob, type Wanted } from '../wanted.ts';
import type { RouteEntry } from '../way.ts';

/** The household with the partner as applicant; null where no partner can apply. */
function inPlace(preferences: Preferences): Preferences | null {
  const { second, budget, routesWanted } = preferences;
  if (!second) return null;
  const { age, careerField, occupation, payVaries } = second;
  return {
    ...preferences,
    age,
    careerField,
    occupation,
    payVaries,
    qualification: null,
    arrangement: 'local-job',
    routesWanted: [...routesWanted, 'work'],
    // The income expected by the household is not the pay of one contract.
    budget: budget && { ...budget, expected: null, ofApplicant: null },
  };
}

/** Permits given for one person's work or skills. */
const isForWork = ({ kind, conditions }: VisaRoute): boolean =>
  kind === 'work' || conditions.selection === 'points' || conditions.selection === 'nomination';

/**
 * A work permit with the partner as applicant, where that is better than with the customer; null otherwise. No
 * question asks for the partner's passport, so permits for certain nationalities are excluded.
 */
export function byPartner(
  wanted: Wanted,
  country: number,
  route: VisaRoute,
  own: RouteEntry | null,
): RouteEntry | null {
  if (!isForWork(route) || route.conditions.nationalities !== null) return null;
  const preferences = inPlace(wanted.preferences);
  if (!preferences || !admits(route, preferences)) return null;
  const { way, ...entry } = testRoute({ ...wanted, preferences }, country, route);
  const better = own === null || needsLocalJob(wanted.preferences, route) || entry.grade > own.grade;
  return better ? { ...entry, way: { ...way, byPartner: true } } : null;
}
