import type { Indicator } from '@global-fit/atlas/model';
import { formatNumber } from '@global-fit/atlas/number';

/** "12,345.6": thousands by commas, no zeros at the end. */
export function grouped(value: number, places = 0): string {
  const text = formatNumber(value, places);
  return places > 0 ? text.replace(/\.?0+$/, '') : text;
}

const LOOSE_DIGITS = /(?<![\w.,:/])\d{4,}(?!\w|[.,]\d)/g;
const MONEY_BEFORE = /(?:[A-Z]{3}|[$€£])\s?$/;
const MONEY_AFTER = /^\s?(?:[A-Z]{3}\b|[$€£%])/;

/**
 * The text of a record with its figures grouped: "65400 DKK" as "65,400 DKK". Four digits from 1900 to 2100 are a
 * year and stay, unless a currency stands beside them.
 */
export function groupedText(text: string): string {
  return text.replace(LOOSE_DIGITS, (digits, at: number) => {
    const value = Number(digits);
    const priced = MONEY_BEFORE.test(text.slice(0, at)) || MONEY_AFTER.test(text.slice(at + digits.length));
    return digits.length === 4 && value >= 1900 && value <= 2100 && !priced ? digits : grouped(value);
  });
}

/** Digits a reader needs: none from a hundred up, one below, two where the number itself is below one. */
export function rounded(value: number, digits?: number): string {
  const size = Math.abs(value);
  const whole = Number.isInteger(value);
  const places = digits ?? (size >= 100 || whole ? 0 : size >= 1 ? 1 : 2);
  return grouped(value, places);
}

/** "18°C": whole degrees, as a reader thinks of weather. */
export const degrees = (value: number): string => `${rounded(Math.round(value), 0)}°C`;

/** "350,000", "2.8 million": two figures, as much as is meant by "about". */
export function roughly(value: number): string {
  if (value < 100) return grouped(Math.round(value));
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  const near = Math.round(value / step) * step;
  return near >= 1_000_000 ? `${grouped(near / 1_000_000, 1)} million` : grouped(near);
}

/** An amount of money rounded as estimates are: to tens below five thousand, to hundreds above. */
export function roundMoney(amount: number): number {
  const step = Math.abs(amount) < 5000 ? 10 : Math.abs(amount) < 100_000 ? 100 : 1000;
  return Math.round(amount / step) * step;
}

/** "US$1,250". */
export function usd(amount: number): string {
  return `US$${rounded(amount, 0)}`;
}

/** "€1,400", "THB 65,000": as the reader would write it. */
export function money(amount: number, currency: string): string {
  const number = formatNumber(amount, Number.isInteger(amount) ? 0 : 2);
  const sign: Readonly<Record<string, string>> = { USD: 'US$', EUR: '€', GBP: '£' };
  return sign[currency] ? `${sign[currency]}${number}` : `${currency} ${number}`;
}

const SUFFIX: readonly (readonly [RegExp, string])[] = [
  [/^%/, '%'],
  [/^degrees C$/, '°C'],
  [/^mm/, ' mm'],
  [/^micrograms/, ' µg/m³'],
  [/^km2$/, ' km²'],
  [/^km$/, ' km'],
  [/^m$/, ' m'],
  [/^litres/, ' litres'],
  [/^(years|months|hours)$/, ' $1'],
  [/^(calendar days|working days)$/, ' $1'],
  [/^days/, ' days'],
  [/^public holidays/, ' public holidays'],
];

/** Dollars of a survey or an account are estimates; those that an immigration law names are not. */
function dollarsOf(value: number, { dimension }: Pick<Indicator, 'dimension'>): string {
  return usd(Math.abs(value) < 100 || dimension === 'immigration' ? value : roundMoney(value));
}

/** A value with the unit a sentence needs; rates ("per 1,000 people") are named by the sentence, not by the figure. */
export function formatted(value: number | string, indicator: Pick<Indicator, 'unit' | 'dimension'>): string {
  if (typeof value === 'string') return value;
  const { unit } = indicator;
  if (/^(current US\$|US\$)/.test(unit)) return dollarsOf(value, indicator);
  if (/^(?:constant |current )?(?:2021 )?(?:PPP|international) \$$/.test(unit))
    return `${dollarsOf(value, indicator)} at US prices`;
  if (unit === 'EUR per month') return money(value, 'EUR');
  const wide = /^(persons|species|km|per year|0-100|US = 100|destinations|nationalities)/.test(unit);
  const number = rounded(value, wide && Math.abs(value) >= 10 ? 0 : undefined);
  for (const [pattern, suffix] of SUFFIX) {
    const match = pattern.exec(unit);
    if (match) {
      const tail = suffix.replace('$1', match[1] ?? '');
      return `${number}${number === '1' ? tail.replace(/s$/, '') : tail}`;
    }
  }
  return number;
}

/** "5.2 million", "41,000": people and other large counts. */
export function largeCount(value: number): string {
  if (value >= 1e9) return `${rounded(value / 1e9, 1)} billion`;
  if (value >= 1e6) return `${rounded(value / 1e6, value >= 1e7 ? 0 : 1)} million`;
  const step = value >= 100_000 ? 1000 : value >= 1000 ? 100 : 1;
  return rounded(Math.round(value / step) * step, 0);
}

/** An amount in US dollars rounded as amounts are: "US$1,250". */
export const dollars = (value: number): string => usd(roundMoney(value));
