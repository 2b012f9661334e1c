import { BASKET_USD, basketCost, STUDENT } from '../engine/basket.ts';
import { feesUsd, studyFees } from '../engine/studyFees.ts';
import type { Situation } from '../entry/situation.ts';
import { utilityOf } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Utility of budget divided by expected cost. */
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
 * Utility of one country; NaN where budget or cost is unknown. Where tuition comes on top and nobody knows how much, half
 * of what decides is unknown, and counts ½.
 */
function utilityIn(situation: Situation, country: number): number {
  const budget = situation.preferences.budget?.monthlyUsd ?? Number.NaN;
  const fees = studyFees(situation, country);
  const utility = utilityOf(CURVE, budget / (basketCost(situation, country) + feesUsd(fees)));
  return fees?.kind === 'open' ? (utility + 0.5) / 2 : utility;
}

export const AFFORDABILITY: PersonalFactor = {
  id: 'affordability',
  label: 'What your budget buys',
  dimension: 'cost_of_living',
  method: `Monthly budget divided by the expected cost of the household: ${BASKET_USD} US dollars for one adult at United States prices, scaled by the price level and by the household (0.5 for each further adult, 0.3 for each child; ${STUDENT} in all for somebody who moves alone to study), with a twelfth of the lowest tuition on record for those who come for a degree.`,
  indicators: ['price_level_vs_us'],
  utilities: (situation) =>
    situation.engine.atlas.column('price_level_vs_us').map((_, i) => utilityIn(situation, i)),
};
