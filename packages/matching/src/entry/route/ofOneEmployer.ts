import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { TIED_TO_EMPLOYER } from '../../conditions/rules/stay.ts';
import type { Preferences } from '../../model/preferences.ts';
import { isBeyondLearning, type RouteEntry } from '../way.ts';

/** Whether a permit of youth mobility ends before the stay that is planned: it may be told, but carries no plan. */
export const isTooShort = (
  { leastStay }: Pick<Preferences, 'leastStay'>,
  { conditions, durationMonths, longestMonths }: VisaRoute,
): boolean => conditions.forWhom === 'youth' && (leastStay ?? 0) > (longestMonths ?? durationMonths ?? 0);

/** Whether a permit that falls with one job is what they wrote they will not have. */
export const refusesOneEmployer = ({ dealBreakers }: Pick<Preferences, 'dealBreakers'>): boolean =>
  dealBreakers.some(({ id }) => id === TIED_TO_EMPLOYER);

/**
 * Whether somebody may plan on a permit that outlasts any job: no contract is asked for, or it is permanent once it is
 * there. One for people of distinction is a chance, and no plan.
 */
export const outlastsJob = (preferences: Preferences, { way }: RouteEntry): boolean =>
  way.kind === 'route' &&
  !isBeyondLearning(way) &&
  way.route.conditions.selection !== 'exceptional' &&
  !isTooShort(preferences, way.route);
