import type { City } from '@global-fit/atlas/model';
import { basketCost } from '../engine/basket.ts';
import type { Situation } from '../entry/situation.ts';
import { inTens, type ItemisedMonth, itemisedMonth, surveyedMonths } from './month.ts';
import { type CostLimit, monthLimit } from './monthLimit.ts';
import { studyFunds } from './studyFunds.ts';

/** What a month would cost this household, for comparing with a limit. */
export interface MonthlyCost {
  /**
   * US dollars: rent and other items added up where a survey of rents covers the town, else as `costElsewhere` has it.
   * NaN without a price level.
   */
  readonly usd: number;
  /** The surveyed rent that `usd` contains; null where no survey covers the town. */
  readonly rent: Pick<ItemisedMonth, 'city' | 'flat' | 'furtherUsd'> | null;
  /** Without a rent of its own: the surveyed city of the country whose rent the sum was derived from, if any. */
  readonly by: Pick<ItemisedMonth, 'city' | 'flat'> | null;
}

/** US dollars with every bedroom that the household needs: the sum that reports print and limits are compared with. */
export const wholeMonth = ({ usd, rent }: MonthlyCost): number => usd + (rent?.furtherUsd ?? 0);

/**
 * Rent of a modest flat as a share of the good flats that the survey prices. With a half, the middle of the surveyed
 * cities comes to the same month as the price level does.
 */
const MODEST = 0.5;

/**
 * The cost of a month in a town that no survey covers: by the price level, or with half of the lowest rent surveyed in
 * the country where that comes to more. Otherwise a town would look cheaper only for not having been surveyed.
 */
export function costElsewhere(situation: Situation, country: number): MonthlyCost {
  const basket = basketCost(situation, country);
  const [least] = surveyedMonths(situation, country).toSorted((a, b) => a.rentUsd - b.rentUsd);
  const scaled = least ? inTens(least.totalUsd - (1 - MODEST) * least.rentUsd) : Number.NaN;
  return least && scaled > basket
    ? { usd: scaled, rent: null, by: least }
    : { usd: basket, rent: null, by: null };
}

/** The cost of a month in one town as the report reckons it, so that must-have and text cannot contradict. */
export function townCost(situation: Situation, country: number, town: City): MonthlyCost {
  const items = itemisedMonth(situation, country, town);
  return items ? { usd: items.totalUsd, rent: items, by: null } : costElsewhere(situation, country);
}

/** Multiple of a limit that the customer wrote down as a condition above which a month rules a place out. */
export const BEYOND_CONDITION = 1.15;

function costLimits(situation: Situation, country: number): readonly CostLimit[] {
  const month = monthLimit(situation, country);
  return [
    ...(month ? [month] : []),
    ...situation.preferences.dealBreakers.flatMap(({ id, limit }) =>
      id === 'monthly-cost' && limit !== undefined ? [{ usd: limit, hard: BEYOND_CONDITION }] : [],
    ),
  ];
}

/** Whether a sum is out of reach of a limit: never where a state's own law calls the limit enough for students. */
function isOutOfReach(situation: Situation, country: number, usd: number, limit: CostLimit): boolean {
  if (!(usd > limit.hard * limit.usd)) return false;
  return (studyFunds(situation, country, usd)?.monthlyUsd ?? usd) > limit.hard * limit.usd;
}

/** How the cost of a month, as the report prints it, compares with a limit. */
export function gradeMonth(
  situation: Situation,
  country: number,
  cost: MonthlyCost,
  limit: CostLimit,
): 'met' | 'at_risk' | 'failed' {
  const usd = wholeMonth(cost);
  if (usd <= limit.usd) return 'met';
  return isOutOfReach(situation, country, usd, limit) ? 'failed' : 'at_risk';
}

/** The towns in which no limit rules the cost of a month out; a limit that rules out every town is passed over. */
export function withinReach(situation: Situation, country: number, towns: readonly City[]): readonly City[] {
  // Without a survey every town of a country costs the same.
  if ((situation.engine.surveyed[country] ?? []).length === 0) return towns;
  return costLimits(situation, country).reduce((left, limit) => {
    const kept = left.filter((town) => {
      const usd = wholeMonth(townCost(situation, country, town));
      return !isOutOfReach(situation, country, usd, limit);
    });
    return kept.length > 0 ? kept : left;
  }, towns);
}
