import { anyOf } from '../../anyOf.ts';
import type { Answers } from '@global-fit/questionnaire/model';
import type { OwnMoney } from './currencies.ts';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';
import { allOfEach, inMonths, MONTHLY, sumsIn, yearsInMonths } from './sums.ts';

/** Monthly income as the customer tells it in words. */
export interface IncomeTold {
  readonly monthlyUsd: number;
  /** Id of the question it was stated under. */
  readonly questionId: string;
  /** ISO 4217 codes that the sums were read in. */
  readonly currencies: readonly string[];
}

/**
 * Texts that may tell an income. Deal-breakers and inspiration are left out: sums in them are prices, or what others
 * earn.
 */
export const INCOME_IN = [...FACTS_TOLD_IN, 'current-life-highlights', 'ideal-life-vision'] as const;

/** Words that make a sum a yearly one. */
const YEARLY =
  /\b(?:every|each|per|a) year\b|\b(?:yearly|annual(?:ly)?|per annum)\b|\bp\.?a\b\.?|\/\s?(?:yr|year)\b/g;
/** Words on sums that are spent, past, still to come, or somebody else's. */
const NOT_INCOME = anyOf([
  /\b(?:rents?|spend\w*|costs?|budget|mortgage|loans?|debts?|owe|sav(?:e|ed|ings?)|tax\w*|used to|will|would|could|might|if|from (?:next|age|\d+)|until|after|before|when|once|years?|needs?|asks?|part b|premiums?|about to)\b/,
  /\bpay (?:for|my|our|the)\b/,
]);

const isYearly = (words: string): boolean => words.search(YEARLY) >= 0;

/** Over how many months a sum is paid; null where the words name no period, or two. */
export function monthsOf(words: string): 1 | 12 | null {
  const [month, year] = [MONTHLY.test(words), isYearly(words)];
  return month === year ? null : month ? 1 : 12;
}

/** What a pension was earned by: its years are no sum. */
const EARNED_IN = /,? \bfor (?:(?:the|my|our|all|those|\d+) )+years (?:i|we|that|of)\b[^,;]*/g;

/** Remarks on tax beside an amount. */
const BY_TAX =
  /,? ?\(?\b(?:(?:before|after|net of|excluding|without) (?:\w+ )?(?:tax(?:es)?|deductions)|(?:pre|post)-?tax|gross|net)\b\)?/g;
/** Marks an amount after tax, which is lower than the gross income the form asks for. */
export const NET =
  /\b(?:after|net of) (?:\w+ )?(?:tax(?:es)?|deductions)|\bpost-?tax\b|\bnet\b|\btake[- ]home\b/;

/** A range of two sums: "$1,500 to $2,000". */
export const RANGE = /(?<!\d[.,]?)\d[\d.,]*k?\s?(?:-|–|to|or)\s?(?:[a-z]{0,3}\s?[$€£])?\s?\d/;

/** A question attached to a statement: ", is that enough", "and will it go up". */
const ASKED_BESIDE =
  /(?:\s*[,;:–—]\s*|\s+-\s+|\s+(?=(?:and|but|so)\b))(?:(?:and|but|so|then)\s+)?(?:(?:is|are|will|would|can|could|does|do|should|may) (?:it|that|this|they|i|we|my|our)\b|(?:what|how)\b).*$/;

/** Savings stated in the same breath: ", savings 28 million yen", "and have €60,000 in savings". */
const SAVED_BESIDE =
  /(?:\s*[,;:–—+](?!\d)\s*|\s+(?=(?:and|plus|with)\b))(?:(?:and|plus|with|also|i|we|have|has|there (?:is|are)|about|around|some|my|our) )*(?:sav(?:ings?|ed)\b[^,;.]*|(?:[\p{Sc}]|\b[a-z]{2,3}\$? ?)?\d(?:[^,;.\d]|[.,](?=\d)|\d){0,30}?(?:(?:of|in|as) )?(?:my |our )?sav(?:ings?|ed)\b[^,;.]*)/gu;

/** Savings mentioned in the same sentence: ", plus 180k in a traditional IRA that I would rather not touch". */
const KEPT_BESIDE =
  /(?:\s*[,;:–—+](?!\d)\s*|\s+(?=(?:and|plus|with)\b))(?:(?:and|plus|with|also|i|we|have|has|there (?:is|are)|about|around|some|my|our) )*(?:\p{Sc}|\b[a-z]{2,3}\$? ?)?\d[\d.,]*k?(?: (?:thousand|million|dollars|euros?|pounds))? (?:in|of) (?:(?:my|our|an?|the) )?(?:\w+ )?(?:iras?|40[13]\(?[kb]\)?s?|tsp|isas?|brokerage|investments?|stocks|shares|bonds|the bank|accounts?)\b[^,;.]*/gu;

/** Words with the sums of an income, and the number of months each sum covers. */
export interface Part {
  readonly words: string;
  readonly months: 1 | 12;
}

/** Pairs words with the months their sum covers; null where nothing tells how many. */
export const partOf = (words: string, months: Part['months'] | null): Part | null =>
  months && { words, months };

/** A statement without any question attached to it; null where it is about something else than income. */
export function statement(whole: string): string | null {
  const sentence = whole
    .replace(ASKED_BESIDE, '')
    .replace(EARNED_IN, '')
    .replace(SAVED_BESIDE, '')
    .replace(KEPT_BESIDE, '');
  return NOT_INCOME.test(sentence.replace(YEARLY, ' ')) ? null : sentence;
}

/** Currencies in which a bare number is likely meant. Where another one is used at home, dollars are as likely. */
const HARD: readonly string[] = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD'];
/** A number with a period but no currency, alone or in a sum: "1,900 a month", "1,850 + 2,150 a month". */
const BARE =
  /(?<![\d.,\p{Sc}])(\d[\d.,]{2,}) (?=(?:(?:\+|and|plus) \d[\d.,]{2,} )?(?:a|per|each|every) (?:month|year)\b)/gu;

/** Adds the customer's own currency to numbers that name none. */
export function withCurrency(words: string, own: OwnMoney): string {
  const [home] = own.currencies;
  const plain = sumsIn(words, own).length === 0 && home && HARD.includes(home);
  return plain ? words.replace(BARE, (_, digits: string) => `${digits} ${home.toLowerCase()} `) : words;
}

/** The sentences of a text in lower case, with single spaces, and with weekly sums converted to monthly ones. */
export const sentencesIn = (text: string): readonly string[] =>
  inMonths(text.toLowerCase().replace(/[^\S\n]+/g, ' '))
    .split(/\s(?<=[.!?]\s)\s*|\n+/)
    .map((sentence) => yearsInMonths(allOfEach(sentence)));

/** The same for the answer to a question: its sentences, ready for reading incomes. */
export const incomeSentences = (answers: Answers, questionId: string): readonly string[] =>
  sentencesIn(textOf(answers, questionId) ?? '');

/** The incomes stated in the sentences of one text, at most one for each sentence. */
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
