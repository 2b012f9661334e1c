import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();
const laws = atlas.countries.flatMap(({ iso3 }) => atlas.homeEducation(iso3) ?? []);

describe('laws on home education', () => {
  it('have a publishable source, a date and a page to check', () => {
    expect(laws.length).toBeGreaterThan(20);
    for (const { iso3, from, sourceUrl, condition } of laws) {
      expect(from.shown, iso3).toBe(true);
      expect(from.asOf, iso3).toMatch(/^20\d\d(-\d\d)?$/);
      expect(sourceUrl, iso3).toMatch(/^https:\/\//);
      expect(condition, iso3).not.toMatch(/\d|[.]$/);
    }
  });

  it('distinguish lawful, by permission and forbidden, and are unknown without a record', () => {
    const statusOf = (iso3: string) => atlas.homeEducation(iso3)?.status ?? null;
    expect(['IRL', 'DNK', 'GBR'].map(statusOf)).toEqual(['lawful', 'lawful', 'lawful']);
    expect(['FRA', 'CZE', 'NLD'].map(statusOf)).toEqual(['permission', 'permission', 'permission']);
    expect(['DEU', 'SWE', 'ESP'].map(statusOf)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(['HRV', 'CHE', 'JPN'].map(statusOf)).toEqual([null, null, null]);
  });
});
