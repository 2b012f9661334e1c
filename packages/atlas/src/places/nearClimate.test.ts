import { describe, expect, it } from 'vitest';
import { nearClimate } from './nearClimate.ts';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();
const cityOf = (iso3: string, name: string) => {
  const found = atlas.cities.all.find((city) => city.iso3 === iso3 && city.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe('nearClimate', () => {
  it('prefers the record of the city itself', () => {
    for (const city of atlas.cities.all.filter(({ temperatureC }) => temperatureC !== null))
      expect(nearClimate(atlas, city)?.city).toBe(city);
  });

  it('falls back to the country where it is small, and to nothing far away', () => {
    expect(nearClimate(atlas, cityOf('MLT', 'Sliema'))?.city).toBeNull();
    expect(nearClimate(atlas, cityOf('MLT', 'Sliema'))?.temperatureC).toHaveLength(12);
    expect(nearClimate(atlas, cityOf('ESP', 'Las Palmas de Gran Canaria'))).toBeNull();
  });
});
