import type { Answers } from '@global-fit/questionnaire/model';
import type { IncomeBand } from '../../model/means.ts';
import type { OwnMoney } from './currencies.ts';
import { householdOf } from '../people/household.ts';
import {
  INCOME_IN,
  type IncomeTold,
  monthsOf,
  NET,
  type Part,
  partOf,
  RANGE,
  readingsIn,
  sentencesIn,
  sentencesOf,
  statement,
  withCurrency,
} from './incomeSums.ts';
import { partnerIn, partnersPension } from './incomeOfTwo.ts';
import { rentReceived } from './letHome.ts';
import { listOf, textOf } from '../text/read.ts';
import { sumsIn } from './sums.ts';

const OWN =
  /\b(?:i|we) (?:\w+ )?(?:get|receive|have|draw|collect|earn|make|live (?:on|off))\b|\b(?:my|our) (?:\w+ ){0,3}(?:is|are|pays?|gives?|brings?|comes? to)\b/;
/** Payments that are for life, or may be: no verb has to say that they come in. */
const PENSION =
  /\b(?:pensions?|social security|ss(?:di?|i)?|oas|cpp|qpp|annuit(?:y|ies)|superannuation|(?:my|our|from|of) super|va|veterans affairs|disability (?:benefits?|pay|money|compensation|che(?:ck|que)s?)|retirement (?:pay|benefits?))\b/;
/** A sum that stands alone for all that comes in, "together we get …" among them. */
const WHOLE_ALONE =
  /\b(?:fixed|incomes?|com(?:es?|ing) in)\b|\b(?:together|altogether|in total|in all|all told|combined),? (?:i|we) (?:\w+ )?(?:get|receive|draw|collect|live on)\b|\b(?:i|we) (?:\w+ )?(?:get|receive|draw|collect|live on)\b(?! together).*\b(?:together|altogether|in total|in all|all told|combined)\b/;
/** People who are none of the household. */
const OTHERS =
  /\b(?:mothers?|fathers?|moms?|mums?|dads?|parents?|brothers?|sisters?|sons?|daughters?|uncles?|aunts?|friends?|people|average|minimum|required)\b/;

/** "my income of about …", in a statement or in a question, and what follows it. */
const WHOLE =
  /\b(?:my|our) ((?:(?:total|own|monthly|yearly|annual|regular|whole|household|family|combined|joint|fixed|overall|current) )*)income (?:of|is|comes to|amounts to) (.*)/;
/** Where the words on that sum end. */
const NEXT = /,(?!\d)|[;?()]|\b(?:and|but|so|with|from|which|plus|or|to)\b/;
const NOT_YET = /\b(?:if|when|once|until|before|unless|suppose)\b/;

/** "my salary of about …": what somebody is paid today, which goes along with work that does. */
const PAY = /\bmy ((?:\w+ )*)(?:salary|wages?|pay) (?:of|is|comes to|amounts to) (.*)/;

/** The sum that follows such words, in a statement or in a question. */
function sumAfter(sentence: string, words: RegExp): Part | null {
  const found = words.exec(sentence);
  if (!found || NOT_YET.test(sentence.slice(0, found.index))) return null;
  const [head = ''] = (found[2] ?? '').split(NEXT);
  return partOf(head, monthsOf(`${head} ${found[1] ?? ''}`));
}
const ofTheWhole = (sentence: string): Part | null => sumAfter(sentence, WHOLE);
const ofOwnPay = (sentence: string): Part | null => sumAfter(sentence, PAY);

/** "my income …, average is 2900": what stands for months that differ. */
const AVERAGE =
  /\b(?:my|our|i|we)\b.*\b(?:income|earn\w*|mak(?:e|es|ing)|paid|get|receive|invoice\w*|turnover)\b.*\baverag\w*\b\D{0,20}?((?:\b[a-z]{1,3})?\p{Sc}?\s?\d(?:[^,;?]|,(?=\d))*)/u;

/** The mean that somebody names of an income that comes and goes, in the currency of the sums beside it. */
function averaged(sentence: string, own: OwnMoney): Part | null {
  const mean = AVERAGE.exec(sentence)?.[1];
  if (mean === undefined || NOT_YET.test(sentence)) return null;
  const beside = new Set(sumsIn(sentence, own).map(({ currency }) => currency));
  const [currency] = beside;
  const bare = sumsIn(mean, own).length === 0 && beside.size === 1 && currency;
  const amount = bare ? mean.replace(/\d[\d.,]*/, (digits) => `${digits} ${currency.toLowerCase()}`) : mean;
  return partOf(amount, monthsOf(sentence));
}

