import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '#db/schema/rateLimits';
import { startTestContext, type TestContext } from '#testing/app';
import { type LightLimit, openLightLimit } from './lightLimit.ts';

let test: TestContext;
let here: LightLimit;
let elsewhere: LightLimit;
let subject = 0;

beforeAll(async () => {
  test = await startTestContext({ env: { RATE_LIMIT_QUIZ: '4/60' } });
  here = openLightLimit(test.context, 'QUIZ');
  elsewhere = openLightLimit(test.context, 'QUIZ');
});
afterAll(() => test.database.close());
beforeEach(() => {
  subject += 1;
});

const use = (limit: LightLimit, times: number) => {
  for (let time = 0; time < times; time += 1) limit.count(`network ${subject}`);
};

it('refuses what exceeds the limit, with the seconds that remain', () => {
  use(here, 4);
  expect(() => use(here, 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});

it('counts each subject separately', () => {
  use(here, 4);
  expect(() => here.count('another network')).not.toThrow();
});

it('includes the counts of other processes after an exchange', async () => {
  use(here, 3);
  use(elsewhere, 1);
  await here.exchange();
  await elsewhere.exchange();
  expect(() => use(elsewhere, 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});

it('starts again with the next window', () => {
  use(here, 4);
  test.clock.advance(60_000);
  expect(() => use(here, 4)).not.toThrow();
});

/** A limit of a hundred uses per minute. */
const ofHundred = () => {
  const { config } = test.context;
  const rateLimitsOf = { ...config.rateLimits, QUIZ: { count: 100, seconds: 60 } };
  return openLightLimit({ ...test.context, config: { ...config, rateLimits: rateLimitsOf } }, 'QUIZ');
};

it('shares a count only once it is near the limit', async () => {
  const [one, other] = [ofHundred(), ofHundred()];
  const told = async () => (await test.context.db.select().from(rateLimits)).length;
  const before = await told();
  use(one, 4);
  await one.exchange();
  expect(await told()).toBe(before);
  use(one, 95);
  await one.exchange();
  expect(await told()).toBe(before + 1);
  use(other, 5);
  await other.exchange();
  expect(() => use(other, 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});

it('forgets rare visitors among very many, and nobody near the limit', () => {
  const limit = ofHundred();
  const uses = (visitor: string, times: number) => {
    for (let time = 0; time < times; time += 1) limit.count(visitor);
  };
  uses('seldom', 4);
  uses('often', 60);
  for (let other = 0; other < 60_000; other += 1) limit.count(`other ${other}`);
  expect(() => uses('seldom', 100)).not.toThrow();
  expect(() => uses('often', 40)).not.toThrow();
  expect(() => uses('often', 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});

it('remembers frequent visitors among very many', () => {
  const limit = ofHundred();
  for (let other = 0; other < 100_000; other += 1) {
    limit.count(`other ${other}`);
    if (other % 1000 === 0) limit.count('now and then');
  }
  expect(() => limit.count('now and then')).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});

it('lets a visitor who shares a counter with others have nearly all of the limit, and never a twentieth more', () => {
  const limit = ofHundred();
  for (let other = 0; other < 300_000; other += 1) limit.count(`other ${other}`);
  const allowed = Array.from({ length: 50 }, (_, visitor) => {
    let times = 0;
    try {
      for (; times < 200; times += 1) limit.count(`visitor ${visitor}`);
    } catch {
      return times;
    }
    return times;
  });
  expect(Math.min(...allowed)).toBeGreaterThanOrEqual(95);
  expect(Math.max(...allowed)).toBeLessThanOrEqual(105);
});

it('goes on counting a visitor who was told to the database', async () => {
  const limit = ofHundred();
  const visit = (times: number) => {
    for (let time = 0; time < times; time += 1) limit.count('in turns');
  };
  visit(40);
  await limit.exchange();
  visit(60);
  expect(() => visit(1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});
