import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { formatted, grouped, largeCount, money, rounded, roundMoney } from './format.ts';
import { standsFor, tokensIn } from './numbers.ts';

describe('format', () => {
  it('prints as many digits as a reader needs', () => {
    expect([rounded(0.234), rounded(4.26), rounded(1250.4), rounded(-0.6), rounded(17)]).toEqual([
      '0.23',
      '4.3',
      '1,250',
      '−0.6',
      '17',
    ]);
  });

  it('groups thousands in the whole part only', () => {
    expect([grouped(1_234_567.125, 3), grouped(999), grouped(1000)]).toEqual([
      '1,234,567.125',
      '999',
      '1,000',
    ]);
  });

  it('writes units as they stand in a sentence', () => {
    expect(formatted(82.44, { unit: 'years', dimension: 'economy' })).toBe('82.4 years');
    expect(formatted(1, { unit: 'hours', dimension: 'economy' })).toBe('1 hour');
    expect(formatted(12.5, { unit: '% of population', dimension: 'economy' })).toBe('12.5%');
    expect(formatted(1400, { unit: 'EUR per month', dimension: 'economy' })).toBe('€1,400');
    expect(formatted(0.72, { unit: 'per 100,000 people', dimension: 'economy' })).toBe('0.72');
    expect(formatted(88_559.2, { unit: 'constant 2021 PPP $', dimension: 'economy' })).toBe(
      'US$88,600 at US prices',
    );
    expect(formatted('yes', { unit: 'yes/no', dimension: 'economy' })).toBe('yes');
  });

  it('rounds pay from surveys, and prints a sum from a law exactly', () => {
    const atlas = realAtlas();
    const surveys = atlas.indicators.filter(
      (one) => one.dimension !== 'immigration' && formatted(5000, one).startsWith('US$'),
    );
    expect(surveys.map(({ id }) => id)).toContain('earnings_monthly_usd');
    for (const indicator of surveys) {
      for (const value of atlas.column(indicator.id).filter((one) => Math.abs(one) >= 100))
        expect(formatted(value, indicator)).toMatch(/0(?: at US prices)?$/);
    }
    expect(formatted(3645, { unit: 'US$', dimension: 'jobs' })).toBe('US$3,650');
    expect(formatted(2684, { unit: 'US$ per month', dimension: 'immigration' })).toBe('US$2,684');
  });

  it('rounds estimates of money and large counts', () => {
    expect([
      roundMoney(1634),
      roundMoney(12_345),
      money(65_000, 'THB'),
      largeCount(5_230_000),
      largeCount(41_237),
    ]).toEqual([1630, 12_300, 'THB 65,000', '5.2 million', '41,200']);
  });
});

describe('numbers in a text', () => {
  it('are read with separators, decimals and millions', () => {
    expect(tokensIn('about 12,300 of 5.2 million, 0.72 each').map((token) => token.value)).toEqual([
      12_300, 5_200_000, 0.72,
    ]);
  });

  it.each([
    ['82.4', 82.44, true],
    ['82.4', 82.56, false],
    ['1,630', 1634, true],
    ['1,630', 1652, false],
    ['7', 6.6, true],
    ['7', 6.2, false],
  ])('reads %s as %d: %s', (text, value, expected) => {
    const [token] = tokensIn(text);
    expect(token && standsFor(token, value)).toBe(expected);
  });
});
