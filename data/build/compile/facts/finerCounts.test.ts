import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { withFinerCounts } from './finerCounts.ts';

const countries = ['AAA', 'BBB', 'CCC', 'DDD'].map((iso3) => ({ iso3 }));
const column = (values: readonly (number | null)[], year: number) => ({
  values,
  years: values.map((value) => (value === null ? null : year)),
  marks: {},
});

it('uses the count that distinguishes more groups, with its year and publisher', () => {
  const columns = withFinerCounts(
    [column([0.02, 0.8, null, null], 2020), column([0.59, 0.7, 0.3, null], 2013)],
    ['ethnic_fractionalisation', 'ethnic_fractionalisation_hief'],
    countries,
    () => 'Another',
  );
  const mark = { quality: 'proxy', note: 'a count that tells more groups apart', source: 'Another' };
  expect(columns[0]?.values).toEqual([0.59, 0.8, 0.3, null]);
  expect(columns[0]?.years).toEqual([2013, 2020, 2013, null]);
  expect(columns[0]?.marks).toEqual({ AAA: mark, CCC: mark });
});

it('finds Tanzania, South Africa and Qatar diverse', () => {
  const atlas = realAtlas();
  for (const iso3 of ['TZA', 'ZAF', 'QAT']) {
    const fact = atlas.fact(iso3, 'ethnic_fractionalisation');
    expect(fact?.value, iso3).toBeGreaterThan(0.5);
    expect(fact?.source, iso3).toContain('Historical Index of Ethnic Fractionalization');
  }
});
