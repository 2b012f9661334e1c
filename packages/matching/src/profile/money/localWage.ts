import { memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import type { LocalWage } from '../../model/means.ts';
import { membersOf } from '../people/household.ts';
import { listOf, textOf } from '../text/read.ts';

/** Sources of income that continue in any country. */
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

/** Ids of the answers that tell of a partner in full-time work; empty where there is none. */
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

/** Unearned income, which is seldom enough to live on. */
const BESIDE: readonly string[] = ['passive-income', 'investments'];

/**
 * The local wage the household will live on; null where it will not, or where that is unknown. Rent or returns on
 * savings beside it change nothing. A household that could live without work is taken to live on what it brings.
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