/** The sums of a sentence that tells what is received from such sources, and of nothing else. */
function fromSources(whole: string, sources: readonly RegExp[]): Part | null {
  const sentence = statement(whole);
  const named = sentence !== null && [OWN, ...sources].every((words) => words.test(sentence));
  return named ? partOf(sentence, monthsOf(sentence)) : null;
}

/** The sums of a sentence that names a pension or the like, verb or not. */
function fromPensions(whole: string): Part | null {
  const sentence = statement(whole);
  const named = sentence !== null && PENSION.test(sentence) && !OTHERS.test(sentence);
  return named ? partOf(sentence, monthsOf(sentence)) : null;
}

/** "$3,600 a month, fixed": one sum for all that comes in; what stands in brackets are its parts. */
function alone(whole: string): Part | null {
  const sentence = statement(whole.replace(/\([^)]*\)/g, ' '));
  const named = sentence !== null && WHOLE_ALONE.test(sentence) && !OTHERS.test(sentence);
  return named && !PENSION.test(sentence) ? partOf(sentence, monthsOf(sentence)) : null;
}

/** What a fixed income comes to in one text: the whole where one sum tells it, else what its sentences add up to. */
function fixedIn(
  sentences: readonly string[],
  own: OwnMoney,
  keepsLetting: boolean,
  partner: RegExp | null,
): Omit<IncomeTold, 'questionId'> | null {
  const parts = readingsIn(sentences, own, fromPensions, 4);
  const [whole] = [
    ...readingsIn(sentences, own, ofTheWhole, 1),
    ...(parts.length === 0 ? readingsIn(sentences, own, alone, 1) : []),
  ];
  // The same sum told twice is one.
  const each = parts.filter(
    ({ monthlyUsd }, i) => parts.findIndex((one) => one.monthlyUsd === monthlyUsd) === i,
  );
  // A rent without a pension beside it is a part of what comes in, and nobody knows how large a part.
  if (whole || each.length === 0) return whole ?? null;
  const theirs = (sentence: string): Part | null =>
    partner && !PENSION.test(sentence) ? partnersPension(sentence, partner) : null;
  const all = [
    ...each,
    ...readingsIn(sentences, own, theirs, 1),
    ...(keepsLetting ? readingsIn(sentences, own, rentReceived, 1) : []),
  ];
  return {
    monthlyUsd: all.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0),
    currencies: [...new Set(all.flatMap(({ currencies }) => currencies))],
  };
}

/**
 * Whether a text names a sum of a month or a year beside words on an income, and could not be reckoned: then nobody is
 * told that they did not tell.
 */
export function isIncomeUnread(answers: Answers, own: OwnMoney): boolean {
  return INCOME_IN.some((id) =>
    sentencesOf(answers, id).some(
      (sentence) =>
        monthsOf(sentence) !== null &&
        sumsIn(withCurrency(sentence, own), own).length > 0 &&
        (PENSION.test(sentence) ||
          WHOLE_ALONE.test(sentence) ||
          /\b(?:i|we) (?:get|receive|earn|make|live on)\b/.test(sentence)),
    ),
  );
}

/** Sources of income that were ticked, by the words that tell of each; none for what is no income of a month. */
const BY_SOURCE: Readonly<Record<string, RegExp | null>> = {
  'retirement-pension': PENSION,
  'passive-income': /\b(?:flats?|apartments?|houses?|propert(?:y|ies)|tenants?|royalties)\b/,
  investments: /\b(?:investments?|dividends?|portfolio|funds?|interest)\b/,
  'remote-work': /\b(?:salary|wages?|my pay|earn|make|clients?|freelanc\w+)\b/,
  'business-income': /\b(?:business|company|firm|shop)\b/,
};
/** Sources that bring no sum that somebody knows today. */
const NO_SUM: readonly string[] = ['savings'];

