import { anyOf } from '../../anyOf.ts';
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
  incomeSentences,
  statement,
  withCurrency,
} from './incomeSums.ts';
import { partnerIn, partnersPension } from './incomeOfTwo.ts';
import { rentReceived } from './letHome.ts';
import { listOf, textOf } from '../text/read.ts';
import { sumsIn } from './sums.ts';

const OWN =
  /\b(?:i|we) (?:\w+ )?(?:get|receive|have|draw|collect|earn|make|live (?:on|off))\b|\b(?:my|our) (?:\w+ ){0,3}(?:is|are|pays?|gives?|brings?|comes? to)\b/;
/** Payments for life, or likely to be: naming them is enough, no verb has to say that they are received. */
const PENSION =
  /\b(?:pensions?|social security|ss(?:di?|i)?|oas|cpp|qpp|annuit(?:y|ies)|superannuation|(?:my|our|from|of) super|va|veterans affairs|disability (?:benefits?|pay|money|compensation|che(?:ck|que)s?)|retirement (?:pay|benefits?))\b/;
/** Words that make a single sum the whole income, "together we get …" among them. */
const WHOLE_ALONE = anyOf([
  /\b(?:fixed|incomes?|com(?:es?|ing) in)\b/,
  /\b(?:together|altogether|in total|in all|all told|combined),? (?:i|we) (?:\w+ )?(?:get|receive|draw|collect|live on)\b/,
  /\b(?:i|we) (?:\w+ )?(?:get|receive|draw|collect|live on)\b(?! together).*\b(?:together|altogether|in total|in all|all told|combined)\b/,
]);
/** People outside the household. */
const OTHERS =
  /\b(?:mothers?|fathers?|moms?|mums?|dads?|parents?|brothers?|sisters?|sons?|daughters?|uncles?|aunts?|friends?|people|average|minimum|required)\b/;

/** "my income of about …", stated or asked, with what follows. */
const WHOLE =
  /\b(?:my|our) ((?:(?:total|own|monthly|yearly|annual|regular|whole|household|family|combined|joint|fixed|overall|current) )*)income (?:of|is|comes to|amounts to) (.*)/;
/** Where the words about that sum end. */
const NEXT = /,(?!\d)|[;?()]|\b(?:and|but|so|with|from|which|plus|or|to)\b/;
const NOT_YET = /\b(?:if|when|once|until|before|unless|suppose)\b/;

/** "my salary of about …": today's pay, which counts where the work comes along. */
const PAY = /\bmy ((?:\w+ )*)(?:salary|wages?|pay) (?:of|is|comes to|amounts to) (.*)/;

/** The sum after such words, stated or asked. */
function sumAfter(sentence: string, words: RegExp): Part | null {
  const found = words.exec(sentence);
  if (!found || NOT_YET.test(sentence.slice(0, found.index))) return null;
  const [head = ''] = (found[2] ?? '').split(NEXT);
  return partOf(head, monthsOf(`${head} ${found[1] ?? ''}`));
}
const ofTheWhole = (sentence: string): Part | null => sumAfter(sentence, WHOLE);
const ofOwnPay = (sentence: string): Part | null => sumAfter(sentence, PAY);

/** "my income …, average is 2900": the mean of an income that varies. */
const AVERAGE =
  /\b(?:my|our|i|we)\b.*\b(?:income|earn\w*|mak(?:e|es|ing)|paid|get|receive|invoice\w*|turnover)\b.*\baverag\w*\b\D{0,20}?((?:\b[a-z]{1,3})?\p{Sc}?\s?\d(?:[^,;?]|,(?=\d))*)/u;

/** The mean a sentence gives for a varying income, in the currency of the sums beside it. */
function averaged(sentence: string, own: OwnMoney): Part | null {
  const mean = sentence.includes('averag') ? AVERAGE.exec(sentence)?.[1] : undefined;
  if (mean === undefined || NOT_YET.test(sentence)) return null;
  const beside = new Set(sumsIn(sentence, own).map(({ currency }) => currency));
  const [currency] = beside;
  const bare = sumsIn(mean, own).length === 0 && beside.size === 1 && currency;
  const amount = bare ? mean.replace(/\d[\d.,]*/, (digits) => `${digits} ${currency.toLowerCase()}`) : mean;
  return partOf(amount, monthsOf(sentence));
}

/** The sums of a sentence that tells only what is received from these sources. */
function fromSources(whole: string, sources: readonly RegExp[]): Part | null {
  const sentence = statement(whole);
  const named = sentence !== null && [OWN, ...sources].every((words) => words.test(sentence));
  return named ? partOf(sentence, monthsOf(sentence)) : null;
}

