import type { Factor } from '../model.ts';
import { factor, logPart, part, wordPart } from './part.ts';

/** Personal safety and natural hazards. */
export const SAFETY: readonly Factor[] = [
  factor('safety', 'Safety', 'safety', [
    part(
      'homicide_rate',
      4,
      [
        [0.5, 1],
        [1, 0.93],
        [3, 0.72],
        [6, 0.5],
        [15, 0.2],
        [35, 0],
      ],
      'The crime that is counted most alike everywhere',
    ),
    logPart(
      'conflict_death_rate_5y',
      3,
      [
        [0.01, 1],
        [0.1, 0.8],
        [1, 0.45],
        [10, 0.1],
        [50, 0],
      ],
      'Deaths in armed conflict over five years',
    ),
    part(
      'physical_integrity',
      2,
      [
        [0.2, 0],
        [0.5, 0.3],
        [0.8, 0.65],
        [0.95, 1],
      ],
      'Freedom from torture and political killing',
    ),
    part(
      'political_violence',
      2,
      [
        [-3, 1],
        [-1.5, 0.75],
        [0, 0.4],
        [2.5, 0],
      ],
      'Violence by groups outside the state',
    ),
    part(
      'road_deaths',
      2,
      [
        [2, 1],
        [6, 0.8],
        [12, 0.5],
        [25, 0.15],
        [40, 0],
      ],
      'For most people the largest daily danger',
    ),
  ]),
  factor('hazards', 'Natural hazards', 'environment', [
    part(
      'earthquake_exposure',
      1.5,
      [
        [0, 1],
        [20, 0.85],
        [60, 0.3],
        [90, 0],
      ],
      'How many people, and what share of them, live where the ground may shake strongly',
    ),
    wordPart('hazard_storms', 1.5, { yes: 0, no: 1 }, 'Cyclones, hurricanes or typhoons are named'),
    wordPart('hazard_floods', 1, { yes: 0, no: 1 }, 'Floods are named'),
    wordPart('hazard_volcanoes', 1, { yes: 0, no: 1 }, 'Volcanic eruptions are named'),
    wordPart('hazard_drought', 1, { yes: 0, no: 1 }, 'Drought is named'),
    wordPart('hazard_landslides', 0.5, { yes: 0, no: 1 }, 'Landslides or avalanches are named'),
    part(
      'population_below_5m',
      1,
      [
        [0, 1],
        [5, 0.75],
        [15, 0.4],
        [45, 0],
      ],
      'People who live less than five metres above the sea',
    ),
  ]),
];
