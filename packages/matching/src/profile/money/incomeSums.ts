import type { Answers } from '@global-fit/questionnaire/model';
import type { OwnMoney } from './currencies.ts';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';
import { allOfEach, inMonths, MONTHLY, sumsIn, yearsInMonths } from './sums.ts';

/** What comes in every month, as somebody tells it in words of their own. */
export interface IncomeTold {
  readonly monthlyUsd: number;
  /** The question under which it was told. */
  readonly questionId: string;
  /** Codes of the currencies that the sums were taken for. */
  readonly currencies: readonly string[];
}

/** No deal-breakers and no inspiration: the sums in them are what places cost and what others earn. */
export const INCOME_IN = [...FACTS_TOLD_IN, 'current-life-highlights', 'ideal-life-vision'] as const;

/** Words by which a sum is one of a year. */
export const YEARLY =
  /\b(?:every|each|per|a) year\b|\b(?:yearly|annual(?:ly)?|per annum)\b|\bp\.?a\b\.?|\/\s?(?:yr|year)\b/g;
/** Sums that go out, are no more, are not yet, or are somebody else's. */
const NOT_INCOME =
  /\b(?:rents?|spend\w*|costs?|budget|mortgage|loans?|debts?|owe|sav(?:e|ed|ings?)|tax\w*|used to|will|would|could|might|if|from (?:next|age|\d)|until|after|before|when|once|years?|needs?|asks?|part b|premiums?|about to)\b|\bpay (?:for|my|our|the)\b/;

const isYearly = (words: string): boolean => words.search(YEARLY) >= 0;

/** How many months a sum is for; null where the words name neither month nor year, or both. */
export function monthsOf(words: string): 1 | 12 | null {
  const [month, year] = [MONTHLY.test(words), isYearly(words)];
  return month === year ? null : month ? 1 : 12;
}

/** What a pension was earned by: no sum of those years. */
const EARNED_IN = /,? \bfor (?:(?:the|my|our|all|those|\d+) )+years (?:i|we|that|of)\b[^,;]*/g;

/** What kind of amount it is, told beside it. */
const BY_TAX =
  /,? ?\(?\b(?:(?:before|after|net of|excluding|without) (?:\w+ )?(?:tax(?:es)?|deductions)|(?:pre|post)-?tax|gross|net)\b\)?/g;
/** An amount after tax is less than the income that was asked for. */
export const NET =
  /\b(?:after|net of) (?:\w+ )?(?:tax(?:es)?|deductions)|\bpost-?tax\b|\bnet\b|\btake[- ]home\b/;

/** A sum between two: "$1,500 to $2,000". */
export const RANGE = /\d[\d.,]*k?\s?(?:-|–|to|or)\s?(?:[a-z]{0,3}\s?[$€£])?\s?\d/;

/** A question that hangs on a statement: ", is that enough", "and will it go up". */
const ASKED_BESIDE =
  /(?:\s*[,;:–—]\s*|\s+-\s+|\s+(?=(?:and|but|so)\b))(?:(?:and|but|so|then)\s+)?(?:(?:is|are|will|would|can|could|does|do|should|may) (?:it|that|this|they|i|we|my|our)\b|(?:what|how)\b).*$/;

/** Words that hold the sums of an income, and the months that these are for. */
export interface Part {
  readonly words: string;
  readonly months: 1 | 12;
}

/** The words with the months that their sum is for; null where nothing tells how many. */
export const partOf = (words: string, months: Part['months'] | null): Part | null =>
  months && { words, months };

/** A statement without what is asked beside it; null where it tells of anything but what comes in. */
export function statement(whole: string): string | null {
  const sentence = whole.replace(ASKED_BESIDE, '').replace(EARNED_IN, '');
  return NOT_INCOME.test(sentence.replace(YEARLY, ' ')) ? null : sentence;
}

/** Money in which a number without a sign may be meant: elsewhere dollars are as likely. */
const HARD: readonly string[] = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD'];
/** "1,900 a month": a number without a currency. */
const BARE = /(?<![\d.,\p{Sc}])(\d[\d.,]{2,}) (?=(?:a|per|each|every) (?:month|year)\b)/gu;

/** The same words with the money of home behind numbers that name none. */
export function withCurrency(words: string, own: OwnMoney): string {
  const [home] = own.currencies;
  const plain = sumsIn(words, own).length === 0 && home && HARD.includes(home);
  return plain ? words.replace(BARE, (_, digits: string) => `${digits} ${home.toLowerCase()} `) : words;
}

/** The sentences of a text in lower case, with sums of weeks as those of a month. */
export const sentencesIn = (text: string): readonly string[] =>
  inMonths(text.toLowerCase())
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => yearsInMonths(allOfEach(sentence)));

/** The same of an answer. */
export const sentencesOf = (answers: Answers, questionId: string): readonly string[] =>
  sentencesIn(textOf(answers, questionId) ?? '');

/** The incomes that the sentences of one text tell, one each. */
export function readingsIn(
  sentences: readonly string[],
  own: OwnMoney,
  read: (sentence: string, own: OwnMoney) => Part | null,
  most: number,
): readonly Omit<IncomeTold, 'questionId'>[] {
  return sentences.flatMap((sentence) => {
    const part = read(withCurrency(sentence.replace(BY_TAX, ''), own), own);
    const sums = part ? sumsIn(part.words, own) : [];
    const known = sums.flatMap(({ amount, currency }) => own.toUsd(amount, currency) || []);
    if (!part || known.length === 0 || known.length < sums.length || known.length > most) return [];
    const currencies = [...new Set(sums.map(({ currency }) => currency))];
    return [{ monthlyUsd: known.reduce((a, b) => a + b) / part.months, currencies }];
  });
}
