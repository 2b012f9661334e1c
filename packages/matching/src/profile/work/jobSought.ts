import type { Answers } from '@global-fit/questionnaire/model';
import { listOf, textOf } from '../text/read.ts';

/** Work that comes along, or none. */
const NO_JOB_THERE: readonly (string | null)[] = ['remote-employee', 'freelance', 'not-working'];

/**
 * Whether somebody looks for no job there: what they live on comes along. How hard it is to find one is nothing to them,
 * unless they ask for the market by name or a partner works.
 */
export function looksForNoJob(answers: Answers): boolean {
  return (
    NO_JOB_THERE.includes(textOf(answers, 'work-arrangement')) &&
    !listOf(answers, 'income-sources').includes('local-income') &&
    !listOf(answers, 'visa-preference').includes('work')
  );
}
