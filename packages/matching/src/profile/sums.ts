import { AFTER, BEFORE, currencyOf, type OwnMoney } from './currencies.ts';

/** A sum of money as somebody writes it. */
export interface Sum {
  readonly amount: number;
  /** Code of ISO 4217. */
  readonly currency: string;
}

/** Words by which a sum is one of every month. */
export const MONTHLY = /\b(?:every|each|per|a) month\b|\bmonthly\b|\/\s?mo(?:nth)?\b/;

/** Periods in which many are paid, with how many of them make a year. */
const SHORTER: readonly (readonly [words: string, inYear: number])[] = [
  ['(?:fortnight|(?:two|2) weeks|(?:second|other) week)', 26],
  ['(?:(?:four|4) weeks|(?:four|4)th week)', 13],
  ['week', 52],
];

const amountOf = (digits: string): number =>
  Number(
    digits
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  );

/** Sums of a week, a fortnight or four weeks, in words in lower case, as what they come to in a month. */
export function inMonths(plain: string): string {
  return SHORTER.reduce(
    (words, [period, inYear]) =>
      words.replace(
        new RegExp(
          String.raw`(?<![\d.,])(\d[\d.,]*)(?!\d)((?:(?! (?:month|year|and|but|who|so)\b)[^\d,;:?!]){0,40}?)(?: ?/ ?| (?:a|per|each|every|once a|once every) )${period}\b`,
          'g',
        ),
        (whole, digits: string, between: string) => {
          const amount = amountOf(digits);
          return Number.isNaN(amount) ? whole : `${((amount * inYear) / 12).toFixed(2)}${between} a month`;
        },
      ),
    plain,
  );
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
