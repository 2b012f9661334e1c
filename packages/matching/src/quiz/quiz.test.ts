import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../engine/engine.ts';
import { standing } from '../rank.ts';
import { countryFigures } from './figures.ts';
import { quizMatrix } from './matrix.ts';
import { createQuizRanker } from './ranker.ts';
import { QUIZ_KEYS, type QuizKey, type QuizRequest, quizPreferences } from './request.ts';

const engine = engineOf(realAtlas());
const ranker = createQuizRanker(JSON.parse(JSON.stringify(quizMatrix(engine))));
const rank = (request: QuizRequest) => ranker(request, 5).order;
const keys = Object.keys(QUIZ_KEYS) as readonly QuizKey[];
const only = (key: QuizKey): QuizRequest =>
  Object.fromEntries(keys.map((one) => [one, { importance: one === key ? 5 : 1 }]));

describe('the quiz', () => {
  it('shows the temperature that it scores', () => {
    const { iso3, temperature } = quizMatrix(engine);
    for (const [i, code] of iso3.entries()) {
      const scored = temperature[i]?.[0] ?? null;
      const shown = countryFigures(engine.atlas, code).temperature_celsius;
      if (scored === null || shown === null) expect(shown, code).toBe(scored);
      else expect(shown, code).toBeCloseTo(scored, 1);
    }
  });

  it('gives the same scores and order in a browser as on the server', () => {
    const slider = fc.integer({ min: 1, max: 5 });
    const preference = fc.record({ importance: slider, direction: fc.option(slider) });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), preference), (request) => {
        const { passing, scores } = standing(engine, quizPreferences(request));
        expect(rank(request)).toEqual(passing.map((i) => ({ iso3: engine.iso3[i], score: scores[i] })));
      }),
      { numRuns: 25 },
    );
  });

  it('treats missing keys as neutral, and ranks the same when everything is equally unimportant', () => {
    expect(rank({})).toEqual(
      rank(Object.fromEntries(keys.map((key) => [key, { importance: 3, direction: null }]))),
    );
    expect(rank(Object.fromEntries(keys.map((key) => [key, { importance: 1 }])))).toEqual(rank({}));
  });

  it('leaves Singapore out for people who want cold, and Iceland for those who want heat', () => {
    for (const importance of [3, 4, 5]) {
      const cold = rank({ temperature_celsius: { importance, direction: 1 } }).map(({ iso3 }) => iso3);
      const hot = rank({ temperature_celsius: { importance, direction: 5 } }).map(({ iso3 }) => iso3);
      expect(cold).not.toContain('SGP');
      expect(hot).not.toContain('ISL');
    }
  });

  it('finds no place too cold for the coldest step, and none too dry for the driest', () => {
    const first = (request: QuizRequest): readonly string[] =>
      rank({ ...only('gdp_per_capita_usd'), gdp_per_capita_usd: { importance: 1 }, ...request })
        .filter(({ score }) => score > 99.9)
        .map(({ iso3 }) => iso3);
    expect(first({ temperature_celsius: { importance: 5, direction: 1 } })).toContain('FIN');
    expect(first({ rainfall_mm_year: { importance: 5, direction: 1 } })).toEqual(
      expect.arrayContaining(['EGY', 'QAT', 'ARE']),
    );
  });

  it('orders places of equal score by all other factors, not by name', () => {
    const hot = { ...only('gdp_per_capita_usd'), gdp_per_capita_usd: { importance: 1 } };
    const order = rank({ ...hot, temperature_celsius: { importance: 5, direction: 5 } });
    const equal = order.filter(({ score }) => score === order[0]?.score).map(({ iso3 }) => iso3);
    expect(equal.length).toBeGreaterThan(20);
    expect(equal[0]).toBe('SGP');
    expect(equal).not.toEqual(equal.toSorted());
    // As ranked when everything is important, as far as all is known of both.
    const byAll = rank({}).map(({ iso3 }) => iso3);
    expect(byAll.indexOf('ARE')).toBeLessThan(byAll.indexOf('BEN'));
    expect(equal.indexOf('ARE')).toBeLessThan(equal.indexOf('BEN'));
  });

  it('recommends no place that a government advises against travelling to', () => {
    const places = rank({ immigration_friendliness: { importance: 5 } }).map(({ iso3 }) => iso3);
    for (const iso3 of ['UKR', 'SYR', 'AFG', 'YEM', 'SOM']) expect(places).not.toContain(iso3);
  });

  it('puts widely known leaders ahead of widely known laggards on each theme alone', () => {
    const leads = (key: QuizKey, ahead: readonly string[], behind: readonly string[]): void => {
      const order = rank(only(key)).map(({ iso3 }) => iso3);
      const worst = Math.max(...ahead.map((iso3) => order.indexOf(iso3)));
      const best = Math.min(...behind.map((iso3) => order.indexOf(iso3)));
      expect(worst, `${key}: ${ahead.join()} before ${behind.join()}`).toBeLessThan(best);
    };
    leads('healthcare_rating', ['NOR', 'CHE', 'DEU', 'JPN', 'FRA', 'ESP'], ['IND', 'NGA', 'KEN', 'PAK']);
    leads('education_rating', ['FIN', 'KOR', 'DEU', 'AUS'], ['PAK', 'TZA', 'GTM']);
    leads('safety_rating', ['ISL', 'CHE', 'SGP', 'JPN', 'PRT'], ['ZAF', 'BRA', 'MEX', 'COL']);
    leads('political_stability_index', ['NZL', 'CHE', 'NOR'], ['NGA', 'PAK', 'COL']);
    leads('quality_of_life_rating', ['NOR', 'DNK', 'CAN'], ['BRA', 'IND', 'KEN']);
    leads('gdp_per_capita_usd', ['LUX', 'CHE', 'USA'], ['PRT', 'MEX', 'IND']);
  });

  it('never moves the country that leads on a factor below another when its slider is raised', () => {
    const utilities = engine.column('safety_rating')?.utilities as Float64Array;
    const scoresAt = (importance: number) =>
      new Map(rank({ safety_rating: { importance } }).map(({ iso3, score }) => [iso3, score]));
    const [low, high] = [scoresAt(2), scoresAt(5)];
    const all = engine.iso3.filter(
      (iso3, i) => low.has(iso3) && keys.every((key) => !(engine.column(QUIZ_KEYS[key])?.known[i] === 0)),
    );
    const of = (iso3: string): number => utilities[engine.iso3.indexOf(iso3)] as number;
    for (const a of all.slice(0, 60)) {
      for (const b of all) {
        if ((low.get(a) ?? 0) > (low.get(b) ?? 0) && of(a) > of(b))
          expect(high.get(a) ?? 0).toBeGreaterThan(high.get(b) ?? 0);
      }
    }
  });
});
