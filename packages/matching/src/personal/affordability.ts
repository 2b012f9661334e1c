import { bestCities } from '../cities/best.ts';
import type { GateStatus } from '../model.ts';
import { utilityOf } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';
import { outgrowsSurvey } from '../profile/bedrooms.ts';
import { BASKET_USD, surveyedMonths } from '../costs/month.ts';
import type { Situation } from '../entry/situation.ts';
import { type StudyFunds, studyFunds } from '../costs/studyFunds.ts';
import { basketCost, gradeMonth, type MonthlyCost, townCost } from '../costs/townCost.ts';

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

/** Budget divided by expected cost for one country; NaN when either is unknown. */
function budgetRatio(situation: Situation, country: number): number {
  const budget = situation.preferences.budget?.monthlyUsd ?? Number.NaN;
  return budget / basketCost(situation, country);
}

/**
 * The cost of a month in a country: that in the first of the towns recommended for which a survey of rents holds, else
 * by the basket.
 */
export function monthlyCost(situation: Situation, country: number): MonthlyCost {
  const basket: MonthlyCost = { usd: basketCost(situation, country), rent: null };
  if (surveyedMonths(situation, country).length === 0) return basket;
  const { cities } = situation.engine.atlas;
  const months = bestCities(situation, country)
    .flatMap(({ cityId }) => cities.byId(cityId) ?? [])
    .map((town) => townCost(situation, country, town));
  return months.find(({ rent }) => rent !== null) ?? basket;
}

/**
 * The cost of a month against a limit in US dollars: `met` where the month that the report prints stays within it,
 * `failed` where every town one would live in is beyond the hard limit, a share of the limit; `unknown` without a price
 * level.
 */
export function gradeCost(situation: Situation, country: number, limitUsd: number, hard: number): GateStatus {
  const basket = basketCost(situation, country);
  if (Number.isNaN(basket)) return 'unknown';
  const grade = (cost: MonthlyCost): GateStatus =>
    gradeMonth(situation, country, cost, { usd: limitUsd, hard });
  const months = surveyedMonths(situation, country).map((rent) => ({ usd: rent.totalUsd, rent }));
  const [only, ...more] = new Set([{ usd: basket, rent: null }, ...months].map(grade));
  // Finding the cities recommended takes longer than all the rest: only where it decides. Of those, none is
  // out of reach where another town is not.
  return only && more.length === 0 ? only : grade(monthlyCost(situation, country));
}

/** What comes on top of a month and is on no record. */
export type OnTop = 'bedrooms' | 'school fees';

/** The cost of a month beside a limit, as it is told. */
export interface CostFound {
  /** The limit, in US dollars. */
  readonly budgetUsd: number;
  /** US dollars a month. */
  readonly costUsd: number;
  readonly rent: MonthlyCost['rent'];
  readonly onTop: readonly OnTop[];
  /** What the state asks students to show. */
  readonly study: StudyFunds | null;
}

/** What is told of the cost of a month beside a limit; `fees`: whether those of a school have to fit into it too. */
export function costFound(situation: Situation, country: number, budgetUsd: number, fees = false): CostFound {
  const { usd, rent } = monthlyCost(situation, country);
  const small = rent !== null && outgrowsSurvey(situation.preferences.household);
  return {
    budgetUsd,
    costUsd: usd,
    rent,
    onTop: [...(small ? ['bedrooms' as const] : []), ...(fees ? ['school fees' as const] : [])],
    study: studyFunds(situation, country),
  };
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
