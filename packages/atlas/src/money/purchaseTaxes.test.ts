import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();
const taxes = atlas.countries.flatMap(({ iso3 }) => atlas.purchaseTaxes(iso3));

describe('taxes on the purchase of a home', () => {
  it('have a publishable source, a date and a page to check', () => {
    expect(new Set(taxes.map(({ iso3 }) => iso3)).size).toBeGreaterThanOrEqual(18);
    for (const { iso3, from, sourceUrl, condition, levy } of taxes) {
      expect(from.shown, iso3).toBe(true);
      expect(from.asOf, iso3).toMatch(/^20\d\d(-\d\d)?$/);
      expect(sourceUrl, iso3).toMatch(/^https:\/\//);
      expect(condition, iso3).not.toMatch(/[.]$|^[A-Z]/);
      expect(levy, iso3).toMatch(/^the /);
    }
  });

  it('distinguish what every buyer pays from what some pay, and name who is exempt', () => {
    const told = (iso3: string) =>
      atlas
        .purchaseTaxes(iso3)
        .map(({ fallsOn, lowPercent, highPercent }) => [fallsOn, lowPercent, highPercent]);
    expect(told('GBR')).toEqual([
      ['every home', 0, 12],
      ['buyer from abroad', 2, 2],
      ['second home', 5, 5],
    ]);
    expect(told('NLD')).toContainEqual(['second home', 8, 8]);
    expect(told('ARG')).toEqual([]);
    const duty = atlas.purchaseTaxes('SGP').find(({ fallsOn }) => fallsOn === 'buyer from abroad');
    expect(duty).toMatchObject({ highPercent: 60, spared: ['CHE', 'ISL', 'LIE', 'NOR', 'USA'] });
  });
});
