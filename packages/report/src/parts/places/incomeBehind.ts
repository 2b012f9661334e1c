import { answerQuantity, minus, shown } from '../../figures/quantity.ts';
import { withHomeMoney } from '../../place/money/homeMoney.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { leavesOf } from '../../place/money/month.ts';
import { dollars } from '../../figures/format.ts';
import { exactIncome } from '../../place/entry/incomeAsked.ts';
import { preferencesOf } from '../../place/entry/standing.ts';

/** Gaps below this share of the month to spend are lost in rounding and exchange rates. */
const LEAST = 0.05;

/**
 * Warns once, at the household's first place, where the month to spend exceeds the regular income stated. Null where
 * local work will pay for it, and where the place is compared with what the income leaves anyway.
 */
export function incomeBehindBudget(view: PlaceView): Said | null {
  const { monthlyBudget } = view.profile;
  const income = exactIncome(view);
  if (view.earlier.length > 0 || monthlyBudget === null || !income) return null;
  if (preferencesOf(view).localWage || leavesOf(view)) return null;
  const gap = minus(answerQuantity(monthlyBudget, 'monthly-budget'), income);
  if (gap.value < LEAST * monthlyBudget) return null;
  const spend = shown(answerQuantity(monthlyBudget, 'monthly-budget'), dollars);
  return because(
    say`the income you told us of, about ${shown(income, dollars)} a month before tax, stays below the ${spend} that you mean to spend: about ${withHomeMoney(view, gap, dollars)} a month, and any tax, would have to come from elsewhere, since our sums go by what you mean to spend`,
    'income-sources',
  );
}
