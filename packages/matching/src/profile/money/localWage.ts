import { memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import type { LocalWage } from '../../model/means.ts';
import { membersOf } from '../people/household.ts';
import { listOf, textOf } from '../text/read.ts';

/** Sources of income that come along wherever the household goes. */
export const PORTABLE_SOURCES: readonly string[] = [
  'remote-work',
  'investments',
  'retirement-pension',
  'passive-income',
  'business-income',
];

const JOBS_THERE: readonly (string | null)[] = ['local-job', 'company-transfer'];
const OPEN: readonly (string | null)[] = [null, 'undecided'];
const FULL_WORK: readonly (string | null)[] = ['employed-full', 'self-employed'];

/** The answers that tell of a partner in full work; none where there is no such. */
export function secondEarner(answers: Answers): readonly string[] {
  const partner = membersOf(answers).findIndex(({ relationship }) => relationship === 'spouse');
  const occupation = memberQuestionId(partner + 1, 'occupation');
  const both = listOf(answers, 'couple-lifestyle-priorities').includes('both-careers');
  if (partner < 0) return [];
  return FULL_WORK.includes(textOf(answers, occupation))
    ? [occupation]
    : both
      ? ['couple-lifestyle-priorities']
      : [];
}

/**
 * Whether the household will live on a wage that is paid where it goes, and on nothing that comes along; null where it
 * will not, or did not tell.
 */
export function localWage(answers: Answers): LocalWage | null {
  const arrangement = textOf(answers, 'work-arrangement');
  const sources = listOf(answers, 'income-sources');
  const byWork = JOBS_THERE.includes(arrangement);
  const bySource = OPEN.includes(arrangement) && sources.includes('local-income');
  if (!(byWork || bySource) || sources.some((source) => PORTABLE_SOURCES.includes(source))) return null;
  const second = secondEarner(answers);
  return { two: second.length > 0, questionIds: ['work-arrangement', 'income-sources', ...second] };
}
