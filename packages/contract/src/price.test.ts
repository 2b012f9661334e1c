import { describe, expect, it } from 'vitest';
import { ADDITIONAL_COUNTRY_PRICE, discountOf, formatMoney, totalPrice } from './price.ts';

const silver = { basePrice: 19_900, additionalCountryPrice: ADDITIONAL_COUNTRY_PRICE };

describe('totalPrice', () => {
  it('adds each additional country to the base price', () => {
    expect(totalPrice({ ...silver, additionalCountries: 0 })).toBe(19_900);
    expect(totalPrice({ ...silver, additionalCountries: 3 })).toBe(34_900);
    expect(totalPrice({ basePrice: 0, additionalCountries: 0, additionalCountryPrice: 5000 })).toBe(0);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s countries', (additionalCountries) => {
    expect(() => totalPrice({ ...silver, additionalCountries })).toThrow(RangeError);
  });
});

describe('discountOf', () => {
  it('rounds half a cent up', () => {
    expect(discountOf(19_900, 50)).toBe(9_950);
    expect(discountOf(101, 50)).toBe(51);
    expect(discountOf(19_900, 100)).toBe(19_900);
    expect(discountOf(19_900, 0)).toBe(0);
  });

  it('refuses more than 100 percent, and less than 0', () => {
    expect(() => discountOf(100, 101)).toThrow(RangeError);
    expect(() => discountOf(100, -1)).toThrow(RangeError);
  });
});

it('formatMoney uses the decimals of the currency', () => {
  expect(formatMoney(14_900)).toBe('$149.00');
  expect(formatMoney(123_456_789)).toBe('$1,234,567.89');
  expect(formatMoney(0)).toBe('$0.00');
  expect(formatMoney(-12_450)).toBe('-$124.50');
  expect(formatMoney(14_900, 'eur')).toBe('€149.00');
  expect(formatMoney(14_900, 'jpy')).toBe('¥14,900');
  expect(formatMoney(14_900, 'zz')).toBe('149.00');
});
