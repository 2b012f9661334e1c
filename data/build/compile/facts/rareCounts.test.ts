import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { withoutRareCounts } from './rareCounts.ts';

const column = (values: readonly (number | null)[]) => ({
  values,
  years: values.map((value) => (value === null ? null : 2020)),
  marks: {},
});

describe('a rate of events', () => {
  it('is left out where it rests on a handful of cases among few people, high or low', () => {
    const columns = withoutRareCounts(
      [column([40_000, 40_000, 50_000, 600_000]), column([0, 5, 60, 0.5]), column([1, 2, 3, 4])],
      ['population', 'homicide_rate', 'median_age'],
    );
    expect(columns[1]?.values).toEqual([null, null, 60, 0.5]);
    expect(columns[1]?.years).toEqual([null, null, 2020, 2020]);
    expect(columns[2]?.values).toEqual([1, 2, 3, 4]);
  });

  it('is unknown for four very small countries, and known for Saint Kitts and Iceland', () => {
    const atlas = realAtlas();
    for (const iso3 of ['AND', 'LIE', 'SMR', 'MCO'])
      expect(atlas.fact(iso3, 'homicide_rate'), iso3).toBeNull();
    for (const iso3 of ['KNA', 'ISL']) expect(atlas.fact(iso3, 'homicide_rate'), iso3).not.toBeNull();
  });
});
