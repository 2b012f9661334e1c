import { inTens } from '@global-fit/matching/costs/month';
import { usd } from '../../figures/format.ts';
import { constant, minus, over, plus, type Quantity, shown, times } from '../../figures/quantity.ts';
import { withHomeMoney } from '../../place/money/homeMoney.ts';
import { reckonedHome } from '../../place/money/homeReckoned.ts';
import {
  flatBeside,
  isBeyondSurvey,
  leavesNoHome,
  monthOf,
  rentsHere,
  type SurveyedRent,
} from '../../place/money/month.ts';
import { onWages } from '../../place/money/wagesSaid.ts';
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
  const beyond = isBeyondSurvey(view);
  const rent = view.profile.rentsRoom || beyond ? null : rentsHere(view)[0];
  if (rent) {
    const sum = times(rent.dollars, IN_ADVANCE);
    const how = `${capitalised(rent.flat)} in ${rent.city.name}: one month and, as our assumption, two months of deposit`;
    return { row: [FIRST_RENT, withHomeMoney(view, sum, usd), words(how)], sum };
  }
  const flat = flatBeside(view);
  const bears = rentBorne(view, flat);
  if (!bears && flat && !view.profile.rentsRoom && !beyond) {
    const sum = times(flat.dollars, IN_ADVANCE);
    const how = `No survey reaches ${cityOf(view)}: by a ${flat.flat} in ${flat.city.name}, one month and, as our assumption, two months of deposit`;
    return { row: [FIRST_RENT, withHomeMoney(view, sum, usd), words(how)], sum };
  }
  if (!bears)
    return {
      row: [
        FIRST_RENT,
        NOT_KNOWN,
        words('Allow for one month in advance and, as our assumption, two months of deposit'),
      ],
      sum: null,
    };
  const { most, by } = bears;
  const sum = times(most, IN_ADVANCE);
  const how = say`Our records hold no rent for it: three times the ${shown(most, usd)} that ${by}, for one month and, as our assumption, two months of deposit`;
  return { row: [FIRST_RENT, withHomeMoney(view, sum, usd), how], sum };
}

/**
 * The highest rent a month can bear: a third of it, or what all else leaves, of today's spending or of local pay
 * where that has to cover it. Null where a third exceeds all other costs, which says nothing about homes, and where
 * what is left of the spending pays for no home.
 */
function rentBorne(view: PlaceView, flat: SurveyedRent | null): { most: Quantity; by: string } | null {
  const month = monthOf(view);
  if (!month || month.rent || month.budget.value > 3 * month.others.value) return null;
  const reckoned = reckonedHome(view, month);
  if (reckoned) return { most: reckoned.home, by: 'a home costs in our reckoning of that month' };
  const { budget, left, others } = month;
  const wages = onWages(view.studied?.gates);
  const pay = wages?.pay ? constant(inTens(wages.pay.netUsd), 'pay there after tax and contributions') : null;
  if (!pay && leavesNoHome(month, flat)) return null;
  const third = over(pay ?? budget, constant(3, 'a third of the month'));
  const rest = pay ? minus(pay, others) : left;
  const most = inWholeTens(rest.value < third.value ? rest : third);
  const by = pay ? `${wages?.pay?.two ? 'two wages' : 'a wage'} there may pay for` : 'your budget allows';
  return most.value > 0 ? { most, by } : null;
}

const inWholeTens = (amount: Quantity): Quantity =>
  plus(amount, constant(inTens(amount.value) - amount.value, 'rounded to tens'));
