import { bestCities } from '../cities/best.ts';
import type { GateStatus } from '../model.ts';
import { utilityOf } from '../utility.ts';
import type { PersonalFactor } from './factor.ts';
import { BASKET_USD, baskets, type ItemisedMonth, itemisedMonth, surveyedMonths } from './month.ts';
import type { Situation } from './situation.ts';
import { studyFunds } from './studyFunds.ts';

/** Budget divided by expected cost -> utility. */
const CURVE = {
  points: [
    [0.6, 0],
    [0.8, 0.3],
    [1, 0.6],
    [1.3, 0.85],
    [2, 1],
  ],
} as const;

/**
 * Expected monthly cost in US dollars for this household in one country by the basket, whose rent is part of the price
 * level; NaN without one. The same measure for every country, so that those with a survey of rents stand no worse.
 */
export function basketCost({ engine, preferences }: Situation, country: number): number {
  const level = engine.atlas.column('price_level_vs_us')[country] as number;
  return (level * BASKET_USD * baskets(preferences.household)) / 100;
}

/** Budget divided by expected cost for one country; NaN when either is unknown. */
function budgetRatio(situation: Situation, country: number): number {
  const budget = situation.preferences.budget?.monthlyUsd ?? Number.NaN;
  return budget / basketCost(situation, country);
}

/** What a month would cost this household, for comparing with a limit. */
export interface MonthlyCost {
  /** US dollars: by its items where a rent is on record, else the basket; NaN where no price level is known. */
  readonly usd: number;
  /**
   * The lowest of both and of what the state asks students to show: no place is out of reach whose own law calls the
   * sum enough.
   */
  readonly leastUsd: number;
  /** Where the rent was surveyed; null where it is part of the basket. */
  readonly rent: Pick<ItemisedMonth, 'city' | 'flat'> | null;
}

/** The cost of a month as the report reckons it item by item, so that must-have and text cannot contradict. */
export function monthlyCost(situation: Situation, country: number): MonthlyCost {
  const least = studyFunds(situation, country)?.monthlyUsd;
  return costOf(basketCost(situation, country), itemisedMonth(situation, country), least);
}

function costOf(basket: number, items: ItemisedMonth | null, least = Number.POSITIVE_INFINITY): MonthlyCost {
  if (!items) return { usd: basket, leastUsd: Math.min(basket, least), rent: null };
  return { usd: items.totalUsd, leastUsd: Math.min(basket, items.totalUsd, least), rent: items };
}

/**
 * A month that costs so many times what somebody can spend is out of reach: the flat would have to cost about half of
 * the good one that was surveyed.
 */
export const OUT_OF_REACH = 4 / 3;

/** Whether the rent in the cost is that of a town recommended, so that the sum is the one for living there. */
function isHere(situation: Situation, country: number, { rent }: MonthlyCost): boolean {
  return rent !== null && bestCities(situation, country).some(({ cityId }) => cityId === rent.city.id);
}

/**
 * The cost of a month against a limit in US dollars: `met` only where the month by its items stays within it, `failed`
 * where that month, in a town recommended, is out of reach of it, or both it and the basket pass the hard limit, a share
 * of the limit; `unknown` without a price level.
 */
export function gradeCost(situation: Situation, country: number, limitUsd: number, hard: number): GateStatus {
  const basket = basketCost(situation, country);
  if (Number.isNaN(basket)) return 'unknown';
  const grade = ({ usd, leastUsd }: MonthlyCost, here: boolean): GateStatus => {
    if (usd <= limitUsd) return 'met';
    return leastUsd > hard * limitUsd || (here && usd > OUT_OF_REACH * limitUsd) ? 'failed' : 'at_risk';
  };
  // Finding the cities recommended takes longer than all the rest: only where it decides.
  const grades = new Set(
    surveyedMonths(situation, country)
      .map((month) => costOf(basket, month))
      .flatMap((cost) => [grade(cost, true), grade(cost, false)]),
  );
  const [only] = grades;
  if (only && grades.size === 1) return only;
  const cost = monthlyCost(situation, country);
  return grade(cost, isHere(situation, country, cost));
}

export const AFFORDABILITY: PersonalFactor = {
  id: 'affordability',
  label: 'What your budget buys',
  dimension: 'cost_of_living',
  method: `Monthly budget divided by the expected cost of the household: ${BASKET_USD} US dollars for one adult at United States prices, scaled by the price level and by the household (0.5 for each further adult, 0.3 for each child).`,
  indicators: ['price_level_vs_us'],
  utilities: (situation) =>
    situation.engine.atlas
      .column('price_level_vs_us')
      .map((_, i) => utilityOf(CURVE, budgetRatio(situation, i))),
};
