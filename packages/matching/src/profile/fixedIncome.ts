import type { Answers } from '@global-fit/questionnaire/model';
import type { OwnMoney } from './currencies.ts';
import { textOf } from './read.ts';
import { sumsIn } from './sums.ts';

/** What comes in every month, as somebody retired tells it in words of their own. */
export interface FixedIncome {
  readonly monthlyUsd: number;
  /** The question under which it was told. */
  readonly questionId: string;
  /** Codes of the currencies that the sums were taken for. */
  readonly currencies: readonly string[];
}

const TOLD_IN = [
  'additional-comments',
  'missed-information',
  'specific-questions',
  'unique-family-situation',
  'current-life-highlights',
  'ideal-life-vision',
] as const;

const OWN =
  /\b(?:i|we) (?:\w+ )?(?:get|receive|have|draw|collect|live (?:on|off))\b|\b(?:my|our) (?:\w+ ){0,3}(?:is|are|pays?|gives?|comes? to)\b/;
const SOURCE = /\b(?:pensions?|social security|annuit(?:y|ies)|superannuation|disability benefits?)\b/;
const MONTHLY = /\b(?:every|each|per|a) month\b|\bmonthly\b/;
/** Sums that go out, are no more, are not yet, or are somebody else's. */
const NOT_INCOME =
  /\b(?:rents?|spend\w*|costs?|budget|mortgage|loans?|debts?|owe|sav(?:e|ed|ings?)|tax\w*|used to|will|would|could|might|if|from (?:next|age|\d)|until|after|before|when|once|years?|yearly|annual(?:ly)?|needs?|asks?|part b|premiums?|about to)\b|\bpay (?:for|my|our|the)\b/;

/** What kind of amount it is, told beside it. */
const BY_TAX =
  /,? ?\(?\b(?:(?:before|after|net of|excluding|without) (?:\w+ )?(?:tax(?:es)?|deductions)|(?:pre|post)-?tax|gross|net)\b\)?/g;

/** A question that hangs on a statement: ", is that enough", "and will it go up". */
const ASKED_BESIDE =
  /(?:\s*[,;:–—]\s*|\s+-\s+|\s+(?=(?:and|but|so)\b))(?:(?:and|but|so|then)\s+)?(?:(?:is|are|will|would|can|could|does|do|should|may) (?:it|that|this|they|i|we|my|our)\b|(?:what|how)\b).*$/;

/**
 * The income of somebody who ticked a fixed one, whose amount no question asks for: "I get $1,950 Social Security and
 * $520 from an annuity every month". Read carefully: a sentence that tells of anything else beside it is left alone.
 */
export function fixedIncome(answers: Answers, own: OwnMoney): FixedIncome | null {
  if (textOf(answers, 'expected-annual-income') !== 'retired-fixed') return null;
  for (const questionId of TOLD_IN) {
    const sentences = (textOf(answers, questionId) ?? '')
      .toLowerCase()
      .replace(BY_TAX, '')
      .split(/(?<=[.!?])\s+|\n+/);
    for (const whole of sentences) {
      const sentence = whole.replace(ASKED_BESIDE, '');
      if (NOT_INCOME.test(sentence)) continue;
      if (![OWN, SOURCE, MONTHLY].every((words) => words.test(sentence))) continue;
      const sums = sumsIn(sentence, own);
      const known = sums.flatMap(({ amount, currency }) => own.toUsd(amount, currency) || []);
      if (known.length === 0 || known.length < sums.length) continue;
      const currencies = [...new Set(sums.map(({ currency }) => currency))];
      return { monthlyUsd: known.reduce((a, b) => a + b), questionId, currencies };
    }
  }
  return null;
}
