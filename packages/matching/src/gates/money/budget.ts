import { type CostLimit, monthLimit, nearlyMissed, onWages } from '../../costs/monthLimit.ts';
import { AMPLE, isUnsurveyedCity } from '../../costs/oneCity.ts';
import { studyFunds } from '../../costs/studyFunds.ts';
import { basketCost } from '../../engine/basket.ts';
import { feesUsd, studyFees } from '../../engine/studyFees.ts';
import type { Situation } from '../../entry/situation.ts';
import { protectionIn } from '../../entry/protection.ts';
import { payIndicator } from '../../factors/work.ts';
import { pastLimit } from '../../scoring/grade.ts';
import { type Gate, NO_RECORD, type Verdict } from '../gate.ts';
import { costFound, gradeCost, leastMonth } from './cost.ts';

/**
 * Whether a month at today's spending costs more than the customer's occupation pays there, for a household that will
 * live on that pay. Today's spending comes from today's income, so it says nothing about pay in another country. Only
 * pay in the customer's own occupation is compared, since the mean of all employees (`total`) describes nobody.
 */
function isBeyondPay(situation: Situation, country: number): boolean {
  const pay = onWages(situation, country)?.pay ?? null;
  // Other income, of unknown size, may pay for the rest.
  if (pay === null || pay.of === 'total' || situation.preferences.localWage?.beside) return false;
  return gradeCost(situation, country, pay.netUsd, Number.POSITIVE_INFINITY) === 'at_risk';
}

/**
 * How far the larger of budget and wages is below an ample sum, in [0,1], in a country that is one city without
 * surveyed rents: a month there costs more than the planning figure.
 */
function pastAmple(situation: Situation, country: number, limit: CostLimit): number {
  const { localWage } = situation.preferences;
  const wages = localWage ? (onWages(situation, country)?.pay?.netUsd ?? Number.POSITIVE_INFINITY) : 0;
  const ample = AMPLE * basketCost(situation, country);
  return pastLimit(ample / Math.max(limit.usd, wages), { soft: 1, hard: AMPLE });
}

/**
 * How far a month in the cheapest town in question exceeds what the household can spend, in [0,1]. For a household
 * that will live on pay there, how close the month comes to the limit of its expected income, since its spending today
 * says too little. In a single city without surveyed rents a month costs more than the planning figure, so a sum that
 * just reaches that figure counts as exceeded in full; there wages are compared, too. Students live on what the
 * state's own law calls enough for them.
 */
function pastBudget(situation: Situation, country: number, limit: CostLimit, feesUsd: number): number {
  const { localWage } = situation.preferences;
  if (!Number.isFinite(limit.hard)) return 0;
  const inCity = isUnsurveyedCity(situation, country) ? pastAmple(situation, country, limit) : null;
  if (localWage) {
    const limits = nearlyMissed(situation, country);
    const past = limits ? pastLimit(leastMonth(situation, country), limits) : 0;
    return inCity === null || past === 0 ? Math.max(inCity ?? 0, past) : 1;
  }
  if (inCity !== null) return inCity;
  const month = leastMonth(situation, country);
  const least = Math.min(month, studyFunds(situation, country, month)?.monthlyUsd ?? month);
  return pastLimit((least + feesUsd) / limit.usd, { soft: 1, hard: limit.hard });
}

/**
 * Whether the budget was stated and is the same wherever the household lives: not taken from a band or from wages
 * there, and not supplemented by savings during studies.
 */
const isTold = ({ preferences: { arrangement, budget, localWage } }: Situation): boolean =>
  !localWage && arrangement !== 'study' && budget?.monthlyUsd != null && budget.reckoned === null;

/**
 * Compares what the household can spend in a month with what a month would cost it there. Null where neither a budget
 * nor an income was stated.
 */
export function budgetGate(situation: Situation): Gate | null {
  const { engine, preferences } = situation;
  const { budget, household, localWage } = preferences;
  const budgetUsd = budget?.monthlyUsd ?? null;
  const most = budget?.expected?.highUsd ?? null;
  if (!budget || (budgetUsd === null && !(localWage && most !== null))) return null;
  const fees = household.feeSchool;
  const { occupation, payVaries } = preferences;
  const told = budget.earned && budget.toldIn ? [budget.toldIn, 'income-sources'] : [];
  const paid = localWage
    ? [(payVaries ? null : occupation && payIndicator(occupation)) ?? 'earnings_monthly_usd']
    : [];
  const onPay = localWage
    ? [...localWage.questionIds, 'career-field', ...(most === null ? [] : ['expected-annual-income'])]
    : [];
  return {
    id: 'budget',
    group: 'budget',
    graded: true,
    label: 'Your budget covers the cost of living',
    because: { questionIds: [...new Set([...budget.questionIds, ...onPay, ...told])] },
    check(country): Verdict {
      const limit = monthLimit(situation, country);
      const tuition = studyFees(situation, country);
      const unsurveyed = isUnsurveyedCity(situation, country);
      // The planning figure for such a city is too low to be stretched, and there is no cheaper town.
      const reached = limit
        ? gradeCost(
            situation,
            country,
            limit.usd,
            unsurveyed && isTold(situation) ? 1 : limit.hard,
            feesUsd(tuition),
          )
        : 'unknown';
      if (!limit || reached === 'unknown') return NO_RECORD;
      const ample = AMPLE * basketCost(situation, country);
      const open = unsurveyed && limit.usd < ample;
      // School fees are on no record and may be a family's largest item: as much as its whole month, for each child.
      const school = fees && limit.usd < ample * (1 + household.children.length);
      const onTop = school || (tuition?.kind === 'open' && limit.usd < ample);
      const short = reached === 'met' && isBeyondPay(situation, country);
      // Where the law provides housing and means to people who have too little, no sum is required.
      const kept = reached !== 'met' && protectionIn(engine, preferences, country) !== null;
      const status = kept || (reached === 'met' && (onTop || open || short)) ? 'at_risk' : reached;
      return {
        status,
        reason: () => {
          const leaves = !localWage && budgetUsd !== null && limit.usd < budgetUsd;
          const spend = leaves ? limit.usd : (budgetUsd ?? 0);
          const found = costFound(situation, country, spend, fees, tuition);
          const { reckoned } = budget;
          const cost = leaves ? { ...found, leaves } : reckoned ? { ...found, reckoned } : found;
          const wages = short || cost.costUsd > cost.budgetUsd ? onWages(situation, country) : null;
          return wages ? { kind: 'cost on wages', cost, ...wages } : { kind: 'cost', ...cost };
        },
        indicators: ['price_level_vs_us', ...paid],
        ...(status === 'at_risk' && !kept
          ? { past: pastBudget(situation, country, limit, feesUsd(tuition)) }
          : {}),
      };
    },
  };
}
