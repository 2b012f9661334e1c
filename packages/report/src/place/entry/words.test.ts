import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { routeName } from './routes.ts';
import { asOf, grant, permanenceAfter } from './words.ts';

const atlas = realAtlas();
const KINDS = [
  'work',
  'digital-nomad',
  'investor',
  'retirement/passive-income',
  'citizenship',
  'study',
] as const;

describe('the date of a route', () => {
  it('is the date of the record, never the year of a sum that has none on record', () => {
    const routes = atlas.countries.flatMap(({ iso3 }) =>
      KINDS.flatMap((kind) => atlas.routes.open(iso3, kind)),
    );
    const withSums = routes.filter(({ minIncome, minInvestment, fee }) => minIncome || minInvestment || fee);
    expect(withSums.length).toBeGreaterThan(100);
    const undated = withSums.filter(({ minIncome }) => !minIncome?.year);
    for (const route of withSums)
      if (route.minIncome?.year)
        expect(asOf(route)).toContain(
          `its threshold in force ${route.minIncome.year > Number(route.asOf) ? 'from' : 'since'} ${route.minIncome.year}`,
        );
    for (const route of undated)
      if (route.asOf) expect(asOf(route)).toMatch(/^record of \d{4}, whose sums may be of an earlier year/);
    for (const route of routes)
      if (route.asOf && !withSums.includes(route)) expect(asOf(route)).toMatch(/^record of \d{4}(?:;|$)/);
  });
});

describe('a threshold that is law for next year', () => {
  it('is announced as a future one', () => {
    const pass = atlas.routes.open('SGP', 'work').find(({ name }) => /Employment Pass/.test(name));
    expect(pass && asOf(pass)).toContain('its threshold in force from 2027');
  });
});

describe('how long a permit is granted', () => {
  const nomad = (iso3: string) => {
    const [route] = atlas.routes.open(iso3, 'digital-nomad');
    return route ? grant(route) : null;
  };

  it('is never given as the longest stay of a record, and no renewal is promised beyond that', () => {
    expect(nomad('MLT')).toBe('first granted for 12 months, up to 4 years in all');
    expect(nomad('PRT')).toBe('granted for up to 2 years at a time, renewable');
    expect(nomad('URY')).toBe('good for up to 12 months in all');
    expect(nomad('JPN')).toBe('first granted for 6 months, not renewable');
  });
});

describe('permanence', () => {
  it('names the permit, and a permanent permit does not end with a first grant', () => {
    const routes = atlas.countries.flatMap(({ iso3 }) =>
      (['permanent-residency', 'agreement', ...KINDS] as const).flatMap((kind) =>
        atlas.routes.open(iso3, kind),
      ),
    );
    const lasting = routes.filter(({ yearsToPermanence }) => yearsToPermanence === 0);
    expect(lasting.some(({ durationMonths }) => durationMonths !== null)).toBe(true);
    for (const route of lasting) {
      expect(grant(route)).toBeNull();
      expect(permanenceAfter(route)?.text).toBe(`The ${routeName(route)} is permanent from the start.`);
    }
    for (const route of routes.filter(({ yearsToPermanence }) => yearsToPermanence))
      expect(permanenceAfter(route)?.text).toContain(
        route.kind === 'permanent-residency'
          ? `The ${routeName(route)} is permanent itself, and can follow after`
          : `With the ${routeName(route)}, permanent residence`,
      );
  });
});
