import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '@global-fit/atlas/places/distance';
import { constant, evaluate, factQuantity, minus, over, plus, times } from './quantity.ts';
import { isRecordId, recordById } from './records.ts';
import { numberAt, percentileAt, worldMedian } from './world.ts';

const atlas = realAtlas();

describe('standing in the world', () => {
  it('runs from 0 to 100, half of the countries on either side of the middle', () => {
    const all = atlas.countries
      .map((country) => percentileAt(atlas, 'life_expectancy', country.iso3))
      .filter((one) => one !== null);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThanOrEqual(100);
    expect(all.filter((one) => one < 50).length / all.length).toBeCloseTo(0.5, 1);
  });

  it('is unknown where the figure is unknown', () => {
    expect(percentileAt(atlas, 'price_level_vs_us', 'MCO')).toBeNull();
    expect(worldMedian(atlas, 'price_level_vs_us')).toBeGreaterThan(0);
  });
});

describe('quantities', () => {
  it('carry a calculation that gives their value', () => {
    const [a, b] = [
      factQuantity(atlas, 'price_level_vs_us', 'PRT'),
      factQuantity(atlas, 'price_level_vs_us', 'ESP'),
    ];
    if (!a || !b) throw new Error('price levels are missing');
    const sum = plus(times(over(a, b), constant(100, 'percent')), minus(a, b));
    const fact = (id: string): number => numberAt(atlas, 'price_level_vs_us', id.slice(-3)) ?? Number.NaN;
    const nothing = (): number => Number.NaN;
    expect(
      evaluate(sum.from, { fact, record: nothing, answer: nothing, score: nothing, toUsd: nothing }),
    ).toBeCloseTo(sum.value, 9);
    expect(sum.facts).toEqual(['price_level_vs_us:PRT', 'price_level_vs_us:ESP']);
  });
});

describe('records', () => {
  it('are found by id with their provenance', () => {
    for (const id of [
      'route:PRT-digital-nomad-d8-digital-nomad-visa',
      'city:2267057',
      'rent:2267057',
      'tax:PRT',
      'pets:PRT',
      'passport:BRA-PRT',
      'community:BRA-PRT',
      'treaties:PRT',
      'practical:PRT',
      'bloc:EU_EEA_CH',
      'social:USA-PRT',
    ]) {
      const record = recordById(atlas, id);
      expect(record?.from.length, id).toBeGreaterThan(0);
      expect(isRecordId(id)).toBe(true);
    }
  });

  it('do not include facts, and an unknown key finds nothing', () => {
    expect(isRecordId('life_expectancy:PRT')).toBe(false);
    expect(recordById(atlas, 'city:1')).toBeNull();
  });
});

describe('distanceKm', () => {
  it('measures about 1,590 km from Lisbon to London', () => {
    expect(distanceKm([-9.139, 38.722], [-0.128, 51.507])).toBeCloseTo(1587, -1.5);
  });
});
