import { memberQuestionId } from '@global-fit/questionnaire/family';
import type { AnswerReader } from './answers.ts';
import type { Movers } from './household.ts';

/** The part of the profile read here. */
interface Told {
  readonly movers: Movers;
  readonly read: AnswerReader;
}

/** A partner's occupations that add a second income. */
const EARNS = ['employed-full', 'employed-part', 'self-employed'] as const;

/**
 * Ids of the answers that say two people will earn; null where one does. The income of two is in no single contract.
 */
export function twoEarnIds({ movers, read }: Told): readonly string[] | null {
  if (!movers.partner) return null;
  const occupation = memberQuestionId(movers.partner.n, 'occupation');
  if (read.has(occupation, ...EARNS)) return [occupation];
  return read.has('couple-lifestyle-priorities', 'both-careers') ? ['couple-lifestyle-priorities'] : null;
}

/**
 * Whether pay is a source of income after the move. A business and investments pay no salary. True where nothing was
 * ticked.
 */
export function livesOnPay({ read }: Pick<Told, 'read'>): boolean {
  return (
    read.choices('income-sources').length === 0 ||
    read.has('income-sources', 'remote-work', 'local-income', 'undecided') ||
    read.has('work-arrangement', 'remote-employee', 'freelance', 'local-job', 'company-transfer')
  );
}
