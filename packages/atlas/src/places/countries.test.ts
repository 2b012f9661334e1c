import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';
import { tinyAtlas } from '../testing/tinyAtlas.ts';

describe('countries', () => {
  const atlas = tinyAtlas();

  it('finds a country by each of its keys', () => {
    expect(atlas.country('CCC')?.name).toBe('Çelland');
    expect(atlas.countryByIso2('cc')?.iso3).toBe('CCC');
    expect(atlas.countryBySlug('celland')?.iso3).toBe('CCC');
    expect(atlas.countryByName('celland')?.iso3).toBe('CCC');
    expect(atlas.countryByName('republic of Çelland')?.iso3).toBe('CCC');
    expect(atlas.countryByProfileFile('dorland_profile')?.iso3).toBe('DDD');
    expect(atlas.country('ZZZ')).toBeNull();
    expect(atlas.indexOf('BBB')).toBe(1);
    expect(atlas.indexOf('ZZZ')).toBe(-1);
  });
});

describe('profile file names', () => {
  const files = realAtlas().countries.map((country) => country.profileFile);

  it('are spelled as in the specification', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'united_states_of_america_profile',
        'timor-leste_profile',
        'myanmar_(formerly_burma)_profile',
        'sao_tome_and_principe_profile',
        'ivory_coast_profile',
        'turkiye_profile',
      ]),
    );
  });

  it('are unique, lower-case ASCII without blanks', () => {
    expect(new Set(files).size).toBe(198);
    for (const file of files) expect(file).toMatch(/^[a-z()_-]+_profile$/);
  });
});
