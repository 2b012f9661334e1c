import type { Answers } from '@global-fit/questionnaire/model';
import { listOf, textOf } from '../text/read.ts';

/** Arrangements without a job in the destination. */
const NO_JOB_THERE: readonly (string | null)[] = ['remote-employee', 'freelance', 'not-working'];

/**
 * Whether the customer looks for no job in the destination. The labour market then does not matter, unless they ask
 * for it or a partner works.
 */
export function looksForNoJob(answers: Answers): boolean {
  return (
    NO_JOB_THERE.includes(textOf(answers, 'work-arrangement')) &&
    !listOf(answers, 'income-sources').includes('local-income') &&
    !listOf(answers, 'visa-preference').includes('work')
  );
}
