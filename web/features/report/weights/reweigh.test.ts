import type { ReportPlace } from '@global-fit/report/model';
import { expect, it } from 'vitest';
import { commonThemes, rankReweighed, reweigh } from './reweigh.ts';

type Part = readonly [label: string, points: number, possible: number];

function place(country: string, score: number, parts: readonly Part[], ranked = true): ReportPlace {
  return {
    iso3: country.slice(0, 3).toUpperCase(),
    country,
    cities: [],
    score,
    interval: ranked ? [score - 2, score + 2] : null,
    rankBand: ranked ? [1, 3] : null,
    origin: 'recommended',
    summary: '',
    whyItFits: [],
    whatWillBeHard: [],
    strongestPointAgainst: null,
    plots: [
      {
        kind: 'plot',
        title: '',
        alt: '',
        answers: [],
        facts: [],
        plot: {
          type: 'contributions',
          place: country,
          parts: parts.map(([label, points, possible]) => ({ label, points, possible })),
        },
      },
    ],
    sections: [],
  };
}

const spain = place('Spain', 80, [
  ['Safety', 20, 30],
  ['Cost of living', 25, 30],
]);
const norway = place('Norway', 82, [
  ['Safety', 30, 30],
  ['Cost of living', 12, 30],
]);

it('returns the report’s score while no weight is changed', () => {
  expect(reweigh(spain, {})).toBeCloseTo(80);
  expect(reweigh(norway, { Safety: 1, 'Cost of living': 1 })).toBeCloseTo(82);
});

it('follows the weights', () => {
  // (35 + 20 + 2 × 25) of (40 + 30 + 2 × 30)
  expect(reweigh(spain, { 'Cost of living': 2 })).toBeCloseTo((100 * 105) / 130);
  expect(rankReweighed([spain, norway], {}).map(({ country }) => country)).toEqual(['Norway', 'Spain']);
  expect(rankReweighed([spain, norway], { 'Cost of living': 3 }).map(({ country }) => country)).toEqual([
    'Spain',
    'Norway',
  ]);
});

it('stays between 0 and 100 when a theme is left out', () => {
  const narrow = place('Malta', 50, [['Safety', 50, 100]]);
  expect(reweigh(narrow, { Safety: 0 })).toBe(0);
  expect(reweigh(norway, { 'Cost of living': 0, Safety: 0 })).toBeLessThanOrEqual(100);
});

it('offers only the themes listed for every ranked place', () => {
  const other = place('Chad', 40, [['Sunshine', 9, 10]], false);
  const partial = place('Italy', 70, [['Safety', 20, 30]]);
  expect(commonThemes([spain, norway, other])).toEqual(['Safety', 'Cost of living']);
  expect(commonThemes([spain, partial])).toEqual(['Safety']);
  expect(rankReweighed([spain, other], {}).map(({ country }) => country)).toEqual(['Spain']);
});
