import type { Answers } from '@global-fit/questionnaire/model';
import type { IncomeBand } from '../../model/means.ts';
import type { OwnMoney } from './currencies.ts';
import { membersOf } from '../people/household.ts';
import {
  INCOME_IN,
  type IncomeTold,
  monthsOf,
  NET,
  type Part,
  partOf,
  RANGE,
  readingsIn,
  incomeSentences,
  statement,
} from './incomeSums.ts';
import { wordsForPartner } from '../work/professions.ts';
import { listOf } from '../text/read.ts';

/** Pattern of a clause that begins with the partner who moves along; null where no partner does. */
export function partnerIn(answers: Answers): RegExp | null {
  const partner = membersOf(answers).find(({ relationship }) => relationship === 'spouse');
  return (
    (partner &&
      new RegExp(
        String.raw`^(?:(?:and|but|plus|while) )?(?:${wordsForPartner(partner.name).toLowerCase()}|he|she|his|hers|theirs)(?:['’]s)?(?!\p{L})`,
        'u',
      )) ??
    null
  );
}

/** Pay for work. Unlike a pension it ends with the job. */
const EARNED =
  /\b(?:earn\w*|mak(?:es?|ing)|salary|salaries|wages?|works?|working|jobs?|business|company|clients?|invoices?)\b/;

/**
 * A partner's pension stated after the customer's own: "Margaret gets £620 a month from hers". Null for a partner's
 * pay.
 */
export function partnersPension(whole: string, partner: RegExp): Part | null {
  const sentence = partner.test(whole) && !EARNED.test(whole) ? statement(whole) : null;
  return sentence === null ? null : partOf(sentence, monthsOf(sentence));
}

/** Where the clause about the next person begins. */
const NEXT_CLAUSE = /[,;]\s+|(?<!\s)\s+(?=(?:and|while|plus|but)\s)/;
const MINE = /^(?:(?:and|but|plus|while) )?(?:currently )?(?:i|my)\b/;
const COMES_IN =
  /\b(?:earn\w*|mak(?:es?|ing)|gets?|receives?|brings?|salary|salaries|wages?|pay|paid|incomes?|invoices?)\b/;

/** The sum of a clause about income. A clause that names no period takes the one of its sentence. */
const comingIn =
  (months: Part['months'] | null) =>
  (clause: string): Part | null =>
    COMES_IN.test(clause) ? partOf(clause, monthsOf(clause) ?? months) : null;

/** The income of one of a couple and of both together, in US dollars a month. */
export interface IncomeOfTwo extends IncomeTold {
  readonly ownUsd: number;
}

/**
 * Reads one sum for each of a couple: "I earn $3,000 a month and my wife earns $2,000". Null unless both are stated and
 * their total lies inside the band ticked.
 */
export function incomeOfTwo(answers: Answers, own: OwnMoney, band: IncomeBand | null): IncomeOfTwo | null {
  const partner = partnerIn(answers);
  // Nobody knows the pay of a job that is still to be found.
  if (!partner || !band || listOf(answers, 'income-sources').includes('local-income')) return null;
  for (const questionId of INCOME_IN) {
    const clauses = incomeSentences(answers, questionId).flatMap((sentence) =>
      !/\d/.test(sentence) || NET.test(sentence) || RANGE.test(sentence) || statement(sentence) === null
        ? []
        : sentence.split(NEXT_CLAUSE).map((clause) => ({ clause, months: monthsOf(sentence) })),
    );
    const read = (isTheirs: (clause: string) => boolean) =>
      clauses
        .filter(({ clause }) => isTheirs(clause))
        .flatMap(({ clause, months }) => readingsIn([clause], own, comingIn(months), 1));
    const theirs = read((clause) => partner.test(clause));
    const mine = read((clause) => MINE.test(clause) && !partner.test(clause));
    const [one, other] = [mine[0], theirs[0]];
    if (!one || !other || mine.length > 1 || theirs.length > 1) continue;
    const monthlyUsd = one.monthlyUsd + other.monthlyUsd;
    const inside = monthlyUsd >= band.lowUsd && (band.highUsd === null || monthlyUsd <= band.highUsd);
    if (inside)
      return {
        monthlyUsd,
        ownUsd: one.monthlyUsd,
        questionId,
        currencies: [...new Set([...one.currencies, ...other.currencies])],
      };
  }
  return null;
}
