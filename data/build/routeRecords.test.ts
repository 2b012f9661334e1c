import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/visaRoute';
import { describe, expect, it } from 'vitest';

const atlas = realAtlas();

const shown = (iso3: string, kind: RouteKind): readonly VisaRoute[] =>
  atlas.routes.open(iso3, kind).filter((route) => route.shown);

describe('permits for work in the Gulf', () => {
  it('are those that an employer asks for, at any level of learning', () => {
    for (const iso3 of ['ARE', 'BHR', 'KWT', 'OMN', 'QAT', 'SAU']) {
      const ordinary = shown(iso3, 'work').filter(({ notes }) =>
        /the employer applies and pays/.test(notes ?? ''),
      );
      expect(ordinary, iso3).toHaveLength(1);
      expect(ordinary[0], iso3).toMatchObject({
        minIncome: null,
        yearsToPermanence: null,
        conditions: { qualification: 'any' },
      });
    }
  });
});

describe('sums that a later law has changed', () => {
  it('are those in force', () => {
    const sum = (iso3: string, kind: RouteKind, name: RegExp) =>
      shown(iso3, kind).find((route) => name.test(route.name))?.minInvestment?.amount;
    expect(sum('JPN', 'entrepreneur/startup', /Business Manager/)).toBe(30_000_000);
    expect(sum('KOR', 'entrepreneur/startup', /D-8/)).toBe(100_000_000);
    expect(sum('CRI', 'investor', /Inversionista/)).toBe(150_000);
    expect(sum('PAN', 'investor', /Qualified Investor/)).toBe(500_000);
  });
});

describe('a permit of which only the longest stay is known', () => {
  it('tells of no first grant', () => {
    for (const [iso3, kind, name] of [
      ['JPN', 'entrepreneur/startup', /Business Manager/],
      ['JPN', 'work', /^Engineer/],
      ['VNM', 'investor', /DT3/],
    ] as const) {
      const route = shown(iso3, kind).find((one) => name.test(one.name));
      expect(route?.durationMonths, iso3).toBeNull();
      expect(route?.longestMonths, iso3).toBeGreaterThan(12);
    }
  });
});

describe('the family on a permit', () => {
  it('follows later in Singapore, and comes with parents to Malaysia', () => {
    expect(shown('SGP', 'entrepreneur/startup')[0]).toMatchObject({
      familyFollows: true,
      durationMonths: 12,
    });
    const along = (iso3: string, kind: RouteKind, name: RegExp) =>
      shown(iso3, kind).find((route) => name.test(route.name))?.dependantsAllowed;
    expect(along('JPN', 'entrepreneur/startup', /Business Manager/)).toBe(true);
    expect(along('JPN', 'work', /Specified Skilled/)).toBe(false);
    expect(along('AUS', 'work', /482/)).toBe(true);
    expect(along('GBR', 'work', /Health and Care/)).toBe(true);
    expect(shown('MYS', 'retirement/passive-income')[0]).toMatchObject({ parentsAllowed: true });
    const all = atlas.countries.flatMap(({ iso3 }) => atlas.routes.of(iso3));
    for (const route of all.filter(({ familyFollows }) => familyFollows)) {
      expect(route.dependantsAllowed, route.id).toBeNull();
      expect(route.notes, route.id).toMatch(/family from/);
    }
  });
});
