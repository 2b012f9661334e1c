import { baseCode } from '@global-fit/atlas/languages';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import { realAtlas, realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';

const atlas = realAtlas();

describe('the counts stated on pages', () => {
  const { counts, languages } = realContent();

  it('include only routes that may be shown', () => {
    const shown = atlas.countries.flatMap(({ iso3 }) => atlas.routes.of(iso3).filter((route) => route.shown));
    expect(counts.routes).toBe(shown.length);
    expect(counts.routeCountries).toBe(new Set(shown.map(({ iso3 }) => iso3)).size);
  });

  it('count a language once, whatever its scripts', () => {
    const codes = new Set(languages.map(({ code }) => code));
    expect([...codes]).toContain('sr-Latn');
    expect(counts.languages).toBeLessThan(codes.size);
    expect(counts.languages).toBe(new Set([...codes].map(baseCode)).size);
  });
});

describe('how many speak a language', () => {
  it('follows a count where the catalogue of languages tells far more than any', () => {
    const spanish = atlas.languages.of('PHL').find(({ code }) => code === 'es');
    expect(spanish?.share).toBeLessThan(5);
  });
});

describe('figures that a later law has overtaken', () => {
  it('are left out where the law on same-sex relations has changed since', () => {
    for (const iso3 of ['SGP', 'MUS', 'ATG', 'BRB', 'GAB', 'MLI', 'RUS'])
      expect(atlas.fact(iso3, 'lgbt_policy_index'), iso3).toBeNull();
    for (const iso3 of ['UGA', 'TTO', 'GHA', 'IND'])
      expect(atlas.fact(iso3, 'lgbt_policy_index'), iso3).not.toBeNull();
  });
});

describe('citizenship by birth on the territory', () => {
  it('is claimed for no country whose law requires a citizen as parent', () => {
    for (const iso3 of ['MUS', 'GMB', 'NPL', 'AZE', 'GBR', 'IRL', 'AUS', 'NZL', 'IND', 'DOM', 'ZAF', 'MLT'])
      expect(atlas.fact(iso3, 'citizenship_by_birth')?.value, iso3).not.toBe('yes');
  });
});

describe('the climate of towns', () => {
  const town = (name: string, iso3: string) => atlas.cities.of(iso3).find((one) => one.name === name);

  it('is marked as rough where the cell lies far above or below, and then lent to no neighbour', () => {
    expect(town('Salzburg', 'AUT')?.roughWarmth).toBe(true);
    expect(town('Madrid', 'ESP')?.roughWarmth).toBe(false);
    for (const city of atlas.cities.all) {
      const lent = nearClimate(atlas, city)?.city;
      if (lent && lent !== city) expect(lent.roughWarmth, city.name).toBe(false);
    }
  });

  it('is unknown on cold coasts whose cell lies in the mountains', () => {
    for (const [name, iso3] of [
      ['Trujillo', 'PER'],
      ['Antofagasta', 'CHL'],
      ['La Serena', 'CHL'],
    ] as const) {
      const one = town(name, iso3);
      expect(one && nearClimate(atlas, one), name).toBeNull();
    }
    expect(town('Genoa', 'ITA')?.temperatureC).not.toBeNull();
  });

  it('is taken from a similar coast where the cell includes the mountains behind', () => {
    const agadir = town('Agadir', 'MAR');
    expect(agadir && nearClimate(atlas, agadir)?.city?.name).toBe('Essaouira');
  });

  it('has no sum of rain from a cell at another height', () => {
    for (const name of ['Basel', 'Bern', 'Lugano']) expect(town(name, 'CHE')?.rainfallQuality).toBe('low');
  });
});

describe('the number of people around a town', () => {
  const people = (name: string, iso3: string) =>
    atlas.cities.of(iso3).find((one) => one.name === name)?.peopleAround ?? 0;

  it('excludes its province, and numbers known to be wrong', () => {
    expect(people('Al Hoceïma', 'MAR')).toBeLessThan(200_000);
    expect(people('Tangier', 'MAR')).toBeGreaterThan(1_000_000);
    expect(people('Monsanto', 'PRT')).toBeLessThan(50_000);
  });
});

describe('rates of very small countries', () => {
  it('are unknown where they rest on a single year without a death', () => {
    for (const iso3 of ['ATG', 'MCO', 'SMR']) expect(atlas.fact(iso3, 'road_deaths'), iso3).toBeNull();
  });
});

describe('the strength of a job market', () => {
  it('leaves out output per person, which the quiz weighs separately', () => {
    const told = atlas.countries.filter(({ iso3 }) =>
      atlas.fact(iso3, 'job_market_strength_index')?.note?.includes('GDP'),
    );
    expect(told).toEqual([]);
    for (const iso3 of ['MCO', 'LIE', 'SMR'])
      expect(atlas.fact(iso3, 'job_market_strength_index'), iso3).toBeNull();
  });
});

describe('countries without an income tax', () => {
  it('take nothing from the pay of foreigners', () => {
    for (const iso3 of ['BRN', 'KWT', 'OMN', 'QAT', 'ARE'])
      expect(atlas.fact(iso3, 'deductions_pct_100k_usd')?.value, iso3).toBe(0);
  });

  it('do not tax income from abroad either', () => {
    const none = atlas.countries.filter(({ iso3 }) => atlas.fact(iso3, 'top_income_tax_rate')?.value === 0);
    expect(none.length).toBeGreaterThan(8);
    for (const { iso3 } of none) expect(atlas.fact(iso3, 'foreign_income_tax')?.value, iso3).toBe('no');
  });
});

describe('tax on income from abroad', () => {
  it('is the same in the ranking as in the chapter on taxes', () => {
    const said = { y: 'no', remittance: 'brought in', n: 'yes' } as const;
    const both = atlas.countries.flatMap(({ iso3 }) => {
      const told = atlas.taxFacts(iso3)?.territorial;
      return told ? [{ iso3, told: said[told], ranked: atlas.fact(iso3, 'foreign_income_tax')?.value }] : [];
    });
    expect(both.length).toBeGreaterThan(40);
    expect(both.filter(({ told, ranked }) => told !== ranked)).toEqual([]);
  });
});

describe('who is taxed as a resident', () => {
  it('depends on a home in Austria and France, and on days where the law counts them', () => {
    for (const iso3 of ['AUT', 'CHE', 'FIN', 'FRA', 'MAR'])
      expect(atlas.taxFacts(iso3)?.residentByHome, iso3).toBe(true);
    for (const iso3 of [
      'ARE',
      'ARM',
      'AUS',
      'CAN',
      'CHL',
      'CRI',
      'GBR',
      'IDN',
      'NOR',
      'NZL',
      'PAN',
      'POL',
      'VNM',
    ])
      expect(atlas.taxFacts(iso3)?.residencyDays, iso3).toBe(183);
  });
});

describe('relief on income from abroad', () => {
  it('is on record where the law spares newcomers or foreigners', () => {
    for (const [iso3, years] of [
      ['CHL', 3],
      ['PHL', null],
      ['URY', 11],
    ] as const)
      expect(
        atlas.specialRegimes(iso3).find(({ kind }) => kind === 'exemption'),
        iso3,
      ).toMatchObject({ years, gives: expect.stringContaining('income from abroad free of tax') });
  });
});

describe('what close family inherits', () => {
  it('is free of tax in Croatia', () => {
    expect(atlas.fact('HRV', 'inheritance_tax')?.value).toBe('close family exempt');
  });
});

describe('permits for people who live on a pension', () => {
  it('are on record, from a source that may be shown, where most people retire to', () => {
    const shown = (iso3: string): boolean =>
      atlas.routes.open(iso3, 'retirement/passive-income').some((route) => route.shown);
    for (const iso3 of ['CHL', 'COL', 'CRI', 'DOM', 'ECU', 'MEX', 'PAN', 'PER', 'PRT', 'THA', 'URY'])
      expect(shown(iso3), iso3).toBe(true);
  });
});

describe('the number of people of a town', () => {
  it('is unknown for a village that the gazetteer takes for a town', () => {
    const monsanto = atlas.cities.of('PRT').find(({ name }) => name === 'Monsanto');
    expect(monsanto?.population).toBeNull();
    // The census of 2022 counts 335 people, the gazetteer 76,000.
    expect(atlas.cities.of('HUN').some(({ name }) => name === 'Parádsasvár')).toBe(false);
  });
});
