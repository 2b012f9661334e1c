import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';
import { homeAccessFor } from './foreignBuyers.ts';

const atlas = realAtlas();
const laws = atlas.countries.flatMap(({ iso3 }) => atlas.foreignBuyers(iso3) ?? []);

describe('laws on foreign buyers of homes', () => {
  it('have a publishable source, a date and a page to check', () => {
    expect(laws.length).toBeGreaterThanOrEqual(30);
    for (const { iso3, from, sourceUrl, condition } of laws) {
      expect(from.shown, iso3).toBe(true);
      expect(from.asOf, iso3).toMatch(/^20\d\d(-\d\d)?$/);
      expect(sourceUrl, iso3).toMatch(/^https:\/\//);
      expect(condition, iso3).not.toMatch(/[.]$|^[A-Z]/);
    }
  });

  it('distinguish houses from flats, and are unknown without a record', () => {
    const told = (iso3: string) => {
      const law = atlas.foreignBuyers(iso3);
      return law && [law.house, law.flat];
    };
    expect(told('THA')).toEqual(['closed', 'limited']);
    expect(told('POL')).toEqual(['permission', 'open']);
    expect(told('DEU')).toEqual(['open', 'open']);
    expect(told('AUS')).toEqual(['limited', 'limited']);
    expect(told('ARG')).toBeNull();
  });

  it('treat passports equally that an agreement or a union puts on a par', () => {
    const access = (iso3: string, ...passports: string[]) => {
      const law = atlas.foreignBuyers(iso3);
      return law && homeAccessFor(law, 'house', passports);
    };
    expect(access('AUT', 'USA')).toBe('permission');
    expect(access('AUT', 'USA', 'ITA')).toBe('open');
    expect(access('AUT', 'NOR')).toBe('open');
    expect(access('HRV', 'NOR')).toBe('permission');
    expect(access('NZL', 'SGP')).toBe('open');
    expect(access('THA', 'THA')).toBe('open');
  });

  it('are in force', () => {
    for (const { iso3, until } of laws) if (until) expect(until > atlas.edition, iso3).toBe(true);
    expect(atlas.foreignBuyers('CAN')?.until).toBe('2027-01-01');
  });
});
