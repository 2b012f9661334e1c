import type { Qualification, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import { GRADE, type RouteEntry } from '../way.ts';

const LEVELS: readonly Qualification[] = ['any', 'training', 'degree'];

/**
 * How somebody stands to the qualification that a permit for work wants; permits for anything else want none. `fits`:
 * its record admits them. `short`: it is for people who learned more. `ask`: the record or their answers do not tell,
 * or a list of occupations decides, which our records do not hold.
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

/** Fields whose degrees the lists of sought occupations name first, wherever a country keeps one. */
const SOUGHT_FIELDS: ReadonlySet<string | null> = new Set([
  'technology',
  'engineering',
  'healthcare',
  'science',
]);

/**
 * Whether a permit is made for a degree that they hold, in a field which its list of occupations names most of all: it
 * comes before one for any work, which as a rule gives less.
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
 * A route as it stands, and behind all that may be asked for where it is for people who learned more: experience may
 * stand in for a degree, so it is no refusal, and nobody can build on it.
 */
export function heldToLearning(entry: RouteEntry, preferences: Preferences): RouteEntry {
  if (qualifies(entry.way.route, preferences) !== 'short' || entry.way.kind === 'short') return entry;
  return {
    grade: Math.min(entry.grade, GRADE.unqualified),
    status: 'at_risk',
    way: { ...entry.way, unqualified: true },
  };
}
