import { openRoutes, routeName, settlesByRight } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { list, plural } from '../../../../prose/english.ts';
import { because, type Said } from '../../../../prose/said.ts';

/** Permanent residence, which questions about citizenship also mention. */
export const PERMANENCE =
  /\b(?:permanent resid\w+|permanent (?:visa|permit|status)|PR\b|green card|settled status|indefinite leave|long-term resident|resets? (?:it|the (?:clock|count|years)))/i;

/** A permit that is permanent from the start, and how it is obtained; null where none is open to the household. */
export function permanentAtOnce(view: PlaceView): Said | null {
  if (settlesByRight(view)) return null;
  const found = openRoutes(view).find(
    ({ route, standing }) =>
      route.kind === 'permanent-residency' && route.yearsToPermanence === 0 && standing.way.kind !== 'short',
  )?.route;
  if (!found) return null;
  const { selection, forWhom } = found.conditions;
  const terms = [
    selection === 'points'
      ? forWhom === 'employees'
        ? 'so many points have to be reached'
        : 'people are chosen by points'
      : selection === 'nomination'
        ? 'by nomination'
        : null,
    forWhom === 'employees' ? 'for those with a job there' : null,
    found.processingDays ? `a decision can take up to ${plural(found.processingDays, 'day')}` : null,
  ].filter((term) => term !== null);
  return because(
    routeSaid(found, `the ${routeName(found)}${terms.length > 0 ? ` (${list(terms)})` : ''}`),
    'citizenship',
    ...view.profile.stageIds,
  );
}
