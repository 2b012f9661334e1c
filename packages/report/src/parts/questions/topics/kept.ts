import type { WorkedSalary } from '@global-fit/matching/model/means';
import { deductionsId } from '@global-fit/matching/profile/workedSalary';
import { dollars, usd } from '../../../figures/format.ts';
import { constant, factQuantity, minus, over, shown, times } from '../../../figures/quantity.ts';
import { figure, mostAlone, type PlaceView } from '../../../place/view.ts';
import { livesOnPay, twoEarnIds } from '../../../profile/earners.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import { salaryNear } from '../../../sections/financial/salary.ts';
import { eachPlace } from '../beside.ts';
import { sumAsked } from '../sum.ts';
import type { Asked } from '../topic.ts';

/** Taxes on something else than pay for work. */
const NO_SALARY =
  /\b(?:crypto\w*|capital gains|dividends?|interest|treaty|file|filing|rental|rents?|wealth|property|inherit\w*|disability|VA|exit tax)\b/i;

/** Somebody who tells what is earned now, to be held against what would be left there. */
const EARNED = /\b(?:earn\w*|salar\w+|paid|pay|net|take[- ]home|after tax|keep)\b/i;

/** What is left of a worked salary in a month, in one place; null where no estimate is on record. */
function leftOver({ atlas, iso3 }: PlaceView, salary: WorkedSalary): Said | null {
  const taken = factQuantity(atlas, deductionsId(salary), iso3);
  if (!taken || !atlas.indicator(deductionsId(salary))?.shown) return null;
  const gross = over(
    constant(salary, 'the worked salary nearest to the income expected'),
    constant(12, 'months in a year'),
  );
  const share = over(minus(constant(100, 'per cent'), taken), constant(100, 'per cent'));
  return shown(times(gross, share), dollars);
}

/** The salary that the report works with, for those whom pay will reach. */
export function salaryAsked({ profile, text }: Asked): WorkedSalary | null {
  return NO_SALARY.test(text) || !livesOnPay(profile) ? null : salaryNear(profile);
}

/** A sum that two earn between them, which no tax on one salary is to be held against. */
const TOGETHER =
  /\b(?:together|between us|combined|joint(?:ly)?|both of us|(?:both|two) (?:salar|income|wage)\w*|household income|we (?:both )?(?:earn|make)|our (?:joint |combined )?(?:income|salaries|pay))\b/i;

/** Words by which somebody asks what is left of pay. */
export const POCKET = /\b(?:pocket|net|left|keep|take[- ]home|after tax|in hand)\b/i;

/** What tax and contributions take of the salary that the whole report works with, and what is left of it. */
export function kept(asked: Asked): Said | null {
  const { profile, views, text } = asked;
  const salary = salaryAsked(asked);
  if (salary === null) return null;
  const two = TOGETHER.test(text) ? [] : twoEarnIds(profile);
  const taken = eachPlace(views, (view) => figure(view, deductionsId(salary)));
  const most = views.some((view) => mostAlone(view, deductionsId(salary), view.iso3));
  const left = most ? null : eachPlace(views, (view) => leftOver(view, salary));
  if (!taken) return null;
  const now = EARNED.test(text) && two === null ? sumAsked(asked) : null;
  const beside = now ? say`, beside the ${shown(now, dollars)} a month that you name` : '';
  const gross = constant(salary, 'the worked salary nearest to the income expected');
  return because(
    say`Tax and contributions on ${two ? 'one' : 'a'} salary of ${shown(gross, usd)} (single, no children), ${two ? 'to be reckoned for each of you apart' : 'the nearest to yours that we work through'}, take by our estimate ${taken}.${left ? say` That leaves, a month, about ${left}${beside}.` : ''}`,
    'expected-annual-income',
    'income-sources',
    ...(two ?? []),
    ...profile.stageIds,
  );
}