/** The sums of a sentence that names a pension or similar, with or without a verb. */
function fromPensions(whole: string): Part | null {
  const sentence = statement(whole);
  const named = sentence !== null && PENSION.test(sentence) && !OTHERS.test(sentence);
  return named ? partOf(sentence, monthsOf(sentence)) : null;
}

/** "$3,600 a month, fixed": one sum for the whole income. Sums in brackets are its parts. */
function alone(whole: string): Part | null {
  const sentence = statement(whole.replace(/\([^)]*\)/g, ' '));
  const named = sentence !== null && WHOLE_ALONE.test(sentence) && !OTHERS.test(sentence);
  return named && !PENSION.test(sentence) ? partOf(sentence, monthsOf(sentence)) : null;
}

/**
 * The fixed income stated in one text: the total where a sentence gives it, else the sum of what the sentences add up
 * to.
 */
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
  // The same amount in two sentences is one income repeated.
  const each = parts.filter(
    ({ monthlyUsd }, i) => parts.findIndex((one) => one.monthlyUsd === monthlyUsd) === i,
  );
  // Without a pension beside it, rent is an unknown part of the income.
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
 * Whether a text names an income that we failed to work out. The report must not then say that no income was stated.
 */
export function isIncomeUnread(answers: Answers, own: OwnMoney): boolean {
  return INCOME_IN.some((id) =>
    incomeSentences(answers, id).some(
      (sentence) =>
        monthsOf(sentence) !== null &&
        sumsIn(withCurrency(sentence, own), own).length > 0 &&
        (PENSION.test(sentence) ||
          WHOLE_ALONE.test(sentence) ||
          /\b(?:i|we) (?:get|receive|earn|make|live on)\b/.test(sentence)),
    ),
  );
}

/** The words that tell of each source of income ticked; null for a source without a monthly sum. */
const BY_SOURCE: Readonly<Record<string, RegExp | null>> = {
  'retirement-pension': PENSION,
  'passive-income': /\b(?:flats?|apartments?|houses?|propert(?:y|ies)|tenants?|royalties)\b/,
  investments: /\b(?:investments?|dividends?|portfolio|funds?|interest)\b/,
  'remote-work': /\b(?:salary|wages?|my pay|earn|make|clients?|freelanc\w+)\b/,
  'business-income': /\b(?:business|company|firm|shop)\b/,
};
/** Sources whose monthly yield nobody knows today. */
const NO_SUM: readonly string[] = ['savings'];

/** Whether the words speak of both partners, or only of the one who writes. */
const OF_BOTH = /\b(?:we|our|(?:both of|between) us)\b/;
const OF_ONE = /^(?!.*\b(?:we|our|us(?!\$))\b).*\b(?:i|my)\b/;
/** The mean that a text gives for a varying income, in US dollars a month; null where it gives none. */
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
 * Statements of the whole income before tax: a total, a mean, or the pay where `byPay` says that pay is all of it.
 */
function wholeIn(answers: Answers, questionId: string, own: OwnMoney, whose: RegExp | null, byPay: boolean) {
  const sentences = incomeSentences(answers, questionId).filter(
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
 * The exact income inside the band ticked, where words tell it. Only the whole income may narrow a band: the words
 * must cover every source ticked and, for a couple, both partners. Pay of a job still to be found rules it out.
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
    const sentences = incomeSentences(answers, questionId).filter(keeps);
    const parts =
      sources.length === 0 ? [] : readingsIn(sentences, own, (one) => fromSources(one, sources), 4);
    const found = [...parts, ...wholeIn(answers, questionId, own, whose, byPay)].find(isIn(band));
    if (found) return { ...found, questionId };
  }
  return null;
}

/**
 * The income of the partner who writes, where a couple ticked a band for both. Permits for remote work look only at
 * the applicant's own income. Null for people alone, and where the words cover both.
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
 * The income stated in words where the form leaves it open: a fixed income, whose amount no question asks for ("I get
 * $1,950 Social Security and $520 from an annuity every month"), or the amount inside the band ticked ("we earn
 * $38,000 a year"). Sentences that mix in anything else are skipped.
 */
export function incomeTold(answers: Answers, own: OwnMoney, band: IncomeBand | null): IncomeTold | null {
  if (textOf(answers, 'expected-annual-income') !== 'retired-fixed')
    return band && inBand(answers, own, band);
  // A home that will be sold brings in no rent.
  const keepsLetting = !listOf(answers, 'property-ownership').includes('yes-selling');
  const partner = partnerIn(answers);
  for (const questionId of INCOME_IN) {
    const found = fixedIn(incomeSentences(answers, questionId), own, keepsLetting, partner);
    if (found) return { ...found, questionId };
  }
  return null;
}
