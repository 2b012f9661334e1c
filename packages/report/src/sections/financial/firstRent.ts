import { inTens } from '@global-fit/matching/costs/month';
import { usd } from '../../figures/format.ts';
import { constant, minus, over, plus, type Quantity, shown, times } from '../../figures/quantity.ts';
import { withHomeMoney } from '../../place/money/homeMoney.ts';
import { flatBeside, type Month, monthOf, rentsHere } from '../../place/money/month.ts';
import { onWages, type OnWages } from '../../place/money/wagesSaid.ts';
import { cityOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { capitalised } from '../../prose/english.ts';
import { say, words } from '../../prose/said.ts';
import { type MoveItem, NOT_KNOWN } from './moveItem.ts';

const IN_ADVANCE = constant(3, 'one month in advance and two as a deposit, our assumption');
const FIRST_RENT = words('First rent and deposit');

/** What a home takes at the start: by the rent surveyed, else by the rent that the budget bears. */
export function firstRentItem(view: PlaceView): MoveItem {
  // A survey of flats tells nothing of a room.
  const rent = view.profile.rentsRoom ? null : rentsHere(view)[0];
  if (rent) {
    const sum = times(rent.dollars, IN_ADVANCE);
    const how = `${capitalised(rent.flat)} in ${rent.city.name}: one month and, as our assumption, two months of deposit`;
    return { row: [FIRST_RENT, withHomeMoney(view, sum, usd), words(how)], sum };
  }
  const month = monthOf(view);
  const beside = view.profile.rentsRoom || month ? null : flatBeside(view);
  if (beside) {
    const sum = times(beside.dollars, IN_ADVANCE);
    const how = `No survey reaches ${cityOf(view)}: by a ${beside.flat} in ${beside.city.name}, one month and, as our assumption, two months of deposit`;
    return { row: [FIRST_RENT, withHomeMoney(view, sum, usd), words(how)], sum };
  }
  const bears = month && !month.rent ? rentBorne(view, month) : null;
  if (!bears || bears.most.value <= 0)
    return {
      row: [
        FIRST_RENT,
        NOT_KNOWN,
        words('Count one month in advance and, as our assumption, two months of deposit'),
      ],
      sum: null,
    };
  const { most, by } = bears;
  const sum = times(most, IN_ADVANCE);
  const how = say`Our records hold no rent for it: three times the ${shown(most, usd)} that ${by}, one month and, as our assumption, two of deposit`;
  return { row: [FIRST_RENT, withHomeMoney(view, sum, usd), how], sum };
}

/**
 * The highest rent that a month bears, a third of it or what all else leaves: of what is spent today, or of the wages
 * there, where those have to pay for it; null where a third passes all else, which tells nothing of homes.
 */
function rentBorne(view: PlaceView, { budget, left, others }: Month): { most: Quantity; by: string } | null {
  if (budget.value > 3 * others.value) return null;
  const wages = onWages(view.studied?.gates);
  const reckoned = wages && homeReckoned(wages, others);
  if (reckoned) return { most: reckoned, by: 'a home takes in our reckoning of that month' };
  const pay = wages?.pay ? constant(inTens(wages.pay.netUsd), 'pay there after tax and contributions') : null;
  const month = pay ?? budget;
  const third = over(month, constant(3, 'a third of the month'));
  const rest = pay ? minus(pay, others) : left;
  const most = inWholeTens(rest.value < third.value ? rest : third);
  return {
    most,
    by: pay ? `${wages?.pay?.two ? 'two wages' : 'a wage'} there may bear` : 'your budget bears',
  };
}

/**
 * What our reckoning of a month leaves to a home where wages there do not carry that month: what they leave beside all
 * else is no rent that anybody asks. Null where they carry it.
 */
function homeReckoned({ pay, cost }: OnWages, others: Quantity): Quantity | null {
  if (pay === null || pay.netUsd >= cost.costUsd || cost.rent !== null) return null;
  const home = minus(constant(cost.costUsd, 'the month by our reckoning'), others);
  return home.value > 0 ? inWholeTens(home) : null;
}

const inWholeTens = (amount: Quantity): Quantity =>
  plus(amount, constant(inTens(amount.value) - amount.value, 'rounded to tens'));
