import { AFTER, BEFORE, currencyOf, type OwnMoney } from '@global-fit/matching/profile/money/currencies';
import { meanIncomeIn } from '@global-fit/matching/profile/money/incomeTold';
import { ownMoney } from '@global-fit/matching/profile/money/ownMoney';
import { sumsIn } from '@global-fit/matching/profile/money/sums';
import { constant, type Quantity } from '../../../figures/quantity.ts';
import type { Asked } from '../topic.ts';

/** A sum with its period: "15,000 dollars a year", "€3,000 a month", "165,000 yen a month". */
const SUM = new RegExp(
  String.raw`(?:(${BEFORE})\s?)?(?<![\d.,])(\d[\d.,]*)(k)?\s?(${AFTER})?\s?(?:a|per|each|every|\/)\s?(month|year)\b`,
  'iu',
);
/** A bare sum that can only be an income: "is 2,300 enough". */
const BARE = new RegExp(
  String.raw`(?:(${BEFORE})\s?)?(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{3,6}|\d{1,3}(?:[.,]\d)?(?=k\b))(k)?\b\s?(${AFTER})?`,
  'iu',
);

/** A text without its sums of a month or a year. */
export const withoutPeriods = (text: string): string => text.replace(new RegExp(SUM.source, 'giu'), ' ');

/** What the writer pays out each month: "and rent for $1,200 a month"; a home that is rented out brings it in. */
const OUTLAY = new RegExp(
  String.raw`\b(?:(?:(?:I|we)(?:['’](?:ll|d))?(?: (?:will|would|must|still|have to|want to))?|and|then|to) (?:rent(?! (?:[\w’'-]+ ){0,3}out\b)|pay|spend)|rent (?:of|is|at))\b[^,;?.\d]{0,25}(?:${SUM.source})`,
  'giu',
);

/** A text without what the writer pays out by the month or the year. */
export const withoutOutlays = (text: string): string => text.replace(OUTLAY, ' ');

/** Sums that are added up: "1,850 + 2,150 a month", "$900 plus $1,200 a month". */
const ADDED = new RegExp(
  String.raw`(${BEFORE})?\s?(?<![\d.,])(\d[\d.,]*\d)\s?(${AFTER})?\s?(?:\+|\bplus\b|\band\b)\s?(${BEFORE})?\s?(\d[\d.,]*\d)(?=\s?(?:${AFTER})?\s?(?:a|per|each|every|\/)\s?(?:month|year)\b)`,
  'giu',
);
/** The number written by digits with thousands separators or a decimal comma. */
const numberOf = (digits: string): number => Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));

/** A text in which such sums of one currency are one sum. */
const addedUp = (text: string): string =>
  text.replace(
    ADDED,
    (
      whole,
      before: string | undefined,
      one: string,
      after = '',
      second: string | undefined,
      other: string,
    ) =>
      (second ?? before) === before
        ? `${before ?? ''}${numberOf(one) + numberOf(other)} ${after}`.trim()
        : whole,
  );

/** A calendar year is no sum. */
const isYear = (digits: string): boolean => /^20[0-4]\d$/.test(digits);

/** The currency beside a number; null where it is ambiguous, undefined where the word is not a currency. */
function beside(
  name: string | undefined,
  own: OwnMoney,
  stands: 'before' | 'after',
): string | null | undefined {
  if (!name) return undefined;
  const currency = currencyOf(name.toLowerCase(), own, stands);
  // "get 3,100", "2,300 for": lower-case words are not codes.
  return currency === null && /^[a-z]{3}$/.test(name) ? undefined : currency;
}

function inDollars(
  { view, profile }: Asked,
  found: RegExpExecArray | null,
  plain: 'USD' | null,
): number | null {
  const [, before, digits, thousands, after, period] = found ?? [];
  if (!digits) return null;
  const own = ownMoney(view.atlas, profile.home?.iso3 ?? null);
  const named = [beside(before, own, 'before'), beside(after, own, 'after')].filter(
    (one) => one !== undefined,
  );
  // An ambiguous currency is not assumed to be US dollars.
  const currency =
    named.length > 0 ? (named.find((one) => one !== null) ?? null) : !period && isYear(digits) ? null : plain;
  if (currency === null) return null;
  const amount = numberOf(digits) * (thousands ? 1000 : 1);
  const usd = view.atlas.toUsd(amount, currency);
  if (usd === null || !(usd > 0)) return null;
  return usd / (period?.toLowerCase() === 'year' ? 12 : 1);
}

