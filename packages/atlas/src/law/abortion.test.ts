import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();
const laws = atlas.countries.flatMap(({ iso3 }) => atlas.abortionLaw(iso3) ?? []);

describe('laws on abortion', () => {
  it('have a publishable source, a date and a page to check', () => {
    expect(laws.length).toBeGreaterThan(60);
    for (const { iso3, from, sourceUrl } of laws) {
      expect(from.shown, iso3).toBe(true);
      expect(from.asOf, iso3).toMatch(/^(?:19|20)\d\d(-\d\d)?$/);
      expect(sourceUrl, iso3).toMatch(/^https:\/\//);
    }
  });

  it('distinguish bans, grounds and free choice, and are unknown where states differ', () => {
    const statusOf = (iso3: string) => atlas.abortionLaw(iso3)?.status ?? null;
    expect(['FRA', 'IRL', 'URY'].map(statusOf)).toEqual(['on request', 'on request', 'on request']);
    expect(['GBR', 'POL', 'MLT', 'AND'].map(statusOf)).toEqual(['broad grounds', 'health', 'life', 'banned']);
    expect(['USA', 'MEX'].map(statusOf)).toEqual([null, null]);
  });
});
