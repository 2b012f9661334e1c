import type { CountryDetail } from '@global-fit/atlas/detail/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (iso3: string) => test.app.inject({ url: `/api/v1/countries/${iso3}/detail` });

it('returns what a page about a country shows', async () => {
  const response = await get('PRT');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toContain('max-age=3600');
  const detail = response.json<CountryDetail>();
  expect(detail).toMatchObject({ iso3: 'PRT', name: 'Portugal', slug: 'portugal' });
  expect(detail.statistics.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Population', 'GDP per capita', 'Healthcare Rank', 'Education Rank']),
  );
  expect((await get('PRT')).body).toBe(response.body);
});

it('does not find an unknown country code', async () => {
  expect((await get('ZZZ')).statusCode).toBe(404);
  expect((await get('prt')).statusCode).toBe(422);
});
