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

/** The initial cost of a home, from the surveyed rent or else the rent the budget can bear. */
export function firstRentItem(view: PlaceView): MoveItem {
  // A survey of flats says nothing of a room.
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
 * The highest rent a month can bear: a third of it, or what all else leaves, of today's spending or of local pay
 * where that has to cover it. Null where a third exceeds all other costs, which says nothing about homes.
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
 * What our estimate leaves for a home where local pay does not cover a month; the remainder of pay would be no
 * realistic rent. Null where pay covers it.
 */
function homeReckoned({ pay, cost }: OnWages, others: Quantity): Quantity | null {
  if (pay === null || pay.netUsd >= cost.costUsd || cost.rent !== null) return null;
  const home = minus(constant(cost.costUsd, 'the month by our reckoning'), others);
  return home.value > 0 ? inWholeTens(home) : null;
}

const inWholeTens = (amount: Quantity): Quantity =>
  plus(amount, constant(inTens(amount.value) - amount.value, 'rounded to tens'));
