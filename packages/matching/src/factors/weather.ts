import type { Factor } from '../model.ts';
import { factor, part } from './part.ts';

/** Seasons and weather. Wishes for warmth and rain are targets instead: see `profile/weights/climateTargets.ts`. */
export const WEATHER: readonly Factor[] = [
  factor('snow', 'Snow in winter', 'climate', [
    part(
      'winter_daily_low',
      1,
      [
        [-12, 1],
        [-5, 0.85],
        [0, 0.4],
        [5, 0],
      ],
      'Nights of the coldest month',
    ),
    part(
      'temperature_annual_mean',
      0.5,
      [
        [6, 1],
        [12, 0.6],
        [18, 0.1],
        [20, 0],
      ],
      'How cold the year is',
    ),
  ]),
  factor('sunshine', 'Sunshine', 'climate', [
    part(
      'sunshine',
      2,
      [
        [22, 0],
        [40, 0.35],
        [58, 0.75],
        [75, 1],
      ],
      'Sunshine as a share of daylight',
    ),
    part(
      'wet_days',
      1,
      [
        [30, 1],
        [90, 0.75],
        [150, 0.4],
        [230, 0],
      ],
      'Days with rain in a year',
    ),
  ]),
  factor('mild_weather', 'Comfortable weather', 'climate', [
    part(
      'comfortable_months',
      3,
      [
        [0, 0],
        [4, 0.4],
        [8, 0.85],
        [12, 1],
      ],
      'Months with a mean between 10 and 25 degrees',
    ),
    part(
      'summer_daily_high',
      1.5,
      [
        [18, 0.7],
        [24, 1],
        [29, 0.75],
        [34, 0.3],
        [40, 0],
      ],
      'Afternoons of the hottest month',
    ),
    part(
      'frost_days',
      1,
      [
        [0, 1],
        [40, 0.7],
        [110, 0.35],
        [200, 0],
      ],
      'Days with frost on the ground',
    ),
    part(
      'relative_humidity',
      1,
      [
        [35, 0.5],
        [55, 1],
        [70, 0.75],
        [80, 0.35],
        [87, 0],
      ],
      'Heat is harder to bear in damp air',
    ),
    part(
      'temperature_seasonal_range',
      0.5,
      [
        [1, 1],
        [12, 0.8],
        [22, 0.4],
        [36, 0],
      ],
      'Distance between winter and summer',
    ),
  ]),
];
