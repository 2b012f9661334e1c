import { anyOf } from '../../anyOf.ts';
import { AFTER, BEFORE, currencyOf, type OwnMoney } from './currencies.ts';

/** A sum of money as somebody writes it. */
export interface Sum {
  readonly amount: number;
  /** Code of ISO 4217. */
  readonly currency: string;
}

/** Words by which a sum is one of every month. */
export const MONTHLY = /\b(?:every|each|per|a) month\b|\bmonthly\b|\/\s?mo(?:nth)?\b/;

/** A period in which people are paid, as they write a sum of it. */
interface Period {
  readonly sum: RegExp;
  /** How many of it make a year. */
  readonly inYear: number;
}

const period = (words: string, inYear: number): Period => ({
  sum: new RegExp(
    String.raw`(?<![\d.,])(\d[\d.,]*)(?!\d)((?:(?! (?:month|year|and|but|who|so)\b)[^\d,;:?!]){0,40}?)(?: ?/ ?| (?:a|per|each|every|once a|once every) )${words}\b`,
    'g',
  ),
  inYear,
});

const YEAR = period('year', 1);
/** Periods shorter than a month. */
const SHORTER: readonly Period[] = [
  period('(?:fortnight|(?:two|2) weeks|(?:second|other) week)', 26),
  period('(?:(?:four|4) weeks|(?:four|4)th week)', 13),
  period('week', 52),
];

const amountOf = (digits: string): number =>
  Number(
    digits
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  );

/** Sums of a period as what they come to in a month. */
const perMonth = (plain: string, { sum, inYear }: Period): string =>
  plain.replace(sum, (whole, digits: string, between: string) => {
    const amount = amountOf(digits);
    return Number.isNaN(amount) ? whole : `${((amount * inYear) / 12).toFixed(2)}${between} a month`;
  });

/** Sums of a week, a fortnight or four weeks, in words in lower case, as what they come to in a month. */
export const inMonths = (plain: string): string => SHORTER.reduce(perMonth, plain);

const HOW_MANY: readonly (readonly [words: RegExp, times: number])[] = [
  [/\b(?:three|3) (?:\w+ ){0,3}pensions\b|\bthree of us\b/, 3],
  [/\b(?:two|2|both) (?:\w+ ){0,3}pensions\b|\b(?:we|us|our|both)\b/, 2],
];
/** "£11,900 a year each", "we each have £900": a sum of which there is one for everybody, or for every pension, counted. */
const EACH = anyOf([
  /(?<![\d.,])(?<sum>\d[\d.,]*)(?!\d)(?<after>(?:(?!\b(?:and|but|plus|or)\b)[^\d,;:?!.]){0,30}?)\beach\b(?! (?:month|year|week))/g,
  /(?<before>\b(?:we each|each of us)\b[^\d.,;]{0,40})(?<amount>\d[\d.,]*)/g,
]);

/** A sentence in lower case with such sums as what all of them come to; as it is where nothing tells how many. */
export function allOfEach(plain: string): string {
  const times = HOW_MANY.find(([words]) => words.test(plain))?.[1];
  return times === undefined
    ? plain
    : plain.replace(EACH, (whole, sum?: string, after = '', before = '', amount?: string) => {
        const one = amountOf(sum ?? amount ?? '');
        return Number.isNaN(one) ? whole : `${before}${(one * times).toFixed(2)}${after}`;
      });
}

/** Sums of a year as those of a month, in a sentence in lower case that tells of both. */
export function yearsInMonths(plain: string): string {
  return MONTHLY.test(plain) ? perMonth(plain, YEAR) : plain;
}

const TIMES: readonly (readonly [word: RegExp, times: number])[] = [
  [/^(?:k|thousand)$/, 1e3],
  [/^(?:lakhs?|lacs?)$/, 1e5],
  [/^(?:m|mn|million)$/, 1e6],
  [/^crores?$/, 1e7],
];
/** "$1,950", "CAD 2,900", "520 dollars", "₩3 million", "$1,100 CAD". */
const MONEY = new RegExp(
  `(?:(${BEFORE})\\s?)?(?<![\\d.,/])(\\d[\\d.,]*)(?:\\s?(k|thousand|lakhs?|lacs?|mn?|million|crores?)(?![a-z]))?(?:\\s?(${AFTER}))?`,
  'gu',
);
/** The sign of many a dollar says less than the code behind the number. */
const VAGUE = '$';

/** The sums that words in lower case name, in their order, each in the currency that those who write mean by them. */
export function sumsIn(plain: string, own: OwnMoney): readonly Sum[] {
  return [...plain.matchAll(MONEY)].flatMap(([, before, digits = '', many, after]) => {
    const first = before ? currencyOf(before, own, 'before') : null;
    const second = after ? currencyOf(after, own, 'after') : null;
    const currency = (before === VAGUE ? second : null) ?? first ?? second;
    if (!currency) return [];
    const times = TIMES.find(([word]) => word.test(many ?? ''))?.[1] ?? 1;
    const amount = amountOf(digits);
    return Number.isNaN(amount) ? [] : [{ amount: amount * times, currency }];
  });
}