/** The sum a question names, in US dollars a month; null where it names none, or a currency we cannot convert. */
export function sumAsked(asked: Asked): Quantity | null {
  const usd = inDollars(asked, SUM.exec(addedUp(asked.text)), null);
  return usd === null ? null : constant(usd, 'the sum of the question, a month');
}

/** From here up a sum without its period is one of a year: next to nobody earns as much in a month. */
const OF_A_YEAR = 15_000;

/** Behind a number, what it counts that is no money: "480 points", "900 hours". */
const OTHER_UNIT =
  /^[\s-]?(?:points?|hours?|hrs?|days?|weeks?|years?|km|kilomet\w+|miles?|met(?:re|er)s?|m²|m2|sq\w*|people|inhabitants|words?|credits?|ects|flights?|mg|ml|kg|grams?|[mg]b\w*|%|percent)/i;
/** Before a number, whose number it is: "subclass 189", "a CRS of 480". */
const OTHER_NAME =
  /\b(?:visas?|sub-?class|class|form|article|section|route|scores?|crs|ielts|toefl|pte|sat|gmat|aged?|level|top)(?: of)? $/i;
/** Words before a year of the last century: "like in 1995". */
const LONG_AGO = /\b(?:in|since|from|until|till|before|after|around|of|back in)\s?$/i;
const BY_MONTH = /\b(?:(?:a|per|each|every) month|monthly)\b/i;
const BY_YEAR = /\b(?:(?:a|per|each|every) year|yearly|annual(?:ly)?|per annum)\b/i;

/** "3k/mo", "2500 monthly", "1800 p.m.": written out, so that the number has its period beside it. */
const writtenOut = (text: string): string =>
  text.replace(
    /(\d[\d.,]*k?\b\s?(?:\p{Sc}|[a-z]{3,7})?)\s?(?:\/\s?mo(?:nth)?\b|monthly\b|p\.?m\b\.?)/iu,
    '$1 a month',
  );

/** A number that can only be a sum to live on, by the month: "is 3,000 enough a month for three". */
function bareSpent(asked: Asked): number | null {
  const { text } = asked;
  const found = BARE.exec(text);
  if (!found || PUT_BY.test(text) || HOW_LONG.test(text)) return null;
  const [all, , digits = ''] = found;
  if (/^19\d\d$/.test(digits) && LONG_AGO.test(text.slice(0, found.index))) return null;
  if (OTHER_UNIT.test(text.slice(found.index + all.length)) || OTHER_NAME.test(text.slice(0, found.index)))
    return null;
  const usd = inDollars(asked, found, 'USD');
  if (usd === null) return null;
  return BY_YEAR.test(text) || (usd >= OF_A_YEAR && !BY_MONTH.test(text)) ? usd / 12 : usd;
}

/**
 * The sum a question would live on, in US dollars a month; one without its currency is in US dollars, as the form asks
 * for the budget, and one without its period is monthly where it is small and yearly where it is large.
 */
export function spentAsked(asked: Asked): Quantity | null {
  const beside = inDollars(asked, SUM.exec(writtenOut(addedUp(asked.text))), 'USD');
  const usd = beside ?? bareSpent(asked);
  return usd === null ? null : constant(usd, 'the sum of the question, a month');
}

/**
 * The same for questions about a permit's income: a sum without a currency is in US dollars; without a period, a
 * small one is monthly and a large one yearly.
 */
