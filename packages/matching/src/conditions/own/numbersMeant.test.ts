import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const labels = (line: string) => readDealBreakers(realAtlas(), line).dealBreakers.map(({ label }) => label);

describe('a number in a line', () => {
  it.each([
    ['salary less than 120k AUD', 'pay of at least AUD\u00a0120,000 a year'],
    ['pay under 3000 chf', 'pay of at least CHF\u00a03,000 a month'],
    ['cost of living over 30000 usd', 'no cost of living above US$30,000 a year'],
  ])('is that of a year where no month is as dear: “%s”', (line, label) =>
    expect(labels(line)).toEqual([label]),
  );

  it.each([
    ['less than 100 rainy days', 'no more than 100 days of rain a year'],
    ['rains over 200 days per year', 'no more than 200 days of rain a year'],
    ['daylight in winter at least 8 hours', 'at least 8 hours of daylight on the shortest day'],
  ])('is the limit of rain or light: “%s”', (line, label) => expect(labels(line)).toEqual([label]));

  it('is none of a year where it is that of a month', () => {
    expect(labels('no more than 20 rainy days a month')).not.toContain('no more than 20 days of rain a year');
  });

  it('is read of nothing where two stand beside both ends of the year and no rule tells which is whose', () => {
    expect(labels('winter above 10 and summer above 25')).toEqual(['not read as a condition']);
    expect(labels('summer above 40 degrees C or humidity above 70 percent')).toEqual([
      'no summers above 40 °C',
      'no humidity above 70%',
    ]);
  });
});

describe('snow that is asked for', () => {
  it('is no winter to be feared', () => {
    expect(labels('snow from December to March please')).toEqual([
      'winters cold enough for snow (our records count no snow)',
    ]);
  });
});
