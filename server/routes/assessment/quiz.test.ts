import { quizFiguresSchema, quizResponseSchema, type QuizResponse } from '@global-fit/contract/quiz';
import { QUIZ_FACTORS } from '@global-fit/contract/quizFactors';
import { QUIZ_KEYS } from '@global-fit/matching/quiz/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/v1/countries/find-my-country', payload });

const all = (importance: number) =>
  Object.fromEntries(QUIZ_FACTORS.map((factor) => [factor, { importance, direction: null }]));

it('asks for exactly the factors that the engine weighs', () => {
  expect([...QUIZ_FACTORS].sort()).toEqual(Object.keys(QUIZ_KEYS).sort());
});

it('returns the best countries with their figures', async () => {
  const response = await ask({ preferences: all(3), top_n: 5 });
  expect(response.statusCode).toBe(200);
  const { matches } = response.json<QuizResponse>();
  expect(matches).toHaveLength(5);
  const scores = matches.map(({ match_percentage }) => match_percentage);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.every((score) => score > 0 && score <= 100)).toBe(true);
  for (const { country_data, country_profile_file } of matches) {
    const { healthcare_rating: rating } = country_data;
    expect(rating === null || (rating >= 0 && rating <= 5)).toBe(true);
    expect((await test.app.inject({ url: `/demographics/${country_profile_file}.json` })).statusCode).toBe(
      200,
    );
  }
});

/** Mean temperatures of the five best countries for a wish from 1 (cold) to 5 (hot). */
const temperaturesFor = async (direction: number) => {
  const temperature_celsius = { importance: 5, direction };
  const { matches } = (await ask({ preferences: { ...all(3), temperature_celsius } })).json<QuizResponse>();
  return matches.map(({ country_data }) => country_data.temperature_celsius ?? Number.NaN);
};

it('follows the requested climate', async () => {
  const [cold, hot] = [await temperaturesFor(1), await temperaturesFor(5)];
  expect(Math.max(...cold)).toBeLessThan(Math.min(...hot));
});

it('takes omitted answers as the middle', async () => {
  const short = await ask({ preferences: {} });
  expect(short.json()).toEqual((await ask({ preferences: all(3), top_n: 5 })).json());
});

it('matches its schema, whichever countries it returns', async () => {
  for (const direction of [null, 1, 2, 3, 4, 5]) {
    const temperature_celsius = { importance: 2, direction };
    const response = await ask({ preferences: { ...all(3), temperature_celsius }, top_n: 50 });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(quizResponseSchema.strict().parse(response.json()).matches).toHaveLength(50);
  }
});

it.each([
  [{}],
  [{ preferences: { safety_rating: { importance: 6 } } }],
  [{ preferences: { safety_rating: { importance: 2.5 } } }],
  [{ preferences: { beaches: { importance: 3 } } }],
  [{ preferences: {}, top_n: 0 }],
  [{ preferences: {}, top_n: 1000 }],
  [{ preferences: [] }],
])('answers %o with 422', async (body) => {
  const response = await ask(body);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ title: 'Validation Error' });
});

it('gives the rank and reasons of a match', async () => {
  const preferences = { ...all(3), safety_rating: { importance: 5, direction: null } };
  const { matches } = (await ask({ preferences })).json<QuizResponse>();
  for (const [at, match] of matches.entries()) {
    expect(match.rank).toBe(at + 1);
    expect(match.strong.length).toBeGreaterThan(0);
    expect(match.strong.some((factor) => match.weak.includes(factor))).toBe(false);
  }
});

it('gives the figures of a country with year and source', async () => {
  const figuresOf = (iso3: string) => test.app.inject({ url: `/api/v1/countries/${iso3}/quiz-figures` });
  const { figures } = quizFiguresSchema.parse((await figuresOf('PRT')).json());
  expect(new Set(figures.map(({ factor }) => factor))).toEqual(new Set(QUIZ_FACTORS));
  for (const { year, source } of figures) expect(year > 1900 && source.length > 3).toBe(true);
  expect((await figuresOf('ZZZ')).statusCode).toBe(404);
  expect((await figuresOf('portugal')).statusCode).toBe(422);
});
