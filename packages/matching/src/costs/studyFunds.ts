import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { admits, householdTimes } from '../entry/route/eligibility.ts';
import type { Situation } from '../entry/situation.ts';

/** A required sum below this share of our own estimate covers food only and says nothing about living there. */
const NOT_FOR_A_LIFE = 0.6;

/** What a state requires students to show per month, in US dollars. */
export interface StudyFunds {
  readonly route: VisaRoute;
  readonly monthlyUsd: number;
}

/**
 * The required funds of the study route, for people who move to study: the state's own figure for a student's living
 * costs. The lowest where several routes have one. Null where none is on record, where it is far below `monthUsd`,
 * our own estimate in US dollars, and for everybody else.
 */
export function studyFunds(
  { engine, preferences }: Situation,
  country: number,
  monthUsd: number,
): StudyFunds | null {
  if (preferences.arrangement !== 'study') return null;
  const asked = engine.records.routes(country).flatMap((route): readonly StudyFunds[] => {
    const one = route.minIncome?.monthlyUsd ?? null;
    const times = householdTimes(route, preferences.household);
    return route.kind === 'study' && one !== null && times !== null && admits(route, preferences)
      ? [{ route, monthlyUsd: one * times }]
      : [];
  });
  const [least] = asked.toSorted((a, b) => a.monthlyUsd - b.monthlyUsd);
  return least && least.monthlyUsd >= NOT_FOR_A_LIFE * monthUsd ? least : null;
}