export function incomeAsked(asked: Asked): Quantity | null {
  // For a varying income the mean counts, not the first sum.
  const mean = meanIncomeIn(asked.text, ownMoney(asked.view.atlas, asked.profile.home?.iso3 ?? null));
  if (mean !== null) return constant(mean, 'the mean that the question names, a month');
  const text = addedUp(asked.text);
  const bare = inDollars(asked, SUM.exec(text) ?? BARE.exec(text), 'USD');
  const named = sumAsked(asked);
  if (named || bare === null) return named;
  return bare < OF_A_YEAR
    ? constant(bare, 'the sum of the question, taken by the month')
    : constant(bare / 12, 'the sum of the question, taken by the year');
}

/** Words for money saved, or received once. */
const PUT_BY =
  /\b(?:savings?|capital|nest egg|lump sum|reserves?|inheritance|put (?:by|aside)|in the bank|from (?:the sale|selling)|live (?:off|on) (?:our|my|the) (?:capital|money))\b/i;

/** Asking how long a sum lasts also marks it as savings: "how many months is this enough for". */
const HOW_LONG =
  /\bhow (?:many (?:months|weeks|years)|long)\b[^?]{0,40}\b(?:enough|last\w*|suffic\w*|live|survive|get by|carry)\b/i;

/** The savings a question names, in US dollars; null for a sum with a period. */
export function savingsAsked(asked: Asked): Quantity | null {
  if (!(PUT_BY.test(asked.text) || HOW_LONG.test(asked.text)) || SUM.test(asked.text)) return null;
  const found = BARE.exec(asked.text);
  // A bare sum reads as monthly.
  const usd = inDollars(asked, found, null);
  return usd === null ? null : constant(usd, 'the savings of the question');
}

/** Savings stated beside an income: "savings 28 million yen", "and €60,000 in savings". */
const SAVED_BESIDE = [
  /\b(?:savings?|saved|nest egg|lump sum|reserves?)\b(?: (?:of|are|is|come to|amount to|about|around|some|over))*:? ?([^,;.?!a-z]{0,4}\d(?:[^,;?!]|,(?=\d))*)/,
  /((?:[\p{Sc}]|\b[a-z]{2,3}\$?)? ?\d(?:[^,;?!\d]|[.,](?=\d)|\d){0,30}?) (?:(?:of|in|as) )?(?:my |our |the )?(?:savings?|saved|put by|put aside|in the bank)\b/u,
] as const;

/** Those savings, in US dollars; null where a question names none. */
export function savedBeside({ text, view, profile }: Asked): Quantity | null {
  const own = ownMoney(view.atlas, profile.home?.iso3 ?? null);
  const plain = text.toLowerCase();
  for (const words of SAVED_BESIDE) {
    const [sum] = sumsIn(words.exec(plain)?.[1] ?? '', own);
    const usd = sum ? view.atlas.toUsd(sum.amount, sum.currency) : null;
    if (usd !== null && usd >= LEAST_SAVED) return constant(usd, 'the savings of the question');
  }
  return null;
}

/** US dollars below which a sum beside savings is a monthly one. */
const LEAST_SAVED = 5_000;

/** "300-500k": the larger sum is what could be spent. */
const RANGE = /\d[\d.,]*\s?k?\s?[-–]\s?(?=\d[\d.,]*\s?(?:k|thousand)?\b)/gi;

/**
 * What a question would invest for a permit, in US dollars, which is also assumed without a currency; null where it
 * names none.
 */
export function investedAsked(asked: Asked): Quantity | null {
  const text = asked.text.replace(RANGE, '').replace(/(\d)\s?thousand\b/gi, '$1k');
  const usd = inDollars(asked, BARE.exec(withoutPeriods(text)), 'USD');
  return usd !== null && usd >= LEAST_PRICE ? constant(usd, 'the sum of the question') : null;
}

/** US dollars below which no home is sold. */
const LEAST_PRICE = 10_000;

/** The price of a home that a question names, in US dollars; null where it names none. */
export function priceAsked(asked: Asked): Quantity | null {
  const usd = inDollars(asked, BARE.exec(withoutPeriods(asked.text)), null);
  return usd !== null && usd >= LEAST_PRICE ? constant(usd, 'the price of the question') : null;
}
