import { AFTER, BEFORE, currencyOf, type OwnMoney } from '@global-fit/matching/profile/money/currencies';
import { meanIncomeIn } from '@global-fit/matching/profile/money/incomeTold';
import { ownMoney } from '@global-fit/matching/profile/money/ownMoney';
import { constant, type Quantity } from '../../../figures/quantity.ts';
import type { Asked } from '../topic.ts';

/** A sum in a question with its period: "15,000 dollars a year", "€3,000 a month", "165,000 yen a month". */
const SUM = new RegExp(
  String.raw`(?:(${BEFORE})\s?)?(?<![\d.,])(\d[\d.,]*)(k)?\s?(${AFTER})?\s?(?:a|per|each|every|\/)\s?(month|year)\b`,
  'iu',
);
/** A bare sum, where a question can only mean an income: "is 2,300 enough". */
const BARE = new RegExp(
  String.raw`(?:(${BEFORE})\s?)?(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{3,6}|\d{1,3}(?=k\b))(k)?\b\s?(${AFTER})?`,
  'iu',
);

/** A year of the calendar is no sum. */
const isYear = (digits: string): boolean => /^20[0-4]\d$/.test(digits);

/** The currency of what stands beside a number; null where nobody can tell it, undefined for a word of the sentence. */
function beside(
  name: string | undefined,
  own: OwnMoney,
  stands: 'before' | 'after',
): string | null | undefined {
  if (!name) return undefined;
  const currency = currencyOf(name.toLowerCase(), own, stands);
  // "get 3,100", "2,300 for": three letters that are no code.
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
  // Money that nobody can tell is no US dollars.
  const currency =
    named.length > 0 ? (named.find((one) => one !== null) ?? null) : isYear(digits) ? null : plain;
  if (currency === null) return null;
  const amount = Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.')) * (thousands ? 1000 : 1);
  const usd = view.atlas.toUsd(amount, currency);
  if (usd === null || !(usd > 0)) return null;
  return usd / (period?.toLowerCase() === 'year' ? 12 : 1);
}

/** The sum that a question names, in US dollars a month; null where it names none, or no currency that we can turn. */
export function sumAsked(asked: Asked): Quantity | null {
  const usd = inDollars(asked, SUM.exec(asked.text), null);
  return usd === null ? null : constant(usd, 'the sum of the question, a month');
}

/** From here up a sum without its period is one of a year: next to nobody earns as much in a month. */
const OF_A_YEAR = 15_000;

/**
 * The same in a question on the income that a permit asks for: without words a sum is one of US dollars, a small one of
 * a month and a large one of a year.
 */
export function incomeAsked(asked: Asked): Quantity | null {
  // Of an income that comes and goes the mean is meant, not the first of its sums.
  const mean = meanIncomeIn(asked.text, ownMoney(asked.view.atlas, asked.profile.home?.iso3 ?? null));
  if (mean !== null) return constant(mean, 'the mean that the question names, a month');
  const bare = inDollars(asked, BARE.exec(asked.text), 'USD');
  const named = sumAsked(asked);
  if (named || bare === null) return named;
  return bare < OF_A_YEAR
    ? constant(bare, 'the sum of the question, taken by the month')
    : constant(bare / 12, 'the sum of the question, taken by the year');
}

/** Money that is put by, and comes in once. */
const PUT_BY =
  /\b(?:savings?|capital|nest egg|lump sum|reserves?|inheritance|put (?:by|aside)|in the bank|from (?:the sale|selling)|live (?:off|on) (?:our|my|the) (?:capital|money))\b/i;

/** A sum is put by as well where somebody asks how long it lasts: "how many months is this enough for". */
const HOW_LONG =
  /\bhow (?:many (?:months|weeks|years)|long)\b[^?]{0,40}\b(?:enough|last\w*|suffic\w*|live|survive|get by|carry)\b/i;

/** The savings that a question names, in US dollars; null where its sum comes in every month or year. */
export function savingsAsked(asked: Asked): Quantity | null {
  if (!(PUT_BY.test(asked.text) || HOW_LONG.test(asked.text)) || SUM.test(asked.text)) return null;
  const found = BARE.exec(asked.text);
  // A bare sum is read as one of a month.
  const usd = inDollars(asked, found, null);
  return usd === null ? null : constant(usd, 'the savings of the question');
}

/** "300-500k": of two sums the larger is what there is to spend. */
const RANGE = /\d[\d.,]*\s?k?\s?[-–]\s?(?=\d[\d.,]*\s?(?:k|thousand)?\b)/gi;

/** What a question would put into a permit, in US dollars, which a sum without a currency is taken for; null for none. */
export function investedAsked(asked: Asked): Quantity | null {
  const text = asked.text.replace(RANGE, '').replace(/(\d)\s?thousand\b/gi, '$1k');
  const usd = inDollars(asked, BARE.exec(text.replace(new RegExp(SUM.source, 'giu'), ' ')), 'USD');
  return usd !== null && usd >= LEAST_PRICE ? constant(usd, 'the sum of the question') : null;
}

/** Nobody buys a home for less, in US dollars. */
const LEAST_PRICE = 10_000;

/** The price of a home that a question names, in US dollars; null where it names none. */
export function priceAsked(asked: Asked): Quantity | null {
  const usd = inDollars(asked, BARE.exec(asked.text.replace(new RegExp(SUM.source, 'giu'), ' ')), null);
  return usd !== null && usd >= LEAST_PRICE ? constant(usd, 'the price of the question') : null;
}
