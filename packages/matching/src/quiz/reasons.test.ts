import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { engineOf } from '../engine/engine.ts';
import { rankCountries } from '../rank.ts';
import { quizMatrix } from './matrix.ts';
import { createQuizRanker } from './ranker.ts';
import { QUIZ_KEYS, type QuizKey, type QuizRequest, quizPreferences } from './request.ts';

const atlas = realAtlas();
const rank = createQuizRanker(quizMatrix(engineOf(atlas)));
const reasonsFor = (request: QuizRequest, iso3: string) =>
  rank(request, 1000).leaders.find((leader) => leader.iso3 === iso3);
const cold: QuizRequest = { temperature_celsius: { importance: 5, direction: 1 } };

it('agrees with the contributions of the engine', () => {
  const { matches } = rankCountries(atlas, quizPreferences(cold));
  for (const { iso3, contributions } of matches) {
    const utility = (key: QuizKey) => contributions.find(({ factor }) => factor === QUIZ_KEYS[key])?.utility;
    const { strong, weak } = reasonsFor(cold, iso3) ?? { strong: [], weak: [] };
    expect(strong.length + weak.length).toBeGreaterThan(0);
    for (const key of strong) expect(utility(key)).toBeGreaterThanOrEqual(0.66);
    for (const key of weak) expect(utility(key)).toBeLessThanOrEqual(0.42);
  }
});

it('names the climate only where one was wished for', () => {
  expect(reasonsFor(cold, 'FIN')?.strong[0]).toBe('temperature_celsius');
  expect(reasonsFor({}, 'FIN')?.strong).not.toContain('temperature_celsius');
  const hardly: QuizRequest = { temperature_celsius: { importance: 2, direction: 1 } };
  expect(reasonsFor(hardly, 'SGP')?.weak).toContain('temperature_celsius');
});

it('leaves out what is not important', () => {
  const strongFor = (importance: number) => reasonsFor({ safety_rating: { importance } }, 'ISL')?.strong;
  expect(strongFor(5)).toContain('safety_rating');
  expect(strongFor(1)).not.toContain('safety_rating');
});
