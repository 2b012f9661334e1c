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
const ON_WORK: readonly (string | null)[] = ['dependent-on-work', 'several-months'];
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

/** What comes in without work, and seldom carries a household by itself. */
const BESIDE: readonly string[] = ['passive-income', 'investments'];

/**
 * Whether the household will live on a wage that is paid where it goes; null where it will not, or did not tell. A rent
 * or a return on savings beside a wage that was ticked as well changes nothing of that: what they spend today is no
 * measure of a month there. Somebody who could live without work lives on what comes along.
 */
export function localWage(answers: Answers): LocalWage | null {
  const arrangement = textOf(answers, 'work-arrangement');
  const sources = listOf(answers, 'income-sources');
  const byWork = JOBS_THERE.includes(arrangement);
  const bySource = OPEN.includes(arrangement) && sources.includes('local-income');
  const along = sources.filter((source) => PORTABLE_SOURCES.includes(source));
  const beside =
    along.length > 0 &&
    along.every((source) => BESIDE.includes(source)) &&
    sources.includes('local-income') &&
    ON_WORK.includes(textOf(answers, 'financial-independence-level'));
  if (!(byWork || bySource) || (along.length > 0 && !beside)) return null;
  const second = secondEarner(answers);
  const onWork = beside ? ['financial-independence-level'] : [];
  return {
    two: second.length > 0,
    beside,
    questionIds: ['work-arrangement', 'income-sources', ...onWork, ...second],
  };
}
