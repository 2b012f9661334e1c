import type { Answers } from '@global-fit/questionnaire/model';
import { hasPension, passiveShare } from '../money/budget.ts';
import { listOf, textOf } from '../text/read.ts';

/** Whether the household lives on unearned income. A pension is taxed much like pay, so it does not count as such. */
export const livesOnMeans = (answers: Answers): boolean =>
  listOf(answers, 'income-sources').length > 0 && passiveShare(answers) === 'all' && !hasPension(answers);

/** Ways of living on which what is taken from a salary says nothing. */
const WITHOUT_PAY: readonly (string | null)[] = ['not-working', 'study'];

/**
 * The questions by which somebody who earns moves for lower taxes; none for everybody else. Our tables tell what is taken
 * from pay, by which neither means nor pensions can be held.
 */
export function movesForTaxes(answers: Answers): readonly string[] {
  const asked = listOf(answers, 'relocation-drivers').includes('lower-taxes');
  const earns =
    !WITHOUT_PAY.includes(textOf(answers, 'work-arrangement')) &&
    !hasPension(answers) &&
    !livesOnMeans(answers);
  return asked && earns ? ['relocation-drivers', 'expected-annual-income', 'current-location'] : [];
}

/** Whether lower taxes are the only reason to move. */
export function isForTaxes(answers: Answers): boolean {
  const [reason, ...others] = listOf(answers, 'relocation-drivers');
  return reason === 'lower-taxes' && others.length === 0;
}
