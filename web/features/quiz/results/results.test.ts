import { openAtlas } from '@global-fit/atlas/atlas';
import { loadAtlasContent } from '@global-fit/data/load';
import type { QuizFactor } from '@global-fit/contract/quizFactors';
import { createQuizRanker } from '@global-fit/matching/quiz/ranker';
import { describe, expect, it } from 'vitest';
import { preferencesOf, untouched } from '../answers.ts';
import { climateWords, importanceWords } from '../questions.ts';
import { readQuizData } from '../readQuizData.ts';
import { degrees, dollars, firmnessOf, rating, reasonOf } from './phrases.ts';
import { figuresThatCount, isNothingWeighed, levelWith, resultsOfRanking, tintOf } from './result.ts';

describe('texts', () => {
  it('name strengths and weaknesses', () => {
    expect(reasonOf({ strong: ['safety_rating'], weak: ['rainfall_mm_year'] })).toBe(
      'Strong on safety, weak on rainfall.',
    );
    expect(reasonOf({ strong: ['safety_rating', 'healthcare_rating'], weak: [] })).toBe(
      'Strong on safety and healthcare; weak on nothing that you weighed.',
    );
    expect(reasonOf({ strong: [], weak: [] })).toMatch(/^Near the middle/);
    expect(reasonOf({ strong: null, weak: null })).toBeNull();
  });

  it('write figures in their units, and say where one is unknown', () => {
    expect(dollars(32082.4)).toBe('$32,082');
    expect(degrees(15.2)).toBe('15.2 °C (59.4 °F)');
    expect(rating(4.55)).toBe('4.5 out of 5');
    expect([dollars(null), degrees(null), rating(null)]).toEqual(['Not known', 'Not known', 'Not known']);
  });

  it('say how firm a rank is, and how it has changed', () => {
    const third = { rank: 3, band: [2, 4], level: 0 } as const;
    expect(firmnessOf(third, undefined)).toBe('Rank 2 to 4, if the sliders moved a little');
    expect(firmnessOf({ rank: 1, band: [1, 1], level: 0 }, undefined)).toBe(
      'Rank 1, even if the sliders moved a little',
    );
    expect(firmnessOf(third, 3)).toMatch(/^The same place as for your answers\. Rank 2 to 4/);
    expect(firmnessOf(third, null)).toMatch(/^New among the best\. Rank 2 to 4/);
    expect(firmnessOf(third, 4)).toMatch(/^Was 4 for your answers\. Rank 2 to 4/);
  });

  it('agree with the list where countries have equal scores', () => {
    expect(firmnessOf({ rank: 2, band: [1, 1], level: 14 }, undefined)).toBe(
      'Level with 14 other countries, even if the sliders moved a little',
    );
    expect(firmnessOf({ rank: 2, band: [1, 1], level: 1 }, undefined)).toMatch(
      /^Level with one other country,/,
    );
    expect(firmnessOf({ rank: 3, band: [1, 2], level: 1 }, undefined)).toMatch(/^Rank 1 to 3,/);
  });

  it('count countries of equal score in the ranking', () => {
    const atlas = openAtlas(loadAtlasContent());
    const rank = createQuizRanker(readQuizData(atlas).matrix);
    const importance = Object.fromEntries(Object.keys(untouched.importance).map((factor) => [factor, 1]));
    const onlyCold = {
      importance: { ...untouched.importance, ...importance, temperature_celsius: 5 },
      direction: { ...untouched.direction, temperature_celsius: 1 },
    };
    const { order, leaders } = rank(preferencesOf(onlyCold), 5);
    const atTheTop = order.filter(({ score }) => score === order[0]?.score).length;
    expect(atTheTop).toBeGreaterThan(1);
    for (const { iso3 } of leaders.slice(0, atTheTop)) expect(levelWith(iso3, order)).toBe(atTheTop - 1);
    expect(isNothingWeighed(onlyCold)).toBe(false);
    expect(
      isNothingWeighed({ ...onlyCold, importance: { ...onlyCold.importance, temperature_celsius: 1 } }),
    ).toBe(true);
  });

  it('exist for every position of every slider', () => {
    for (const words of [importanceWords, climateWords.temperature_celsius, climateWords.rainfall_mm_year])
      expect(new Set(words).size).toBe(5);
    expect(climateWords.temperature_celsius[2]).toBe('Mild, as in Lisbon: about 16 °C (61 °F) over the year');
    expect(climateWords.temperature_celsius[4]).toBe(
      'Hot, as in Bangkok: 26 °C (79 °F) or more over the year',
    );
    expect(climateWords.rainfall_mm_year[0]).toBe('Very dry: 250 mm or less a year');
  });
});

it('shows the figures of what matters, the most important first', () => {
  const about = (factor: QuizFactor) => ({
    factor,
    label: factor,
    text: '1',
    year: 2024,
    source: 'Somebody',
  });
  const figures = [about('rainfall_mm_year'), about('safety_rating'), about('education_rating')];
  const importance = { ...untouched.importance, rainfall_mm_year: 1, education_rating: 5 };
  const shown = figuresThatCount(figures, { ...untouched, importance });
  expect(shown.map(({ factor }) => factor)).toEqual(['education_rating', 'safety_rating']);
  const none = { ...importance, safety_rating: 1, education_rating: 1 };
  expect(figuresThatCount(figures, { ...untouched, importance: none })).toEqual(figures);
});

it('tints the map by rank', () => {
  expect([1, 5, 6, 20, 21, 50, 51, 100, 101, 190].map(tintOf)).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
});

describe('the ranking in the browser', () => {
  const data = readQuizData(openAtlas(loadAtlasContent()));

  it('returns the best with their figures and reasons', () => {
    const { leaders } = createQuizRanker(data.matrix)(preferencesOf(untouched), 5);
    const results = resultsOfRanking(data, leaders);
    expect(results.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    for (const { iso3, name, strong, figures } of results) {
      expect(data.countries[data.matrix.iso3.indexOf(iso3)]?.name).toBe(name);
      expect(strong?.length).toBeGreaterThan(0);
      expect(figures.safety_rating).toBeLessThanOrEqual(5);
    }
  });

  it('has data small enough for a phone', () => {
    expect(JSON.stringify(data).length).toBeLessThan(110_000);
  });
});
