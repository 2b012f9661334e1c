import type { WorkedSalary } from '@global-fit/matching/model/means';
import { deductionsId, workedSalary } from '@global-fit/matching/profile/money/workedSalary';
import { dollars, usd } from '../../../../figures/format.ts';
import {
  constant,
  factQuantity,
  minus,
  over,
  type Quantity,
  shown,
  times,
} from '../../../../figures/quantity.ts';
import { figure, mostAlone, type PlaceView } from '../../../../place/view.ts';
import { livesOnPay, twoEarnIds } from '../../../../profile/earners.ts';
import { because, flow, type Said, say } from '../../../../prose/said.ts';
import { salaryNear, salaryOnRecord } from '../../../../sections/financial/salary.ts';
import { eachPlace } from '../../across/beside.ts';
import { sumAsked } from '../../named/sum.ts';
import type { Asked } from '../../topic.ts';
import { carriesSaid } from './months.ts';
import { monthly, PAYS_SELF, taxedSum } from './taxedSum.ts';

/** Taxes on something other than pay. */
const NO_SALARY =
  /\b(?:crypto\w*|bitcoins?|wallets?|capital gains|dividends?|interest|treaty|file|filing|rental|rents?|wealth|property|inherit\w*|disability|VA|exit tax)\b/i;

/** Rent to be paid, not received. */
const RENT_PAID = /\bafter (?:paying )?(?:(?:the|our|my) )?(?:tax(?:es)? and (?:the )?)?rents?\b/gi;

/** Present pay, to compare with what would remain there. */
const EARNED = /\b(?:earn\w*|salar\w+|paid|pay|net|take[- ]home|after tax|keep)\b/i;

/** The share of a worked salary that tax takes in a place; null without an estimate. */
function shareTaken({ atlas, iso3 }: PlaceView, salary: WorkedSalary): Quantity | null {
  const taken = factQuantity(atlas, deductionsId(salary), iso3);
  return taken && atlas.indicator(deductionsId(salary))?.shown
    ? over(taken, constant(100, 'per cent'))
    : null;
}

const whole = constant(1, 'the whole of it');

/** What remains of a monthly sum or worked salary in a place; null without an estimate. */
function leftOf(view: PlaceView, salary: WorkedSalary, sum: Quantity | null = null): Quantity | null {
  const share = shareTaken(view, salary);
  const gross =
    sum ??
    over(
      constant(salary, 'the worked salary nearest to the income expected'),
      constant(12, 'months in a year'),
    );
  return share && times(gross, minus(whole, share));
}

/** The same in words. */
function leftOver(view: PlaceView, salary: WorkedSalary): Said | null {
  const left = leftOf(view, salary);
  return left && shown(left, dollars);
}

/** Words that ask whether pay is enough for a household. */
const ENOUGH =
  /\b(?:enough|suffic\w+|live on (?:it|that)|get by|make ends meet|(?:two|both|all|three|four|five) of us live)\b/i;

/**
 * Whether pay covers the household's month, for questions that ask it: what remains of the sum named, else of the
 * salary in the answer; null for other questions.
 */
export function enoughAfterTax(asked: Asked, sum: Quantity | null): Said | null {
  if (!ENOUGH.test(asked.text)) return null;
  const salary = salaryAsked(asked, sum);
  return salary && carriesSaid(asked, (view) => leftOf(view, salary, sum));
}

/** What the same share would take and leave of the sum named. */
function ofTheSum({ view, views }: Asked, salary: WorkedSalary, sum: Quantity): Said | null {
  const parts = eachPlace(views, (one) => {
    const share = shareTaken(one, salary);
    return (
      share &&
      say`${shown(times(sum, share), dollars)} and ${shown(times(sum, minus(whole, share)), dollars)}`
    );
  });
  return (
    parts &&
    say`Of the ${monthly(view, sum)} that you name the same share would leave about this: ${parts}. It shifts with the sum, and with who is paid.`
  );
}

/** The salary an answer uses: the nearest to a sum to be taxed, else the report's, for those who will earn. */
export function salaryAsked(asked: Asked, sum: Quantity | null = taxedSum(asked)): WorkedSalary | null {
  const { profile, text } = asked;
  if (NO_SALARY.test(text.replace(RENT_PAID, ' ')) || !(livesOnPay(profile) || PAYS_SELF.test(text)))
    return null;
  return sum ? workedSalary({ lowUsd: sum.value, highUsd: sum.value }) : salaryNear(profile);
}

/** A joint income, which cannot be compared with tax on one salary. */
const TOGETHER =
  /\b(?:together|between us|combined|joint(?:ly)?|both of us|(?:both|two) (?:salar|income|wage)\w*|household income|we (?:both )?(?:earn|make)|our (?:joint |combined )?(?:income|salaries|pay))\b/i;

/** Where a place has no share of that salary on record, what is taken of the nearest that has one. */
function elsewhereOnRecord(views: readonly PlaceView[], salary: WorkedSalary): Said | null {
  const told = views.map((view) => {
    const worked = salaryOnRecord(view, salary);
    const share = worked !== null && worked !== salary && figure(view, deductionsId(worked));
    if (!share) return null;
    const gross = constant(worked, 'the nearest of the three salaries worked through');
    return say`For ${view.name} the nearest salary on record is ${shown(gross, usd)}, of which they take ${share}.`;
  });
  return told.some((one) => one !== null) ? flow(...told) : null;
}

/** Words that ask what remains of pay. */
export const POCKET = /\b(?:pocket|net|left|keep|take[- ]home|after tax|in hand)\b/i;

/** What tax and contributions take and leave of the report's salary, or of a monthly sum where one is named. */
export function kept(asked: Asked, sum: Quantity | null = taxedSum(asked)): Said | null {
  const { profile, views, text } = asked;
  const salary = salaryAsked(asked, sum);
  if (salary === null) return null;
  const two = sum ? null : TOGETHER.test(text) ? [] : twoEarnIds(profile);
  const taken = eachPlace(views, (view) => figure(view, deductionsId(salary)));
  const most = views.some((view) => mostAlone(view, deductionsId(salary), view.iso3));
  const left = most ? null : eachPlace(views, (view) => leftOver(view, salary));
  if (!taken) return null;
  const gross = constant(salary, 'the worked salary nearest to the income expected');
  if (sum)
    return because(
      flow(
        say`Tax and contributions on a salary of ${shown(gross, usd)} (single, no children), the nearest to that sum that we work through, take by our estimate ${taken}.`,
        elsewhereOnRecord(views, salary),
        most ? null : ofTheSum(asked, salary, sum),
      ),
      ...profile.stageIds,
    );
  const now = EARNED.test(text) && two === null ? sumAsked(asked) : null;
  const beside = now ? say`, beside the ${shown(now, dollars)} a month that you name` : '';
  return because(
    flow(
      say`Tax and contributions on ${two ? 'one' : 'a'} salary of ${shown(gross, usd)} (single, no children), ${two ? 'to be reckoned for each of you apart' : 'the nearest to yours that we work through'}, take by our estimate ${taken}.`,
      elsewhereOnRecord(views, salary),
      left && say`That leaves, a month, about ${left}${beside}.`,
    ),
    'expected-annual-income',
    'income-sources',
    ...(two ?? []),
    ...profile.stageIds,
  );
}
