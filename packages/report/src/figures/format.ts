import type { Indicator } from '@global-fit/atlas/model';
import { formatNumber } from '@global-fit/atlas/number';

/** "12,345.6": comma thousands separators, no trailing zeros. */
export function grouped(value: number, places = 0): string {
  const text = formatNumber(value, places);
  return places > 0 ? text.replace(/\.?0+$/, '') : text;
}

const LOOSE_DIGITS = /(?<![\w.,:/])\d{4,}(?!\w|[.,]\d)/g;
const MONEY_BEFORE = /(?:[A-Z]{3}|[$€£])\s?$/;
const MONEY_AFTER = /^\s?(?:[A-Z]{3}\b|[$€£%])/;

/**
 * Groups the digits of a record's text: "65400 DKK" becomes "65,400 DKK". Numbers from 1900 to 2100 are years and
 * stay, unless a currency is next to them.
 */
export function groupedText(text: string): string {
  return text.replace(LOOSE_DIGITS, (digits, at: number) => {
    const value = Number(digits);
    const priced = MONEY_BEFORE.test(text.slice(0, at)) || MONEY_AFTER.test(text.slice(at + digits.length));
    return digits.length === 4 && value >= 1900 && value <= 2100 && !priced ? digits : grouped(value);
  });
}

/** Rounds to the digits readers need: none from a hundred up, one below, two below one. */
export function rounded(value: number, digits?: number): string {
  const size = Math.abs(value);
  const whole = Number.isInteger(value);
  const places = digits ?? (size >= 100 || whole ? 0 : size >= 1 ? 1 : 2);
  return grouped(value, places);
}

/** "18°C": whole degrees, as in weather reports. */
export const degrees = (value: number): string => `${rounded(Math.round(value), 0)}°C`;

/** "350,000", "2.8 million": two significant figures, which suits "about". */
export function roughly(value: number): string {
  if (value < 100) return grouped(Math.round(value));
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  const near = Math.round(value / step) * step;
  return near >= 1_000_000 ? `${grouped(near / 1_000_000, 1)} million` : grouped(near);
}

/** Rounds money like an estimate: to tens from a hundred up, and to larger steps from five thousand up. */
export function roundMoney(amount: number): number {
  const size = Math.abs(amount);
  const step = size < 100 ? 1 : size < 5000 ? 10 : size < 100_000 ? 100 : 1000;
  return Math.round(amount / step) * step;
}

/** "US$1,250". */
export function usd(amount: number): string {
  return `US$${rounded(amount, 0)}`;
}

/** "€1,400", "THB 65,000": as readers of English write it. */
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

/** Dollar amounts from surveys and accounts are estimates and rounded; amounts named by immigration law are exact. */
function dollarsOf(value: number, { dimension }: Pick<Indicator, 'dimension'>): string {
  return usd(Math.abs(value) < 100 || dimension === 'immigration' ? value : roundMoney(value));
}

/**
 * A value with the unit a sentence needs. The sentence, not the figure, names the base of a rate ("per 1,000
 * people").
 */
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
      return `${number}${Math.abs(Number(number.replace('−', '-'))) === 1 ? tail.replace(/s$/, '') : tail}`;
    }
  }
  return number;
}

/** "5.2 million", "41,000": large counts. */
export function largeCount(value: number): string {
  if (value >= 1e9) return `${rounded(value / 1e9, 1)} billion`;
  if (value >= 1e6) return `${rounded(value / 1e6, value >= 1e7 ? 0 : 1)} million`;
  const step = value >= 100_000 ? 1000 : value >= 1000 ? 100 : 1;
  return rounded(Math.round(value / step) * step, 0);
}

/** US dollars rounded like money: "US$1,250". */
export const dollars = (value: number): string => usd(roundMoney(value));
