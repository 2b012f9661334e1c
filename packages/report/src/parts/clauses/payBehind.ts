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

/** Local pay below this share of the month to spend cannot carry it. */
const FAR_BELOW = 0.75;

/** Mean pay there in the customer's occupation group, else of all employees; null where neither is representative. */
function payThere(view: PlaceView): { readonly who: string; readonly monthly: Quantity } | null {
  const own = localPay(view);
  if (own) return { who: own.group, monthly: own.monthly };
  if (belowMinimum(view, view.iso3) || numberAt(view.atlas, 'earnings_monthly_usd', view.iso3) === null)
    return null;
  const monthly = factQuantity(view.atlas, 'earnings_monthly_usd', view.iso3);
  return monthly && { who: 'employees', monthly };
}

/**
 * A drawback for households that will live on local pay: their month to spend was stated under other wages, and pay
 * there would not carry it. Null where it does, or may.
 */
export function payBehindBudget(view: PlaceView): Said | null {
  const { profile } = view;
  const { monthlyBudget, read, stage, stageIds } = profile;
  if (stage !== 'employee' || monthlyBudget === null || read.has('income-sources', ...BESIDE_PAY))
    return null;
  // Where the month exceeds that sum, the must-have compares it with wages already.
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
