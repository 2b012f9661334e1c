import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../../model/preferences.ts';
import { needsLocalJob, type Wanted } from '../wanted.ts';
import { GRADE, type RouteEntry } from '../way.ts';
import { between, ofApplicant } from './countedIncome.ts';
import { isForSearch, marketShare, type OfferedPay, offeredPay, offerGrade } from './jobOffer.ts';

/** Ways of choosing in which chance, or speed, decides among the qualified. */
const BY_CHANCE: readonly VisaRoute['conditions']['selection'][] = ['lottery', 'quota'];

const MONTHS = 12;

/** Whether the stated savings cover living costs while looking for work, for all months of the first grant. */
function canSearch({ budget }: Preferences, { minIncome, durationMonths }: VisaRoute): boolean {
  const needed = (minIncome?.monthlyUsd ?? 0) * (durationMonths ?? MONTHS);
  return (budget?.assetsUsd ?? null) === null || (budget?.assetsTopUsd ?? Number.POSITIVE_INFINITY) >= needed;
}

/**
 * Remaining share of an offer's value where it has to pay more than the income expected. A share, so that a permit for
 * the best paid stands behind one for most.
 */
const BELOW_EXPECTED = 0.5;

/**
 * Required and usual pay as far as they can be compared: of an occupation paid below the mean of its group, the mean
 * tells only that a sum beyond it is rare.
 */
function comparedPay(pay: OfferedPay | null, { payVaries }: Preferences): OfferedPay | null {
  if (!payVaries || pay === null) return pay;
  return pay.earners !== 'total' && pay.askedUsd > pay.usualUsd ? pay : null;
}

/** Grades a work permit, whose pay is offered by an employer: expectations only indicate how hard that will be. */
export function byOffer({ engine, preferences }: Wanted, country: number, route: VisaRoute): RouteEntry {
  const behind = needsLocalJob(preferences, route);
  const most = (grade: number): number => (behind ? Math.min(grade, GRADE.offerBelow) : grade);
  if (isForSearch(engine, country, route)) {
    const way = { kind: 'job search', route, ...(behind ? { apart: true as const } : {}) } as const;
    const grade = canSearch(preferences, route) ? GRADE.search : GRADE.offerBelow;
    return { grade: most(grade), status: 'at_risk', way };
  }
  const pay = comparedPay(offeredPay(engine, country, route, preferences.occupation), preferences);
  const band = ofApplicant(preferences, route) ?? preferences.budget?.expected ?? null;
  const asked = route.minIncome?.monthlyUsd ?? null;
  const expected = band && asked !== null ? between(band, asked) : null;
  const likely = offerGrade(pay) * marketShare(engine, country, preferences.arrangement);
  const drawn = BY_CHANCE.includes(route.conditions.selection);
  const offer = drawn ? Math.min(likely, GRADE.exceptional) : likely;
  const below = expected === 'below' && band?.highUsd ? { mostUsd: band.highUsd } : {};
  return {
    grade: most(expected === 'below' ? BELOW_EXPECTED * offer : offer),
    status: 'at_risk',
    way: { kind: 'job offer', route, pay, expected, apart: behind, ...below },
  };
}
