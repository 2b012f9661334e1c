import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();
const laws = atlas.countries.flatMap(({ iso3 }) => atlas.unionLaw(iso3) ?? []);

describe('laws on marriage and civil unions', () => {
  it('have a publishable source, a date of reading and a page to check', () => {
    expect(laws.length).toBeGreaterThan(150);
    for (const { iso3, from, sourceUrl } of laws) {
      expect(from.shown, iso3).toBe(true);
      expect(from.asOf, iso3).toMatch(/^20\d\d-\d\d$/);
      expect(sourceUrl, iso3).toMatch(/^https:\/\//);
    }
  });

  it('have a date and an act for every marriage law', () => {
    for (const { iso3, status, since, act } of laws)
      if (status === 'marriage') expect([iso3, since, act]).not.toContain(null);
  });

  it('distinguish marriage, civil union and neither, and are unknown where the law is changing', () => {
    const statusOf = (iso3: string) => atlas.unionLaw(iso3)?.status ?? null;
    expect(['ARG', 'CHL', 'THA'].map(statusOf)).toEqual(['marriage', 'marriage', 'marriage']);
    expect(['ITA', 'BOL', 'CZE'].map(statusOf)).toEqual(['civil union', 'civil union', 'civil union']);
    expect(['PER', 'PRY', 'PAN'].map(statusOf)).toEqual(['neither', 'neither', 'neither']);
    expect(['KOR', 'POL', 'HKG', 'IND', 'NAM'].map(statusOf)).toEqual(Array(5).fill('neither'));
    expect(['NPL', 'ISR'].map(statusOf)).toEqual([null, null]);
  });
});
