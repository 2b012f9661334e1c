import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { engineOf, rankCountries } from '../rank.ts';
import { quizMatrix } from './matrix.ts';
import { quizReasons } from './reasons.ts';
import { QUIZ_KEYS, type QuizKey, type QuizRequest, quizPreferences } from './request.ts';

const atlas = realAtlas();
const matrix = quizMatrix(engineOf(atlas));
const cold: QuizRequest = { temperature_celsius: { importance: 5, direction: 1 } };

it('agrees with the contributions of the engine', () => {
  const { matches } = rankCountries(atlas, quizPreferences(cold), { withCities: 0 });
  for (const { iso3, contributions } of matches) {
    const utility = (key: QuizKey) => contributions.find(({ factor }) => factor === QUIZ_KEYS[key])?.utility;
    const { strong, weak } = quizReasons(matrix, cold, iso3);
    for (const key of strong) expect(utility(key)).toBeGreaterThanOrEqual(0.66);
    for (const key of weak) expect(utility(key)).toBeLessThanOrEqual(0.42);
  }
});

it('names the climate only where one was wished for', () => {
  expect(quizReasons(matrix, cold, 'FIN').strong[0]).toBe('temperature_celsius');
  expect(quizReasons(matrix, cold, 'SGP').weak[0]).toBe('temperature_celsius');
  expect(quizReasons(matrix, {}, 'FIN').strong).not.toContain('temperature_celsius');
});

it('leaves out what is not important, and countries nobody knows', () => {
  const strongFor = (importance: number) =>
    quizReasons(matrix, { safety_rating: { importance } }, 'ISL').strong;
  expect(strongFor(5)).toContain('safety_rating');
  expect(strongFor(1)).not.toContain('safety_rating');
  expect(quizReasons(matrix, {}, 'ZZZ')).toEqual({ strong: [], weak: [] });
});
