import type { City } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import { BASKET_USD, baskets, inTens, type ItemisedMonth, itemisedMonth, surveyedMonths } from './month.ts';
import { type CostLimit, monthLimit } from './monthLimit.ts';
import { studyFunds } from './studyFunds.ts';

/**
 * Expected monthly cost in US dollars for this household in one country by the basket, whose rent is part of the price
 * level; NaN without one. The same measure for every country, so that those with a survey of rents stand no worse.
 */
export function basketCost({ engine, preferences }: Situation, country: number): number {
  const level = engine.atlas.column('price_level_vs_us')[country] as number;
  return (level * BASKET_USD * baskets(preferences.household)) / 100;
}

/** What a month would cost this household, for comparing with a limit. */
export interface MonthlyCost {
  /**
   * US dollars: by its items where a survey of rents holds for the town, else as elsewhere; NaN without a price level.
   */
  readonly usd: number;
  /** The surveyed rent in it; null where it is part of the basket. */
  readonly rent: Pick<ItemisedMonth, 'city' | 'flat' | 'furtherUsd'> | null;
  /** The surveyed city of the country of whose rent a share is in it; null where there is none, or `rent` is. */
  readonly by: Pick<ItemisedMonth, 'city' | 'flat'> | null;
}

/** With every bedroom that is needed: the sum that is told, and that a limit is held against. */
export const wholeMonth = ({ usd, rent }: MonthlyCost): number => usd + (rent?.furtherUsd ?? 0);

/**
 * Share of the rent of a good flat that a modest one costs: in the middle of the cities surveyed, what the basket
 * holds.
 */
const MODEST = 0.5;

/**
 * The cost of a month where no survey holds: the basket, or everything but the rent and half of the lowest rent
 * surveyed in the country where that is more. Else a town would look the cheaper for not being surveyed.
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

/** Share of a limit that was written down as a condition from where on a month is out of reach. */
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

/** How the cost of a month, as it is told, stands to a limit. */
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

/** Of these towns those whose month is not known to be out of reach; all of them where each is. */
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
