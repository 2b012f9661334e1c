import { answerQuantity, factQuantity, type Quantity, shown } from '../../figures/quantity.ts';
import { numberAt } from '../../figures/world.ts';
import { belowMinimum } from '../../place/money/paySurvey.ts';
import type { PlaceView } from '../../place/view.ts';
import { twoEarnIds } from '../../profile/earners.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { localPay } from '../../place/money/localPay.ts';
import { dollars } from '../../figures/format.ts';
import { onWages } from '../../place/money/wagesSaid.ts';

/** Sources of income that no employer there pays. */
const BESIDE_PAY = [
  'remote-work',
  'business-income',
  'investments',
  'retirement-pension',
  'savings',
  'passive-income',
] as const;

/** Below this share of the month to spend what is paid there carries no such month. */
const FAR_BELOW = 0.75;

/** Average pay there in the customer's group of occupations, else of everybody; null where neither is a fair figure. */
function payThere(view: PlaceView): { readonly who: string; readonly monthly: Quantity } | null {
  const own = localPay(view);
  if (own) return { who: own.group, monthly: own.monthly };
  if (belowMinimum(view, view.iso3) || numberAt(view.atlas, 'earnings_monthly_usd', view.iso3) === null)
    return null;
  const monthly = factQuantity(view.atlas, 'earnings_monthly_usd', view.iso3);
  return monthly && { who: 'employees', monthly };
}

/**
 * A month to spend that was told where other wages are paid, held against those of the place, for somebody who will
 * live on a job there alone; null where those carry it, or may.
 */
export function payBehindBudget(view: PlaceView): Said | null {
  const { profile } = view;
  const { monthlyBudget, read, stage, stageIds } = profile;
  if (stage !== 'employee' || monthlyBudget === null || read.has('income-sources', ...BESIDE_PAY))
    return null;
  // Where the month is beyond that sum, the must-have holds it against the wages.
  if (onWages(view.studied?.gates)) return null;
  const pay = payThere(view);
  const two = twoEarnIds(profile);
  if (!pay || pay.monthly.value * (two ? 2 : 1) >= FAR_BELOW * monthlyBudget) return null;
  const budget = shown(answerQuantity(monthlyBudget, 'monthly-budget'), dollars);
  const wage = shown(pay.monthly, dollars);
  const said = two
    ? say`${pay.who} there earn ${wage} a month on average, and two such wages stay below the ${budget} that you can spend: go by what offers pay, not by that sum`
    : say`${pay.who} there earn ${wage} a month on average, far below the ${budget} that you can spend: go by what an offer pays, not by that sum`;
  return because(said, 'income-sources', ...stageIds, ...(two ?? []));
}
