import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { afterAll, expect, it } from 'vitest';
import { loadAtlas } from '#adapters/atlas';
import type { BuildInput } from './dependencies.ts';
import { reportBuilder } from './reportBuilder.ts';
import { openReportWriter } from './reportWriter.ts';
import { OutOfTime } from './withinTime.ts';

const provider = { name: 'Global Fit', email: 'hello@globalfit.example', site: 'https://globalfit.example' };
const input: BuildInput = {
  reportId: '0199f3a2-7c1e-7000-8000-000000000001',
  revision: 1,
  date: '2026-11-29',
  tier: 'bronze',
  customerName: 'Margaret',
  answers: answersFromSeed(3),
  additionalCountries: 0,
  additionalCountryCodes: [],
  previous: null,
};

const writer = openReportWriter(provider);
afterAll(() => writer.close());

it('writes what the builder writes, while this thread goes on', async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  const built = await writer.write(input);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5);
  expect(JSON.stringify(built)).toBe(JSON.stringify(reportBuilder(loadAtlas(), provider)(input)));
});

it('says where a report failed, each time', async () => {
  const wrong = { ...input, tier: 'platinum' as BuildInput['tier'] };
  const error = await writer.write(wrong).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).stack).toContain('/server/services/reports/reportBuilder.ts');
  expect(await writer.write(wrong).catch((reason: unknown) => reason)).toEqual(error);
});

it('ends a report that takes too long', async () => {
  const hasty = openReportWriter(provider, 1);
  const [first, second] = await Promise.allSettled([hasty.write(input), hasty.write(input)]);
  for (const one of [first, second]) expect(one).toMatchObject({ reason: expect.any(OutOfTime) });
  await hasty.close();
});
