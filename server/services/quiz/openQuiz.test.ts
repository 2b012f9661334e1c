import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { quizRequestSchema, quizResponseSchema } from '@global-fit/contract/quiz';
import { engineOf } from '@global-fit/matching/engine/engine';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { createQuizRanker } from '@global-fit/matching/quiz/ranker';
import { isClimate, QUIZ_KEYS, type QuizKey, type QuizRequest } from '@global-fit/matching/quiz/request';
import { expect, it } from 'vitest';
import { openQuiz } from './openQuiz.ts';

const atlas = realAtlas();
const answer = openQuiz(atlas);
const rank = createQuizRanker(quizMatrix(engineOf(atlas)));

/** Sliders that differ from seed to seed. */
function preferencesOf(seed: number): QuizRequest {
  return Object.fromEntries(
    (Object.keys(QUIZ_KEYS) as QuizKey[]).map((key, at) => {
      const importance = 1 + ((seed * 7 + at * 3) % 5);
      return [key, isClimate(key) ? { importance, direction: 1 + ((seed + at) % 5) } : { importance }];
    }),
  );
}

const answerTo = (preferences: QuizRequest): string =>
  answer(quizRequestSchema.parse({ preferences, top_n: 30 }));

it('writes the countries and the reasons that the ranker of the page finds', () => {
  const lists = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const preferences = preferencesOf(seed);
    const { matches } = quizResponseSchema.parse(JSON.parse(answerTo(preferences)));
    const written = matches.map(({ iso3, strong, weak }) => ({ iso3, strong, weak }));
    const found = rank(preferences, 30).leaders.map(({ iso3, strong, weak }) => ({ iso3, strong, weak }));
    expect(written).toEqual(found);
    for (const { strong, weak } of written) lists.add(strong.join()).add(weak.join());
  }
  // Lists of no key, of one and of several, in more than one order.
  expect(lists.size).toBeGreaterThan(50);
  expect(lists).toContain('');
});

it('writes percentages with at most two decimals, and those of a whole number without any', () => {
  const text = answerTo(preferencesOf(1));
  expect([...text.matchAll(/"match_percentage":([\d.]+),/g)]).toHaveLength(30);
  for (const [, percentage] of text.matchAll(/"match_percentage":([\d.]+),/g))
    expect(percentage).toMatch(/^\d+(\.\d?[1-9])?$/);
});
