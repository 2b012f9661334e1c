import type { Fact } from './model.ts';
import { formatNumber } from './number.ts';

/** Keeps a figure and its unit on one line. */
const GAP = '\u00a0';

const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** Large amounts as "10.7 million", smaller ones in full. */
export function formatCount(value: number): string {
  for (const [size, word] of SCALES) {
    // 999,950,000 would be rounded up to "1,000.0 million", so the next unit starts slightly early.
    if (Math.abs(value) >= size * 0.99995) return `${formatNumber(value / size, 1)}${GAP}${word}`;
  }
  return formatNumber(value);
}

/** Decimals that suit the size of a number whose unit prescribes none. */
function decimalsFor(value: number): number {
  const size = Math.abs(value);
  if (size >= 100 || (Number.isInteger(value) && size >= 10)) return 0;
  if (size >= 10) return 1;
  return size >= 1 || size === 0 ? 1 : 2;
}

const CURRENCY_SIGNS: Readonly<Record<string, string>> = { USD: 'US$', EUR: '€', GBP: '£' };

/** The currency comes first, cents only below 100. */
export function formatMoney(amount: number, currency = 'USD'): string {
  const sign = CURRENCY_SIGNS[currency] ?? currency;
  const text =
    Math.abs(amount) >= 1e6
      ? formatCount(amount)
      : formatNumber(amount, Math.abs(amount) < 100 && amount % 1 !== 0 ? 2 : 0);
  return `${sign}${GAP}${text}`;
}

/** "17.0 °C (62.6 °F)". */
export function formatTemperature(celsius: number): string {
  return `${formatNumber(celsius, 1)}${GAP}°C (${formatNumber((celsius * 9) / 5 + 32, 1)}${GAP}°F)`;
}

/** A difference of temperatures: "9.8 °C (17.6 °F)". */
function formatTemperatureRange(celsius: number): string {
  return `${formatNumber(celsius, 1)}${GAP}°C (${formatNumber((celsius * 9) / 5, 1)}${GAP}°F)`;
}

/** One decimal. A share too small for it reads "under 0.1%", so that only zero reads as zero. */
export function formatPercent(value: number): string {
  if (value > 0 && value < 0.05) return 'under 0.1%';
  return `${formatNumber(value, 1)}%`;
}

/** Fixed decimals. A value too small for them reads "under 0.01", so that only zero reads as zero. */
function sized(value: number, decimals: number = decimalsFor(value)): string {
  const text = formatNumber(value, decimals);
  return value > 0 && !/[1-9]/.test(text) ? `under ${formatNumber(10 ** -decimals, decimals)}` : text;
}

const suffix =
  (words: string, decimals?: number) =>
  (value: number): string =>
    `${sized(value, decimals)}${GAP}${words}`;

const plural =
  (one: string, many: string) =>
  (value: number): string => {
    const text = formatNumber(value, Number.isInteger(value) ? 0 : decimalsFor(value));
    return `${text}${GAP}${text === '1' ? one : many}`;
  };

/** Units whose figure is more than a number followed by the unit. */
const UNITS: Readonly<Record<string, (value: number) => string>> = {
  US$: formatMoney,
  'current US$': formatMoney,
  'US$ per month': (value) => `${formatMoney(value)} a month`,
  'EUR per month': (value) => `${formatMoney(value, 'EUR')} a month`,
  'degrees C': formatTemperature,
  'degrees latitude': (value) => `${formatNumber(value)}°`,
  'mm per year': (value) => `${formatNumber(value)}${GAP}mm a year`,
  mm: suffix('mm', 0),
  km: suffix('km', 0),
  km2: (value) => `${formatNumber(value, value < 10 ? 1 : 0)}${GAP}km²`,
  m: suffix('m', 0),
  'people per km2': suffix('people per km²'),
  'm3 per year': suffix('m³ a year', 0),
  'micrograms per m3': suffix('µg/m³', 1),
  'km per 1,000 km2': suffix('km per 1,000 km²', 1),
  persons: formatCount,
  'tonnes per year': (value) => `${formatCount(value)}${GAP}tonnes a year`,
  'number per year': (value) => `${formatCount(value)} a year`,
  'per year': (value) => `${formatCount(value)} a year`,
  years: plural('year', 'years'),
  hours: plural('hour', 'hours'),
  days: plural('day', 'days'),
  months: plural('month', 'months'),
  'working days': plural('working day', 'working days'),
  'calendar days': plural('calendar day', 'calendar days'),
  'births per woman': suffix('births per woman', 2),
  number: formatCount,
  'number listed': formatCount,
  year: (value) => String(value),
  'US = 100': (value) => `${formatNumber(value)} (US = 100)`,
  'score, about 300-600': (value) => formatNumber(value),
  'public holidays in 2026': (value) => `${formatNumber(value)}${GAP}public holidays in 2026`,
  '0-100': (value) => `${formatNumber(value)} of 100`,
  '0-1': (value) => formatNumber(value, 2),
  '0 (one group) - 1': (value) => formatNumber(value, 2),
  ratio: (value) => formatNumber(value, 2),
  'males per female': (value) => formatNumber(value, 2),
  'girls per boy': (value) => formatNumber(value, 2),
  '1 = easiest': (value) => `rank ${formatNumber(value)}`,
  '1 = yes, 0 = no': (value) => (value === 1 ? 'yes' : 'no'),
  'nationalities of 198': suffix('of 198 nationalities', 0),
};

const PPP = /^(current international|2021 PPP|constant PPP|constant 2021 PPP) \$$/;

/** A value with its unit for readers; words are returned unchanged. `unit` is that of an indicator. */
export function formatValue(value: number | string, unit: string): string {
  if (typeof value === 'string') return value;
  const known = UNITS[unit];
  if (known) return known(value);
  if (unit.startsWith('%')) return formatPercent(value);
  if (PPP.test(unit)) return `Int$${GAP}${formatNumber(value, value < 100 ? 1 : 0)}`;
  if (/^(score|estimate|index|local currency)/.test(unit))
    return formatNumber(value, Math.abs(value) >= 1000 ? 0 : 2);
  return `${sized(value)}${GAP}${unit.replaceAll('m3', 'm³').replaceAll('km2', 'km²')}`;
}

/** The value of a fact with its unit. Temperature ranges are differences, of which 10 °C are 18 °F and not 50. */
export function formatFact(fact: Fact): string {
  if (fact.indicator.id === 'temperature_seasonal_range' || fact.indicator.id === 'daily_temperature_range')
    return formatTemperatureRange(fact.value as number);
  return formatValue(fact.value, fact.indicator.unit);
}
