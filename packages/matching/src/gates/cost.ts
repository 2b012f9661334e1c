import { bestCities } from '../cities/best.ts';
import { surveyedMonths } from '../costs/month.ts';
import { type StudyFunds, studyFunds } from '../costs/studyFunds.ts';
import { basketCost, gradeMonth, type MonthlyCost, townCost } from '../costs/townCost.ts';
import type { Situation } from '../entry/situation.ts';
import type { GateStatus } from '../model.ts';

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

/** The cost of a month beside a limit, as it is told. */
export interface CostFound {
  /** The limit, in US dollars. */
  readonly budgetUsd: number;
  /** US dollars a month, with every bedroom that is needed. */
  readonly costUsd: number;
  readonly rent: MonthlyCost['rent'];
  /** Whether the fees of a school come on top, which are on no record. */
  readonly fees: boolean;
  /** What the state asks students to show. */
  readonly study: StudyFunds | null;
}

/** What is told of the cost of a month beside a limit; `fees`: whether those of a school have to fit into it too. */
export function costFound(situation: Situation, country: number, budgetUsd: number, fees = false): CostFound {
  const { usd, rent } = monthlyCost(situation, country);
  return {
    budgetUsd,
    costUsd: usd + (rent?.furtherUsd ?? 0),
    rent,
    fees,
    study: studyFunds(situation, country),
  };
}
