import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ownVerdicts } from '../../testing/standingOf.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const labels = (line: string, home: string | null = null) =>
  readDealBreakers(realAtlas(), line, { home }).dealBreakers.map(({ label }) => label);

describe('a line on warmth with two limits', () => {
  it.each([
    ['max 30 degrees in summer, min 5 in winter', ['no summers above 30 °C', 'no winters below 5 °C']],
    ['never below 10 degrees never above 30', ['no summers above 30 °C', 'no winters below 10 °C']],
    [
      'must stay above 5 in winter and below 30 in summer',
      ['no summers above 30 °C', 'no winters below 5 °C'],
    ],
    ['under 30 in summer over 10 in winter', ['no summers above 30 °C', 'no winters below 10 °C']],
    ['No winters below -10C and summers above 35C', ['no summers above 35 °C', 'no winters below −10 °C']],
    ['min temp -5, max temp 30', ['no summers above 30 °C', 'no winters below −5 °C']],
    ['no winters below 0 or summers above 35', ['no winters below 0 °C', 'no summers above 35 °C']],
    ['summer min 20 max 28', ['no summers above 28 °C', 'no summers below 20 °C']],
  ])('holds each against its end of the year: “%s”', (line, both) =>
    expect(labels(line).toSorted()).toEqual(both.toSorted()),
  );

  it.each([
    ['summer between 20 and 28', ['no summers above 28 °C', 'no summers below 20 °C']],
    ['winters between 5 and 15 degrees', ['no winter days below 5 °C', 'no winter days above 15 °C']],
    ['temperature between 15 and 25 all year', ['no summers above 25 °C', 'no winter days below 15 °C']],
    ['60 to 80 F year round', ['no summers above 80 °F', 'no winter days below 60 °F']],
  ])('takes a span for both: “%s”', (line, both) => expect(labels(line).toSorted()).toEqual(both.toSorted()));

  it('reads both numbers on one scale, where Fahrenheit is used too', () => {
    expect(labels('between 15 and 25 degrees all year', 'USA')).toContain('no winter days below 15 °C');
    expect(labels('winters between 20 and 50 degrees', 'USA')).toContain('no winter days below 20 °F');
  });

  it('leaves a narrow span to people that no season and no year is named for', () => {
    expect(labels('20 to 25 degrees')).toEqual(['not read as a condition']);
    expect(labels('between -10 and 30 degrees')).toContain('no summers above 30 °C');
  });

  it.each([
    'summer between 20 and 28 days of leave',
    'winter above 10 and summer above 25',
    'rent between 800 and 1200 euros',
    'spring between 15 and 20 degrees',
    'age between 20 and 28',
  ])('takes no other span for degrees: “%s”', (line) =>
    expect(labels(line)).toEqual(['not read as a condition']),
  );

  it('refuses what lies in a span that is refused, from its lower end on', () => {
    expect(labels('no 35-40 degree summers')).toEqual(['no summers above 35 °C']);
  });
});

describe('a summer that has to be warm', () => {
  it('rules out what is cooler by more than the figures may be off', () => {
    const verdict = ownVerdicts('no summers below 25 degrees');
    expect(verdict('ISL')?.status).toBe('failed');
    expect(verdict('PRT')?.status).not.toBe('failed');
    expect(labels('I need at least 20 degrees in summer')).toEqual(['no summers below 20 °C']);
  });
});
