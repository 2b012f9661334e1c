import type { Qualification, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import { GRADE, type RouteEntry } from '../way.ts';

const LEVELS: readonly Qualification[] = ['any', 'training', 'degree'];

/**
 * How an applicant meets the qualification of a work permit; other permits require none. `fits`: admitted by the
 * record. `short`: a higher qualification is required. `ask`: record or answers do not say, or an occupation list
 * decides that our records do not hold.
 */
export function qualifies(
  { kind, conditions }: Pick<VisaRoute, 'kind' | 'conditions'>,
  { qualification: own }: Pick<Preferences, 'qualification'>,
): 'fits' | 'ask' | 'short' {
  const { qualification: wanted, listed } = conditions;
  if (wanted === null) return kind === 'work' || listed ? 'ask' : 'fits';
  if (wanted !== 'any' && own === null) return 'ask';
  if (own !== null && LEVELS.indexOf(own) < LEVELS.indexOf(wanted)) return 'short';
  return listed ? 'ask' : 'fits';
}

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
 * Grades a route by the applicant's education: one for the more highly qualified falls behind all that may be met.
 * Experience may replace a degree, so it is no refusal, but no plan can rest on it.
 */
export function gradedByEducation(entry: RouteEntry, preferences: Preferences): RouteEntry {
  if (qualifies(entry.way.route, preferences) !== 'short' || entry.way.kind === 'short') return entry;
  return {
    grade: Math.min(entry.grade, GRADE.unqualified),
    status: 'at_risk',
    way: { ...entry.way, unqualified: true },
  };
}
