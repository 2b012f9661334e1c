import { bestCities } from '../../cities/best.ts';
import { surveyedMonths } from '../../costs/month.ts';
import { isUnsurveyedCity } from '../../costs/oneCity.ts';
import { type StudyFunds, studyFunds } from '../../costs/studyFunds.ts';
import { costElsewhere, gradeMonth, type MonthlyCost, townCost, wholeMonth } from '../../costs/townCost.ts';
import { basketCost } from '../../engine/basket.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import type { Reckoned } from '../../model/means.ts';

/**
 * The cost of a month in a country, which the report prints and by which must-haves go: that in the first of the towns
 * recommended for which a survey of rents holds, else as where none does.
 */
export function monthlyCost(situation: Situation, country: number): MonthlyCost {
  const elsewhere = costElsewhere(situation, country);
  if (surveyedMonths(situation, country).length === 0) return elsewhere;
  const { cities } = situation.engine.atlas;
  const months = bestCities(situation, country)
    .flatMap(({ cityId }) => cities.byId(cityId) ?? [])
    .map((town) => townCost(situation, country, town));
  return months.find(({ rent }) => rent !== null) ?? elsewhere;
}

/**
 * The cost of a month against a limit in US dollars: `met` where the month that the report prints stays within it,
 * `failed` where it is beyond the hard limit, a share of the limit; `unknown` without a price level. Since no town out
 * of reach is recommended beside one within it, a country fails where each town does.
 */
export function gradeCost(situation: Situation, country: number, limitUsd: number, hard: number): GateStatus {
  if (Number.isNaN(basketCost(situation, country))) return 'unknown';
  const grade = (cost: MonthlyCost): GateStatus =>
    gradeMonth(situation, country, cost, { usd: limitUsd, hard });
  const months = surveyedMonths(situation, country).map((rent) => ({ usd: rent.totalUsd, rent, by: null }));
  const [only, ...more] = new Set([costElsewhere(situation, country), ...months].map(grade));
  // Finding the cities recommended takes longer than all the rest: only where it decides.
  return only && more.length === 0 ? only : grade(monthlyCost(situation, country));
}

/** The cost of a month beside a limit, as it is told. */
export interface CostFound {
  /** The limit, in US dollars. */
  readonly budgetUsd: number;
  /** US dollars a month, with every bedroom that is needed. */
  readonly costUsd: number;
  readonly rent: MonthlyCost['rent'];
  readonly by: MonthlyCost['by'];
  /** Whether the fees of a school come on top, which are on no record. */
  readonly fees: boolean;
  /** The limit is what the income told leaves there after tax, which is less than the budget. */
  readonly leaves?: true;
  /** The limit was reckoned from a band, at its low end. */
  readonly reckoned?: Reckoned;
  /** It is one city, and no rent in it was surveyed. */
  readonly oneCity: boolean;
  /** What the state asks students to show. */
  readonly study: StudyFunds | null;
}

/** What is told of the cost of a month beside a limit; `fees`: whether those of a school have to fit into it too. */
export function costFound(situation: Situation, country: number, budgetUsd: number, fees = false): CostFound {
  const cost = monthlyCost(situation, country);
  const costUsd = wholeMonth(cost);
  return {
    budgetUsd,
    costUsd,
    rent: cost.rent,
    by: cost.by,
    fees,
    oneCity: isUnsurveyedCity(situation, country),
    study: studyFunds(situation, country, costUsd),
  };
}
