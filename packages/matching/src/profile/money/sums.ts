import { anyOf } from '../../anyOf.ts';
import { AFTER, BEFORE, currencyOf, type OwnMoney } from './currencies.ts';

/** A sum of money as written. */
export interface Sum {
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Words that make a sum a monthly one. */
export const MONTHLY = /\b(?:every|each|per|a) month\b|\bmonthly\b|\/\s?mo(?:nth)?\b/;

/** A pay period and the pattern of a sum for it. */
interface Period {
  readonly sum: RegExp;
  /** How many such periods a year has. */
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
/** Pay periods shorter than a month. */
const SHORTER: readonly Period[] = [
  period('(?:fortnight|(?:two|2) weeks|(?:second|other) week)', 26),
  period('(?:(?:four|4) weeks|(?:four|4)th week)', 13),
  period('week', 52),
];

/** "1,00,000", as a lakh is written. */
const IN_LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}(?!\d)/;
const amountOf = (digits: string): number =>
  Number(
    digits
      .replace(IN_LAKHS, (lakhs) => lakhs.replaceAll(',', ''))
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  );

/** Replaces the sums of one period by what they come to in a month. */
const perMonth = (plain: string, { sum, inYear }: Period): string =>
  plain.replace(sum, (whole, digits: string, between: string) => {
    const amount = amountOf(digits);
    return Number.isNaN(amount) ? whole : `${((amount * inYear) / 12).toFixed(2)}${between} a month`;
  });

/** Replaces weekly, fortnightly and four-weekly sums in lower-case text by monthly ones. */
export const inMonths = (plain: string): string => SHORTER.reduce(perMonth, plain);

const HOW_MANY: readonly (readonly [words: RegExp, times: number])[] = [
  [/\b(?:three|3) (?:\w+ ){0,3}pensions\b|\bthree of us\b/, 3],
  [/\b(?:two|2|both) (?:\w+ ){0,3}pensions\b|\b(?:we|us|our|both)\b/, 2],
];
/** A sum that counts once per person or pension: "£11,900 a year each", "we each have £900". */
const EACH = anyOf([
  /(?<![\d.,])(?<sum>\d[\d.,]*)(?!\d)(?<after>(?:(?!\b(?:and|but|plus|or)\b)[^\d,;:?!.]){0,30}?)\beach\b(?! (?:month|year|week))/g,
  /(?<before>\b(?:we each|each of us)\b[^\d.,;]{0,40})(?<amount>\d[\d.,]*)/g,
]);

/** Multiplies such sums in a lower-case sentence, where a count is stated; else returns it unchanged. */
export function allOfEach(plain: string): string {
  const times = HOW_MANY.find(([words]) => words.test(plain))?.[1];
  return times === undefined
    ? plain
    : plain.replace(EACH, (whole, sum?: string, after = '', before = '', amount?: string) => {
        const one = amountOf(sum ?? amount ?? '');
        return Number.isNaN(one) ? whole : `${before}${(one * times).toFixed(2)}${after}`;
      });
}

/** Converts yearly sums to monthly ones in a lower-case sentence that has both. */
export function yearsInMonths(plain: string): string {
  return MONTHLY.test(plain) ? perMonth(plain, YEAR) : plain;
}

const TIMES: readonly (readonly [word: RegExp, times: number])[] = [
  [/^(?:k|thousand)$/, 1e3],
  [/^(?:lakhs?|lacs?)$/, 1e5],
  [/^(?:m|mn|million)$/, 1e6],
  [/^crores?$/, 1e7],
];
const IN_RUPEES = /^(?:la(?:kh|c)s?|crores?)$/;
/** "$1,950", "CAD 2,900", "520 dollars", "₩3 million", "$1,100 CAD". */
const MONEY = new RegExp(
  `(?:(${BEFORE})\\s?)?(?<![\\d.,/])(\\d[\\d.,]*)(?:\\s?(k|thousand|lakhs?|lacs?|mn?|million|crores?)(?![a-z]))?(?:\\s?(${AFTER}))?`,
  'gu',
);
/** "$" alone is ambiguous, so a currency code after the number takes precedence. */
const VAGUE = '$';

/** The sums in lower-case words, in order, each in the currency this customer means. */
export function sumsIn(plain: string, own: OwnMoney): readonly Sum[] {
  // Most sentences tell of no number, and a text may have a thousand.
  if (!/\d/.test(plain)) return [];
  return [...plain.matchAll(MONEY)].flatMap(([, before, digits = '', many, after]) => {
    const first = before ? currencyOf(before, own, 'before') : null;
    // A lakh counts rupees, as a crore does, by their name or without it.
    // Behind it a "per" has three letters, as a currency has.
    const rupees = IN_RUPEES.test(many ?? '') ? currencyOf('rupees', own, 'after') : null;
    const second = (after ? currencyOf(after, own, 'after') : null) ?? rupees;
    const currency = (before === VAGUE ? second : null) ?? first ?? second;
    if (!currency) return [];
    const times = TIMES.find(([word]) => word.test(many ?? ''))?.[1] ?? 1;
    const amount = amountOf(digits);
    return Number.isNaN(amount) ? [] : [{ amount: amount * times, currency }];
  });
}
