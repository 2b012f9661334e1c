import { describe, expect, it } from 'vitest';
import { formatCount, formatMoney, formatPercent, formatTemperature, formatValue } from './format.ts';
import { formatNumber } from './number.ts';

/** Ordinary spaces instead of the no-break spaces in figures, for readability. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('figures for readers', () => {
  it.each([
    [32_081.81, 'current US$', 'US$ 32,082'],
    [17, 'degrees C', '17.0 °C (62.6 °F)'],
    [-5.25, 'degrees C', '−5.3 °C (22.6 °F)'],
    [742.3, 'mm per year', '742 mm a year'],
    [12.34, '% of GDP', '12.3%'],
    [0.01, '% of GDP', 'under 0.1%'],
    [0, '% of GDP', '0.0%'],
    [0.00174, 'per 100 people', 'under 0.01 per 100 people'],
    [0, 'per 100 people', '0.0 per 100 people'],
    [5.69, 'US$', 'US$ 5.69'],
    [10_750_000, 'persons', '10.8 million'],
    [9492, 'persons', '9,492'],
    [0.2291, 'per 100,000 people', '0.23 per 100,000 people'],
    [1, 'months', '1 month'],
    [12, 'months', '12 months'],
    [81.2, 'years', '81.2 years'],
    [56.2, 'US = 100', '56 (US = 100)'],
    [0.938, '0-1', '0.94'],
    [-0.54, 'estimate, about -2.5 to 2.5', '−0.54'],
    [1500, 'EUR per month', '€ 1,500 a month'],
    [48_218, 'current international $', 'Int$ 48,218'],
    [3.1, 'm3 per year', '3 m³ a year'],
    ['civil law', 'category', 'civil law'],
  ])('%s %s is written %s', (value, unit, text) => {
    expect(plain(formatValue(value, unit))).toBe(text);
  });

  it('keep figure and unit on one line', () => {
    expect(formatValue(742, 'mm')).toBe('742\u00a0mm');
  });

  it('never show minus zero', () => {
    expect(formatNumber(-0.04, 1)).toBe('0.0');
    expect(plain(formatTemperature(-0.04))).toBe('0.0 °C (31.9 °F)');
  });

  it('change from thousands to millions without "1,000.0"', () => {
    expect(plain(formatCount(999_960_000))).toBe('1.0 billion');
    expect(plain(formatCount(999_940_000))).toBe('999.9 million');
    expect(formatCount(949_999)).toBe('949,999');
  });

  it('show money in its currency', () => {
    expect(plain(formatMoney(182_726, 'JPY'))).toBe('JPY 182,726');
    expect(plain(formatMoney(3.5, 'GBP'))).toBe('£ 3.50');
    expect(plain(formatMoney(99.5))).toBe('US$ 99.50');
    expect(plain(formatMoney(100.5))).toBe('US$ 101');
    expect(plain(formatMoney(2_000_000, 'EUR'))).toBe('€ 2.0 million');
  });

  it('show every share with one decimal', () => {
    expect(plain(formatPercent(100))).toBe('100.0%');
  });
});
