import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wobbleOf } from '../scoring/interval.ts';
import { engineOf, rankCountries } from '../rank.ts';
import { topBands } from './bands.ts';
import { quizMatrix } from './matrix.ts';
import { QUIZ_KEYS, type QuizKey, quizPreferences } from './request.ts';
import { openQuizStanding } from './standing.ts';

const atlas = realAtlas();
const stand = openQuizStanding(quizMatrix(engineOf(atlas)));
const keys = Object.keys(QUIZ_KEYS) as readonly QuizKey[];
const slider = fc.integer({ min: 1, max: 5 });
const preference = fc.record({ importance: slider, direction: fc.option(slider) });
const requests = fc.dictionary(fc.constantFrom(...keys), preference, { noNullPrototype: true });

it('gives the very rank bands of the whole ranking', () => {
  fc.assert(
    fc.property(requests, fc.integer({ min: 1, max: 12 }), (request, top) => {
      const preferences = quizPreferences(request);
      const { matches } = rankCountries(atlas, preferences, { withCities: 0 });
      const bands = topBands(stand(request), top, (factor) => wobbleOf(factor, preferences.seed));
      expect(bands).toEqual(matches.slice(0, top).map(({ rankBand }) => rankBand));
    }),
    { numRuns: 40 },
  );
});

it('gives a band to every country that passes when more are asked for than there are', () => {
  const preferences = quizPreferences({});
  const { matches } = rankCountries(atlas, preferences, { withCities: 0 });
  const bands = topBands(stand({}), 1000, (factor) => wobbleOf(factor, preferences.seed));
  expect(bands).toEqual(matches.map(({ rankBand }) => rankBand));
});
