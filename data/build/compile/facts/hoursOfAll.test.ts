import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { withHoursOfAll } from './hoursOfAll.ts';

const countries = ['AAA', 'BBB', 'CCC', 'DDD'].map((iso3) => ({ iso3 }));
const column = (values: readonly (number | null)[], year: number) => ({
  values,
  years: values.map((value) => (value === null ? null : year)),
  marks: {},
});

it('uses the hours of all workers for employees where nearly all are employees', () => {
  const columns = withHoursOfAll(
    [column([38, null, null, null], 2024), column([41, 36, 33, null], 2022), column([90, 91, 40, 95], 2023)],
    ['weekly_hours_employees', 'weekly_working_hours', 'salaried_workers'],
    countries,
  );
  expect(columns[0]?.values).toEqual([38, 36, null, null]);
  expect(columns[0]?.years).toEqual([2024, 2022, null, null]);
  expect(columns[0]?.marks).toEqual({ BBB: { quality: 'proxy', note: 'hours of all who work' } });
});

it('fills Australia, New Zealand, Japan and Singapore, and no country of farmers', () => {
  const hours = (iso3: string) => realAtlas().fact(iso3, 'weekly_hours_employees');
  for (const iso3 of ['AUS', 'NZL', 'JPN', 'SGP']) expect(hours(iso3)?.quality, iso3).toBe('proxy');
  expect(hours('BEN')).toBeNull();
});

it('relies on two counts that agree where nearly all are employees', () => {
  const atlas = realAtlas();
  const apart = atlas.countries.flatMap(({ iso3 }) => {
    const [own, all, salaried] = ['weekly_hours_employees', 'weekly_working_hours', 'salaried_workers'].map(
      (id) => atlas.fact(iso3, id),
    );
    return own?.quality === 'ok' && all && Number(salaried?.value) >= 80
      ? [Number(all.value) - Number(own.value)]
      : [];
  });
  expect(apart.length).toBeGreaterThan(30);
  expect(Math.abs(apart.reduce((sum, one) => sum + one, 0) / apart.length)).toBeLessThan(0.5);
  expect(Math.max(...apart.map(Math.abs))).toBeLessThan(2.5);
});
