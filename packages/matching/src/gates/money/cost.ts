import { bestCities, townsInQuestion } from '../../cities/best.ts';
import { surveyedMonths } from '../../costs/month.ts';
import { isUnsurveyedCity } from '../../costs/oneCity.ts';
import { type StudyFunds, studyFunds } from '../../costs/studyFunds.ts';
import { costElsewhere, gradeMonth, type MonthlyCost, townCost, wholeMonth } from '../../costs/townCost.ts';
import { basketCost } from '../../engine/basket.ts';
import { feesUsd, type StudyFees } from '../../engine/studyFees.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import type { Reckoned } from '../../model/means.ts';

/**
 * The cost of a month that the report prints and the must-haves use: that of the first recommended town with a
 * surveyed rent, else the general one without a survey.
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
 * The cost of a month in the cheapest town in question, in US dollars, since a country is ruled out only where all of
 * its towns are.
 */
export function leastMonth(situation: Situation, country: number): number {
  const towns = surveyedMonths(situation, country).length > 0 ? townsInQuestion(situation, country) : [];
  const months = towns.map((town) => townCost(situation, country, town));
  return Math.min(...(months.length > 0 ? months : [costElsewhere(situation, country)]).map(wholeMonth));
}

/**
 * Grades the printed cost of a month against a limit in US dollars. `hard` is a multiple of the limit, above which a
 * place fails; `unknown` without a price level. Towns within the limit are recommended before dearer ones, so a
 * country fails only where every town does.
 */
export function gradeCost(
  situation: Situation,
  country: number,
  limitUsd: number,
  hard: number,
  besides = 0,
): GateStatus {
  if (Number.isNaN(basketCost(situation, country))) return 'unknown';
  // What is left for the month, and the most that it may cost; both may be 0.
  const usd = Math.max(1, limitUsd - besides);
  const limit = { usd, hard: Math.max(0, hard * limitUsd - besides) / usd };
  const grade = (cost: MonthlyCost): GateStatus => gradeMonth(situation, country, cost, limit);
  const months = surveyedMonths(situation, country).map((rent) => ({ usd: rent.totalUsd, rent, by: null }));
  const [only, ...more] = new Set([costElsewhere(situation, country), ...months].map(grade));
  // Choosing the recommended towns is slow, so it is done only where the grades differ.
  return only && more.length === 0 ? only : grade(monthlyCost(situation, country));
}

/** The cost of a month and the limit it was compared with, as the report shows them. */
export interface CostFound {
  /** The limit, in US dollars a month. */
  readonly budgetUsd: number;
  /** US dollars a month, with as many bedrooms as the household needs. */
  readonly costUsd: number;
  /** The cost of studying, in addition to the month. */
  readonly tuition?: StudyFees;
  readonly rent: MonthlyCost['rent'];
  readonly by: MonthlyCost['by'];
  /** Whether school fees, which are on no record, come on top. */
  readonly fees: boolean;
  /** Set where the limit is the income left there after tax, because that is below the budget stated. */
  readonly leaves?: true;
  /** Set where the limit was worked out from an income band, by its lower edge. */
  readonly reckoned?: Reckoned;
  /** The country is a single city, and nobody surveyed its rents. */
  readonly oneCity: boolean;
  /** The sum a state asks students to prove; null where that does not apply. */
  readonly study: StudyFunds | null;
}

/** The cost of a month compared with a limit; `fees`: whether school fees have to fit into it too. */
export function costFound(
  situation: Situation,
  country: number,
  budgetUsd: number,
  fees = false,
  tuition: StudyFees | null = null,
): CostFound {
  const cost = monthlyCost(situation, country);
  const monthUsd = wholeMonth(cost);
  return {
    budgetUsd,
    costUsd: monthUsd + feesUsd(tuition),
    ...(tuition ? { tuition } : {}),
    rent: cost.rent,
    by: cost.by,
    fees,
    oneCity: isUnsurveyedCity(situation, country),
    study: studyFunds(situation, country, monthUsd),
  };
}
