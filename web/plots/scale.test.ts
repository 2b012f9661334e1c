import { describe, expect, it } from 'vitest';
import { amountText, percent, rainTop, rampStep, scoreText, temperatureAxis, tenths } from './scale.ts';

it('writes figures as the PDF does', () => {
  expect([scoreText(87.69), tenths(4), amountText(12_400.4), percent(0.33333)]).toEqual([
    '88',
    '4.0',
    '12,400',
    '33.3%',
  ]);
});

describe('the temperature axis', () => {
  it('ends at multiples of five around all values', () => {
    expect(temperatureAxis([-1.6, 23.7])).toEqual({
      low: -5,
      high: 25,
      ticks: [-5, 0, 5, 10, 15, 20, 25],
    });
  });
  it('has ticks at tens where fives would be too many, and is never flat', () => {
    expect(temperatureAxis([-24, 22]).ticks).toEqual([-20, -10, 0, 10, 20]);
    expect(temperatureAxis([26, 27])).toEqual({ low: 25, high: 35, ticks: [25, 30, 35] });
  });
});

it('the rain axis ends above the wettest month', () => {
  expect(rainTop([12, null, 99])).toBe(100);
  expect(rainTop([230])).toBe(250);
  expect(rainTop([null])).toBe(100);
});

it('tints are spread over the scores shown', () => {
  expect([40, 52, 64, 90].map((score) => rampStep(score, 40, 90))).toEqual([1, 2, 3, 5]);
  expect(rampStep(70, 70, 70)).toBe(5);
});
