import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineOf, rankCountries } from '../rank.ts';
import { quizMatrix } from './matrix.ts';
import { createQuizRanker } from './ranker.ts';
import { quizReasons } from './reasons.ts';
import { QUIZ_KEYS, type QuizKey, type QuizRequest, quizPreferences } from './request.ts';

const atlas = realAtlas();
const matrix = JSON.parse(JSON.stringify(quizMatrix(engineOf(atlas)))) as ReturnType<typeof quizMatrix>;
const rank = createQuizRanker(matrix);

const step = fc.integer({ min: 1, max: 5 });
const requests = fc.record(
  Object.fromEntries(
    Object.keys(QUIZ_KEYS).map((key) => [
      key,
      fc.record({ importance: step, direction: fc.oneof(fc.constant(null), step) }),
    ]),
  ),
) as fc.Arbitrary<QuizRequest>;

describe('the quiz in the browser', () => {
  it('gives the very scores and order of the engine on the server', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { matches } = rankCountries(atlas, quizPreferences(request), { withCities: 0 });
        const here = rank(request);
        expect(here.map(({ iso3 }) => iso3)).toEqual(matches.map(({ iso3 }) => iso3));
        for (const [at, { score }] of here.entries()) expect(score).toBeCloseTo(matches[at]?.score ?? -1, 9);
      }),
      { numRuns: 15 },
    );
  });
});

describe('reasons', () => {
  const cold: QuizRequest = { temperature_celsius: { importance: 5, direction: 1 } };

  it('agree with the contributions of the engine', () => {
    const { matches } = rankCountries(atlas, quizPreferences(cold), { withCities: 0 });
    for (const { iso3, contributions } of matches) {
      const utility = (key: QuizKey) =>
        contributions.find(({ factor }) => factor === QUIZ_KEYS[key])?.utility;
      const { strong, weak } = quizReasons(matrix, cold, iso3);
      for (const key of strong) expect(utility(key)).toBeGreaterThanOrEqual(0.66);
      for (const key of weak) expect(utility(key)).toBeLessThanOrEqual(0.42);
    }
  });

  it('name the climate only where one was wished for', () => {
    expect(quizReasons(matrix, cold, 'FIN').strong[0]).toBe('temperature_celsius');
    expect(quizReasons(matrix, cold, 'SGP').weak[0]).toBe('temperature_celsius');
    expect(quizReasons(matrix, {}, 'FIN').strong).not.toContain('temperature_celsius');
  });

  it('leave out what is not important, and countries nobody knows', () => {
    expect(quizReasons(matrix, { safety_rating: { importance: 5 } }, 'ISL').strong).toContain(
      'safety_rating',
    );
    expect(quizReasons(matrix, { safety_rating: { importance: 1 } }, 'ISL').strong).not.toContain(
      'safety_rating',
    );
    expect(quizReasons(matrix, {}, 'ZZZ')).toEqual({ strong: [], weak: [] });
  });
});
