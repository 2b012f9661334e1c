import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { admits, householdTimes } from '../entry/route/eligibility.ts';
import type { Situation } from '../entry/situation.ts';

/** Share of our own month below which a sum asked for is for food alone, and tells of no life there. */
const NOT_FOR_A_LIFE = 0.6;

/** What a state asks students to show for a month, in US dollars. */
export interface StudyFunds {
  readonly route: VisaRoute;
  readonly monthlyUsd: number;
}

/**
 * The proof of funds of the study route, for those who move to study: the state's own word on what a student can live
 * on there. The least, where several routes ask; null where no record tells, where it is far below `monthUsd`, our own
 * reckoning of a month there in US dollars, and for everybody else.
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
