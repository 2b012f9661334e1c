import type { Answers } from '@global-fit/questionnaire/model';
import type { IncomeBand } from '../model.ts';
import type { OwnMoney } from './currencies.ts';
import { householdOf } from './household.ts';
import { listOf, textOf } from './read.ts';
import { MONTHLY, sumsIn } from './sums.ts';

/** What comes in every month, as somebody tells it in words of their own. */
export interface IncomeTold {
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
  /\b(?:i|we) (?:\w+ )?(?:get|receive|have|draw|collect|earn|make|live (?:on|off))\b|\b(?:my|our) (?:\w+ ){0,3}(?:is|are|pays?|gives?|brings?|comes? to)\b/;
const PENSION = /\b(?:pensions?|social security|annuit(?:y|ies)|superannuation|disability benefits?)\b/;
/** Sums that go out, are no more, are not yet, or are somebody else's. */
const NOT_INCOME =
  /\b(?:rents?|spend\w*|costs?|budget|mortgage|loans?|debts?|owe|sav(?:e|ed|ings?)|tax\w*|used to|will|would|could|might|if|from (?:next|age|\d)|until|after|before|when|once|years?|yearly|annual(?:ly)?|needs?|asks?|part b|premiums?|about to)\b|\bpay (?:for|my|our|the)\b/;

/** What kind of amount it is, told beside it. */
const BY_TAX =
  /,? ?\(?\b(?:(?:before|after|net of|excluding|without) (?:\w+ )?(?:tax(?:es)?|deductions)|(?:pre|post)-?tax|gross|net)\b\)?/g;
/** An amount after tax is less than the income that was asked for. */
const NET = /\b(?:after|net of) (?:\w+ )?(?:tax(?:es)?|deductions)|\bpost-?tax\b|\bnet\b|\btake[- ]home\b/;

/** A question that hangs on a statement: ", is that enough", "and will it go up". */
const ASKED_BESIDE =
  /(?:\s*[,;:–—]\s*|\s+-\s+|\s+(?=(?:and|but|so)\b))(?:(?:and|but|so|then)\s+)?(?:(?:is|are|will|would|can|could|does|do|should|may) (?:it|that|this|they|i|we|my|our)\b|(?:what|how)\b).*$/;

/** "my income of about …", in a statement or in a question, and what follows it. */
const WHOLE =
  /\b(?:my|our) ((?:(?:total|own|monthly|regular|whole|household|family|combined|joint|fixed|overall|current) )*)income (?:of|is|comes to|amounts to) (.*)/;
/** Where the words on that sum end. */
const NEXT = /,(?!\d)|[;?()]|\b(?:and|but|so|with|from|which|plus|or|to)\b/;
const NOT_YET = /\b(?:if|when|once|until|before|unless|suppose)\b/;

/** The sum of a sentence on the whole income, which may be a question. */
function ofTheWhole(sentence: string): string | null {
  const found = WHOLE.exec(sentence);
  if (!found || NOT_YET.test(sentence.slice(0, found.index))) return null;
  const [head = ''] = (found[2] ?? '').split(NEXT);
  return MONTHLY.test(head) || /\bmonthly\b/.test(found[1] ?? '') ? head : null;
}

/** The sums of a sentence that tells what is received from such sources, and of nothing else. */
function fromSources(whole: string, sources: readonly RegExp[]): string | null {
  const sentence = whole.replace(ASKED_BESIDE, '');
  if (NOT_INCOME.test(sentence)) return null;
  return [OWN, MONTHLY, ...sources].every((words) => words.test(sentence)) ? sentence : null;
}

function readings(
  answers: Answers,
  own: OwnMoney,
  sources: readonly RegExp[],
  keeps: (sentence: string) => boolean,
): readonly IncomeTold[] {
  const found = (read: (sentence: string) => string | null, most: number): readonly IncomeTold[] =>
    TOLD_IN.flatMap((questionId) =>
      (textOf(answers, questionId) ?? '')
        .toLowerCase()
        .split(/(?<=[.!?])\s+|\n+/)
        .filter(keeps)
        .flatMap((sentence): readonly IncomeTold[] => {
          const sums = sumsIn(read(sentence.replace(BY_TAX, '')) ?? '', own);
          const known = sums.flatMap(({ amount, currency }) => own.toUsd(amount, currency) || []);
          if (known.length === 0 || known.length < sums.length || known.length > most) return [];
          const currencies = [...new Set(sums.map(({ currency }) => currency))];
          return [{ monthlyUsd: known.reduce((a, b) => a + b), questionId, currencies }];
        }),
    );
  const parts = sources.length === 0 ? [] : found((sentence) => fromSources(sentence, sources), 4);
  return [...parts, ...found(ofTheWhole, 1)];
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

/** A sum between two: "$1,500 to $2,000". */
const RANGE = /\d[\d.,]*k?\s?(?:-|–|to|or)\s?(?:[a-z]{0,3}\s?[$€£])?\s?\d/;

/**
 * The amount of a band that was ticked, where words tell it: only the whole income narrows a band, so every source that
 * was ticked has to be named, none may be a job that is still to be found, and of a couple it has to be that of both.
 */
function inBand(answers: Answers, own: OwnMoney, band: IncomeBand): IncomeTold | null {
  const ticked = listOf(answers, 'income-sources').filter((source) => !NO_SUM.includes(source));
  const named = ticked.map((source) => BY_SOURCE[source] ?? null);
  if (ticked.length === 0 || named.includes(null)) return null;
  const { adults, elders } = householdOf(answers);
  const couple = adults + elders > 1;
  const keeps = (sentence: string): boolean =>
    !NET.test(sentence) &&
    !RANGE.test(sentence) &&
    (!couple || /\b(?:we|our|(?:both of|between) us)\b/.test(sentence));
  const sources = named.flatMap((one) => one ?? []);
  const holds = ({ monthlyUsd }: IncomeTold): boolean =>
    monthlyUsd >= band.lowUsd && (band.highUsd === null || monthlyUsd <= band.highUsd);
  return readings(answers, own, sources, keeps).find(holds) ?? null;
}

/**
 * The income that words tell: of somebody who ticked a fixed one, whose amount no question asks for ("I get $1,950
 * Social Security and $520 from an annuity every month"), and of a band that was ticked the amount that it holds ("my
 * income of $1,500 a month"). Read carefully: a sentence that tells of anything else beside it is left alone.
 */
export function incomeTold(answers: Answers, own: OwnMoney, band: IncomeBand | null): IncomeTold | null {
  if (textOf(answers, 'expected-annual-income') === 'retired-fixed')
    return readings(answers, own, [PENSION], () => true)[0] ?? null;
  return band && inBand(answers, own, band);
}
