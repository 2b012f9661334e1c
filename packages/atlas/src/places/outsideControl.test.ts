import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();

/** Regions and time zones of places that their country's government does not control. */
const REGIONS = ['Abkhazia', 'Transnistria', 'Crimea', 'Sevastopol City', 'Gaza Strip'];
const CLOCKS = ['Asia/Famagusta', 'Europe/Simferopol', 'Africa/El_Aaiun'];

describe('places outside the control of their country’s government', () => {
  it('are marked, and not listed among the cities of the country', () => {
    for (const city of atlas.cities.all)
      if (REGIONS.includes(city.region ?? '') || CLOCKS.includes(city.timezone))
        expect(city.outsideControl, city.name).not.toBeNull();
    for (const { iso3 } of atlas.countries)
      expect(atlas.cities.of(iso3).filter(({ outsideControl }) => outsideControl !== null)).toEqual([]);
  });

  it('are still found as somebody’s present home', () => {
    const tiraspol = atlas.cities.all.find(({ name }) => name === 'Tiraspol');
    expect(tiraspol?.outsideControl?.area).toBe('Transnistria');
    expect(atlas.cities.nearest('MDA', tiraspol?.point ?? [0, 0], 5)?.name).toBe('Tiraspol');
    expect(atlas.cities.capitalOf('YEM')?.name).toBe('Sanaa');
  });
});
