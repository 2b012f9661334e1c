import type { Factor } from '../model.ts';
import { factor, logPart, part } from './part.ts';

/** Culture, cities and the age of the population. */
export const SOCIETY: readonly Factor[] = [
  factor('diversity', 'Cultural diversity', 'culture_language', [
    part(
      'ethnic_fractionalisation',
      2,
      [
        [0, 0],
        [0.2, 0.4],
        [0.5, 0.8],
        [0.75, 1],
      ],
      'Chance that two people are of different origin',
    ),
    part(
      'linguistic_fractionalisation',
      1,
      [
        [0, 0],
        [0.2, 0.4],
        [0.5, 0.8],
        [0.8, 1],
      ],
      'Chance that two people speak different languages',
    ),
    part(
      'religious_fractionalisation',
      1,
      [
        [0, 0],
        [0.2, 0.4],
        [0.45, 0.8],
        [0.65, 1],
      ],
      'Chance that two people differ in faith',
    ),
  ]),
  factor('culture_life', 'Culture and city life', 'lifestyle', [
    logPart(
      'world_heritage_sites',
      2,
      [
        [1, 0.2],
        [4, 0.5],
        [15, 0.8],
        [45, 1],
      ],
      'World heritage to visit',
    ),
    logPart(
      'largest_city_population',
      1,
      [
        [30000, 0],
        [500000, 0.4],
        [3000000, 0.75],
        [12000000, 1],
      ],
      'A big city has more to offer in the evening',
    ),
    part(
      'urban_population',
      0.5,
      [
        [20, 0],
        [50, 0.45],
        [80, 0.85],
        [95, 1],
      ],
      'Share of people who live in towns',
    ),
    part(
      'tourism_receipts_share',
      0.5,
      [
        [0.1, 0],
        [3, 0.4],
        [12, 0.8],
        [40, 1],
      ],
      'What others travel there for',
    ),
  ]),
  factor('metropolis', 'Large cities', 'housing_urban', [
    part(
      'cities_over_1m',
      1,
      [
        [0, 0],
        [1, 0.6],
        [3, 0.85],
        [6, 1],
      ],
      'Choice of cities over a million people',
    ),
    logPart(
      'capital_population',
      1,
      [
        [20000, 0],
        [400000, 0.4],
        [2500000, 0.8],
        [10000000, 1],
      ],
      'Size of the capital',
    ),
  ]),
  factor('age_peers', 'People of retirement age', 'family_demographics', [
    part(
      'population_65_plus',
      1,
      [
        [2, 0],
        [8, 0.4],
        [16, 0.8],
        [22, 1],
      ],
      'Share of people over 65, and services made for them',
    ),
  ]),
  factor('young_society', 'A young society', 'family_demographics', [
    part(
      'median_age',
      1,
      [
        [18, 1],
        [28, 0.8],
        [38, 0.45],
        [50, 0],
      ],
      'Half of the people are younger than this',
    ),
  ]),
];
