import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { engineOf } from '../engine/engine.ts';
import { rankCountries } from '../rank.ts';
import { quizMatrix } from './matrix.ts';
import { createQuizRanker } from './ranker.ts';
import { QUIZ_KEYS, type QuizKey, quizPreferences, type QuizRequest } from './request.ts';

const atlas = realAtlas();
const rank = createQuizRanker(quizMatrix(engineOf(atlas)));
const bandsOf = (request: QuizRequest, count: number) => rank(request, count).leaders.map(({ band }) => band);
const keys = Object.keys(QUIZ_KEYS) as readonly QuizKey[];
const slider = fc.integer({ min: 1, max: 5 });
const preference = fc.record({ importance: slider, direction: fc.option(slider) });
const requests = fc.dictionary(fc.constantFrom(...keys), preference, { noNullPrototype: true });

it('gives the same rank bands as the whole ranking', () => {
  fc.assert(
    fc.property(requests, fc.integer({ min: 1, max: 12 }), (request, top) => {
      const preferences = quizPreferences(request);
      const { matches } = rankCountries(atlas, preferences);
      expect(bandsOf(request, top)).toEqual(matches.slice(0, top).map(({ rankBand }) => rankBand));
    }),
    { numRuns: 40 },
  );
});

it('gives a band to every passing country when more are asked for than pass', () => {
  const preferences = quizPreferences({});
  const { matches } = rankCountries(atlas, preferences);
  expect(bandsOf({}, 1000)).toEqual(matches.map(({ rankBand }) => rankBand));
});
