import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { TIED_TO_EMPLOYER } from '../../conditions/rules/stay.ts';
import type { Preferences } from '../../model/preferences.ts';
import { isBeyondLearning, type RouteEntry } from '../way.ts';

/** Whether a youth mobility permit ends before the planned stay: it may be mentioned, but no plan can rest on it. */
export const isTooShort = (
  { leastStay }: Pick<Preferences, 'leastStay'>,
  { conditions, durationMonths, longestMonths }: VisaRoute,
): boolean => conditions.forWhom === 'youth' && (leastStay ?? 0) > (longestMonths ?? durationMonths ?? 0);

/** Whether the customer refuses permits tied to one job and this is one. */
export const refusesOneEmployer = ({ dealBreakers }: Pick<Preferences, 'dealBreakers'>): boolean =>
  dealBreakers.some(({ id }) => id === TIED_TO_EMPLOYER);

/**
 * Whether a permit outlasts any job, because it needs no contract or is permanent from the start. One for exceptional
 * talent is a chance and no basis for a plan.
 */
export const outlastsJob = (preferences: Preferences, { way }: RouteEntry): boolean =>
  way.kind === 'route' &&
  !isBeyondLearning(way) &&
  way.route.conditions.selection !== 'exceptional' &&
  !isTooShort(preferences, way.route);
