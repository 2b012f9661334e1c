import { describe, expect, it } from 'vitest';
import { realAtlas } from './testing/realAtlas.ts';
import { tinyAtlas } from './testing/tinyAtlas.ts';

describe('look-ups by theme', () => {
  const atlas = tinyAtlas();

  it('returns languages, the most spoken first, and English from its own table', () => {
    expect(atlas.languages.of('AAA').map((use) => use.code)).toEqual(['en', 'pt']);
    expect(atlas.languages.english('AAA')).toMatchObject({
      share: 62.5,
      status: 'official',
      from: { confidence: 'low' },
    });
    expect(atlas.languages.english('BBB')).toBeNull();
  });

  it('returns communities with rank, and null where none is recorded', () => {
    expect(atlas.community('BBB', 'AAA')).toMatchObject({ people: 600, rank: 2, shareOfKnown: 40 });
    expect(atlas.community('CCC', 'AAA')).toBeNull();
  });

  it('adds the provenance to nested rows', () => {
    expect(atlas.treaties('AAA')?.apostille?.from.source).toBe('A list');
    expect(atlas.universities('AAA')?.from.licence).toBe('MIT');
    expect(atlas.treaties('BBB')).toBeNull();
  });

  it('finds an international rule with its page and provenance', () => {
    expect(atlas.rule('a-rule')).toMatchObject({
      amount: 30,
      withinDays: 180,
      page: 'https://a.example',
      from: { licence: 'MIT' },
    });
    expect(atlas.rule('no-rule')).toBeNull();
  });

  it('finds social security links in either direction and through EU coordination', () => {
    expect(atlas.socialSecurity('AAA', 'BBB').map((one) => one.party)).toEqual(['EU']);
    expect(atlas.socialSecurity('DDD', 'AAA').map((one) => one.kind)).toEqual(['agreement']);
    expect(atlas.socialSecurity('AAA', 'DDD')).toHaveLength(1);
    expect(atlas.socialSecurity('AAA', 'AAA')).toEqual([]);
  });

  it('links members of the Ibero-American convention with each other only', () => {
    const shared = (one: string, other: string) =>
      realAtlas()
        .socialSecurity(one, other)
        .map(({ party }) => party);
    expect(shared('BOL', 'PRY')).toEqual(['Ibero-American']);
    expect(shared('ESP', 'PRT')).toEqual(expect.arrayContaining(['EU', 'Ibero-American']));
    expect(shared('BOL', 'FRA')).toEqual([]);
    expect(shared('BOL', 'BOL')).toEqual([]);
  });

  it('says where a country’s pension is increased, where the country tells', () => {
    expect(atlas.pensionIncreases('DDD')).toMatchObject({ risesIn: ['AAA'], from: { licence: 'MIT' } });
    expect(atlas.pensionIncreases('AAA')).toBeNull();
    expect(['AAA', 'BBB'].map(atlas.listsAllAgreements)).toEqual([true, false]);
  });

  it('returns the climate of a city and of a country, and null where unknown', () => {
    const city = atlas.cities.capitalOf('AAA');
    expect(city && atlas.cityClimate(city)?.temperatureC?.[6]).toBe(23);
    expect(atlas.countryClimate('BBB')).toMatchObject({
      rainfallMm: null,
      rainfallQuality: null,
      sunshine: null,
    });
    expect(atlas.countryClimate('AAA')).toBeNull();
  });

  it('converts money to US dollars only where a rate is known', () => {
    expect(atlas.toUsd(80, 'EUR')).toBeCloseTo(100);
    expect(atlas.toUsd(80, 'USD')).toBe(80);
    expect(atlas.toUsd(80, 'XYZ')).toBeNull();
  });

  it('lists open routes by kind', () => {
    expect(atlas.routes.open('AAA', 'digital-nomad').map((one) => one.name)).toEqual(['Remote Visa']);
    expect(atlas.routes.open('AAA', 'work')).toEqual([]);
    expect(atlas.routes.byId('AAA-digital-nomad-remote-visa')?.iso3).toBe('AAA');
  });
});

it('routes of a country that ask for one minimum wage all ask for the same sum', () => {
  const atlas = realAtlas();
  let tied = 0;
  for (const { iso3 } of atlas.countries) {
    const sums = atlas.routes
      .of(iso3)
      .filter(({ notes }) => notes === 'one monthly minimum wage')
      .map(({ minIncome }) => minIncome?.amount);
    tied += sums.length;
    expect(new Set(sums).size, iso3).toBeLessThanOrEqual(1);
  }
  expect(tied).toBeGreaterThan(1);
});
