import type { Qualification, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import { GRADE, type RouteEntry } from '../way.ts';

const LEVELS: readonly Qualification[] = ['any', 'training', 'degree'];

/** Fields in which people become known by their work, whatever their education. */
const KNOWN_BY_WORK: ReadonlySet<string | null> = new Set(['creative-media']);

type Applicant = Pick<Preferences, 'qualification' | 'careerField' | 'budget'>;

/** Whether the expected income may reach the pay by which a permit measures distinction. */
function mayReachPay({ minIncome }: Pick<VisaRoute, 'minIncome'>, { budget }: Applicant): boolean {
  const asked = minIncome?.monthlyUsd ?? null;
  const expected = budget?.expected ?? null;
  return asked !== null && expected !== null && (expected.highUsd ?? Number.POSITIVE_INFINITY) >= asked;
}

/**
 * Whether a permit is for people of distinction and the answers show none: no degree, no field in which people become
 * known by their work, and no income that reaches the pay required.
 */
const lacksDistinction = (
  route: Pick<VisaRoute, 'conditions' | 'minIncome'>,
  applicant: Applicant,
): boolean =>
  route.conditions.selection === 'exceptional' &&
  applicant.qualification !== null &&
  applicant.qualification !== 'degree' &&
  !KNOWN_BY_WORK.has(applicant.careerField) &&
  !mayReachPay(route, applicant);

/**
 * How an applicant meets the qualification of a work permit; other permits require none. `fits`: admitted by the
 * record. `short`: a higher qualification or a distinction is required. `ask`: record or answers do not say, or it
 * depends on a list of occupations that our records lack.
 */
export function qualifies(
  route: Pick<VisaRoute, 'kind' | 'conditions' | 'minIncome'>,
  preferences: Applicant,
): 'fits' | 'ask' | 'short' {
  const { kind, conditions } = route;
  const { qualification: wanted, listed } = conditions;
  const own = preferences.qualification;
  if (lacksDistinction(route, preferences)) return 'short';
  if (wanted === null) return kind === 'work' || listed ? 'ask' : 'fits';
  if (wanted !== 'any' && own === null) return 'ask';
  if (own !== null && LEVELS.indexOf(own) < LEVELS.indexOf(wanted)) return 'short';
  return listed ? 'ask' : 'fits';
}

/** The education a route requires, as a number to compare; 0 where its record does not say. */
export const levelAsked = ({ conditions }: Pick<VisaRoute, 'conditions'>): number =>
  conditions.qualification === null ? 0 : LEVELS.indexOf(conditions.qualification);

/** Fields that shortage lists name first wherever they exist. */
const SOUGHT_FIELDS: ReadonlySet<string | null> = new Set([
  'technology',
  'engineering',
  'healthcare',
  'science',
]);

/**
 * Whether a permit is made for a degree the applicant has, in a field its occupation list favours: it precedes a
 * general work permit, which usually offers less.
 */
export function isMadeForDegree(
  { conditions }: Pick<VisaRoute, 'conditions'>,
  { qualification, careerField }: Pick<Preferences, 'qualification' | 'careerField'>,
): boolean {
  return (
    conditions.qualification === 'degree' &&
    conditions.listed &&
    qualification === 'degree' &&
    SOUGHT_FIELDS.has(careerField)
  );
}

/**
 * Grades a route by the applicant's education: one for more highly qualified people comes after all that may be met.
 * It is not ruled out, since experience may replace a degree, but no plan can rest on it.
 */
export function gradedByEducation(entry: RouteEntry, preferences: Preferences): RouteEntry {
  if (qualifies(entry.way.route, preferences) !== 'short' || entry.way.kind === 'short') return entry;
  return {
    grade: Math.min(entry.grade, GRADE.unqualified),
    status: 'at_risk',
    way: { ...entry.way, unqualified: true },
  };
}
