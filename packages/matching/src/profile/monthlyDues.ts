import type { Answers } from '@global-fit/questionnaire/model';
import type { OwnMoney } from './currencies.ts';
import { textOf } from './read.ts';
import { MONTHLY, sumsIn } from './sums.ts';

/** What goes out every month wherever one lives: loans, and money sent to family. */
export interface MonthlyDues {
  readonly monthlyUsd: number;
  /** The question under which it was told. */
  readonly questionId: string;
}

const TOLD_IN = ['additional-comments', 'unique-family-situation', 'missed-information'] as const;

const OWN = /\b(?:i|we) (?:\w+ ){0,3}(?:pay|send|remit|support)\b/;
const KIND = /\b(?:loans?|debts?|alimony|child support|maintenance|remittances?|remit|send|support)\b/;
/** Sums that come in, are no more, are not yet, or are the whole of what is owed. */
const NOT_DUE =
  /\?|\b(?:rents?|mortgage|earn\w*|salary|incomes?|pensions?|gets?|receives?|(?:i|we) save|saved|savings?|used to|paid off|stopped|will|would|could|can|might|may|if|until|after|before|when|once|owe|balance|total|years?|yearly|annual(?:ly)?)\b/;

/**
 * What somebody pays every month on loans or sends to family, as a remark tells it: "I pay $640 a month on student
 * loans and Eli pays $210". Read carefully: a sentence that tells of anything else beside it is left alone. Of several
 * remarks the one that names the most counts, since the same sum may be told twice.
 */
export function monthlyDues(answers: Answers, own: OwnMoney): MonthlyDues | null {
  const told = TOLD_IN.map((questionId): MonthlyDues => {
    const sentences = (textOf(answers, questionId) ?? '').toLowerCase().split(/(?<=[.!?])\s+|\n+/);
    const sums = sentences.flatMap((sentence): readonly number[] => {
      if (NOT_DUE.test(sentence) || ![OWN, KIND, MONTHLY].every((words) => words.test(sentence))) return [];
      const named = sumsIn(sentence, own);
      const known = named.flatMap(({ amount, currency }) => own.toUsd(amount, currency) || []);
      return known.length === named.length ? known : [];
    });
    return { questionId, monthlyUsd: sums.reduce((a, b) => a + b, 0) };
  });
  const [most] = told.toSorted((a, b) => b.monthlyUsd - a.monthlyUsd);
  return most && most.monthlyUsd > 0 ? most : null;
}
