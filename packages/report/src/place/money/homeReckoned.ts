import type { CostFound } from '@global-fit/matching/gates/money/cost';
import { inTens } from '@global-fit/matching/costs/month';
import { constant, minus, plus, type Quantity } from '../../figures/quantity.ts';
import { because, given, type Said, words } from '../../prose/said.ts';
import { wantsToBuy } from '../../profile/profile.ts';
import { cityOf } from '../passage.ts';
import type { PlaceView } from '../view.ts';
import { isBeyondSurvey, type Month, SMALL_SHARE } from './month.ts';
import { onWages } from './wagesSaid.ts';

/** A home without a surveyed rent, by the sum that the must-have on the budget reckons with. */
export interface ReckonedHome {
  readonly home: Quantity;
  /** Where that sum comes from. */
  readonly how: Said;
  /** A month of tuition, which the same must-have adds; null where none is asked. */
  readonly tuition: Quantity | null;
  /** Home, tuition and everything else: the month that the text names. */
  readonly total: Quantity;
}

/** The month by the must-have on the budget; null without one. */
function costOf(view: PlaceView): CostFound | null {
  const gates = view.studied?.gates;
  const wages = onWages(gates);
  if (wages) return wages.cost;
  const reason = gates?.find(({ group }) => group === 'budget')?.reason;
  return reason?.kind === 'cost' ? reason : null;
}

const FLATS = { oneBed: 'one-bedroom flat', twoBed: 'two-bedroom flat' } as const;

/** Whether the home will be bought, or cost far more than we reckon with. */
const looksElsewhere = (view: PlaceView, { budget }: Month, home: Quantity): boolean =>
  wantsToBuy(view.profile) || home.value < SMALL_SHARE * budget.value;

/**
 * What a home counts for in the month of the text, where no survey covers the towns described: half the rent of a good
 * flat elsewhere in the country, else the share of our planning basket. Null where a rent was surveyed, the home is to be
 * bought, or the household looks far above such sums.
 */
export function reckonedHome(view: PlaceView, month: Month): ReckonedHome | null {
  const cost = costOf(view);
  if (!cost || cost.rent || month.rent || view.profile.rentsRoom || isBeyondSurvey(view)) return null;
  const { tuition: fees, by, costUsd } = cost;
  const tuition =
    fees?.kind === 'asked' && fees.monthlyUsd > 0
      ? constant(inTens(fees.monthlyUsd), 'a twelfth of the lowest tuition on record')
      : null;
  const without = constant(inTens(costUsd) - (tuition?.value ?? 0), 'the month by our reckoning');
  const home = minus(without, month.others);
  if (home.value <= 0 || (!onWages(view.studied?.gates) && looksElsewhere(view, month, home))) return null;
  const all = plus(home, month.others);
  return {
    home,
    how: by
      ? given(
          words(
            `No survey reaches ${cityOf(view)}: half the rent of a good ${FLATS[by.flat]} in ${by.city.name}, our assumption`,
          ),
          `rent:${by.city.id}`,
        )
      : because(words('Our planning figure; no rent was surveyed there'), 'monthly-budget'),
    tuition,
    total: tuition ? plus(all, tuition) : all,
  };
}