/** Words of both of a couple, and of one alone. */
const OF_BOTH = /\b(?:we|our|(?:both of|between) us)\b/;
const OF_ONE = /^(?!.*\b(?:we|our|us(?!\$))\b).*\b(?:i|my)\b/;
/** The mean that a text names of an income that comes and goes, in US dollars a month; null where it names none. */
export function meanIncomeIn(text: string, own: OwnMoney): number | null {
  return readingsIn(sentencesIn(text), own, averaged, 1)[0]?.monthlyUsd ?? null;
}

const isIn =
  ({ lowUsd, highUsd }: IncomeBand) =>
  ({ monthlyUsd }: { readonly monthlyUsd: number }): boolean =>
    monthlyUsd >= lowUsd && (highUsd === null || monthlyUsd <= highUsd);

const isCouple = (answers: Answers): boolean => {
  const { adults, elders } = householdOf(answers);
  return adults + elders > 1;
};

/**
 * The whole income that the sentences of a text tell, one sum or the mean of several, or the pay where that is all of
 * it; none of what is kept after tax.
 */
function wholeIn(answers: Answers, questionId: string, own: OwnMoney, whose: RegExp | null, byPay: boolean) {
  const sentences = sentencesOf(answers, questionId).filter(
    (sentence) => !NET.test(sentence) && (whose?.test(sentence) ?? true),
  );
  const plain = sentences.filter((sentence) => !RANGE.test(sentence));
  return [
    ...readingsIn(sentences, own, averaged, 1),
    ...readingsIn(plain, own, ofTheWhole, 1),
    ...(byPay ? readingsIn(plain, own, ofOwnPay, 1) : []),
  ];
}

/**
 * The amount of a band that was ticked, where words tell it: only the whole income narrows a band, so every source that
 * was ticked has to be named, none may be a job that is still to be found, and of a couple it has to be that of both.
 */
function inBand(answers: Answers, own: OwnMoney, band: IncomeBand): IncomeTold | null {
  const ticked = listOf(answers, 'income-sources').filter((source) => !NO_SUM.includes(source));
  const named = ticked.map((source) => BY_SOURCE[source] ?? null);
  if (ticked.length === 0 || named.includes(null)) return null;
  const whose = isCouple(answers) ? OF_BOTH : null;
  const keeps = (sentence: string): boolean =>
    !NET.test(sentence) && !RANGE.test(sentence) && (whose?.test(sentence) ?? true);
  const sources = named.flatMap((one) => one ?? []);
  const byPay = whose === null && ticked.every((source) => source === 'remote-work');
  for (const questionId of INCOME_IN) {
    const sentences = sentencesOf(answers, questionId).filter(keeps);
    const parts =
      sources.length === 0 ? [] : readingsIn(sentences, own, (one) => fromSources(one, sources), 4);
    const found = [...parts, ...wholeIn(answers, questionId, own, whose, byPay)].find(isIn(band));
    if (found) return { ...found, questionId };
  }
  return null;
}

/**
 * What one of a couple tells of an income of their own, or of the pay of work that comes along, inside the band that was
 * ticked for both: permits for remote work ask for that of whoever applies. Null for anybody alone, and where the words tell of both.
 */
export function applicantsIncome(
  answers: Answers,
  own: OwnMoney,
  band: IncomeBand | null,
): IncomeTold | null {
  if (!band || !isCouple(answers)) return null;
  const byPay = listOf(answers, 'income-sources').includes('remote-work');
  for (const questionId of INCOME_IN) {
    const found = wholeIn(answers, questionId, own, OF_ONE, byPay).find(isIn(band));
    if (found) return { ...found, questionId };
  }
  return null;
}

/**
 * The income that words tell where the form leaves it open: a fixed one, whose amount no question asks for ("I get
 * $1,950 Social Security and $520 from an annuity every month"), or the amount within a band that was ticked ("my
 * income of $1,500 a month", "we earn $38,000 a year"). A sentence that tells of anything else beside it is left alone.
 */
export function incomeTold(answers: Answers, own: OwnMoney, band: IncomeBand | null): IncomeTold | null {
  if (textOf(answers, 'expected-annual-income') !== 'retired-fixed')
    return band && inBand(answers, own, band);
  // What is sold brings no rent.
  const keepsLetting = !listOf(answers, 'property-ownership').includes('yes-selling');
  const partner = partnerIn(answers);
  for (const questionId of INCOME_IN) {
    const found = fixedIn(sentencesOf(answers, questionId), own, keepsLetting, partner);
    if (found) return { ...found, questionId };
  }
  return null;
}
