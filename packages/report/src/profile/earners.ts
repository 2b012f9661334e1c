import { memberQuestionId } from '@global-fit/questionnaire/family';
import type { AnswerReader } from './answers.ts';
import type { Movers } from './household.ts';

/** Who moves, and what was answered: a part of the profile. */
interface Told {
  readonly movers: Movers;
  readonly read: AnswerReader;
}

/** Occupations of a partner by which the income of the household is that of two. */
const EARNS = ['employed-full', 'employed-part', 'self-employed'] as const;

/**
 * The answers that tell that two of the household mean to earn; null where one does. The income of a household with
 * two is in no single contract.
 */
export function twoEarnIds({ movers, read }: Told): readonly string[] | null {
  if (!movers.partner) return null;
  const occupation = memberQuestionId(movers.partner.n, 'occupation');
  if (read.has(occupation, ...EARNS)) return [occupation];
  return read.has('couple-lifestyle-priorities', 'both-careers') ? ['couple-lifestyle-priorities'] : null;
}

/**
 * Whether pay for work is a source of income after the move, by what was ticked; a business and investments pay no
 * salary. True where nothing was ticked.
 */
export function livesOnPay({ read }: Pick<Told, 'read'>): boolean {
  return (
    read.choices('income-sources').length === 0 ||
    read.has('income-sources', 'remote-work', 'local-income', 'undecided') ||
    read.has('work-arrangement', 'remote-employee', 'freelance', 'local-job', 'company-transfer')
  );
}
