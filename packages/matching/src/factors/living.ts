import type { Factor } from '../model.ts';
import { factor, part } from './part.ts';

/** What everyday life costs. */
export const LIVING: readonly Factor[] = [
  factor('cost_of_living', 'Cost of living', 'cost_of_living', [
    part(
      'price_level_vs_us',
      8,
      [
        [20, 1],
        [35, 0.83],
        [50, 0.65],
        [70, 0.4],
        [95, 0.12],
        [112, 0],
      ],
      'General price level against the United States',
    ),
    part(
      'price_level_food',
      2,
      [
        [50, 1],
        [75, 0.7],
        [100, 0.4],
        [150, 0],
      ],
      'Prices of food',
    ),
    part(
      'price_level_restaurants',
      1.5,
      [
        [20, 1],
        [45, 0.7],
        [80, 0.35],
        [140, 0],
      ],
      'Prices of restaurants and hotels',
    ),
    part(
      'price_level_transport',
      1.5,
      [
        [30, 1],
        [60, 0.7],
        [95, 0.35],
        [150, 0],
      ],
      'Prices of transport',
    ),
    part(
      'price_level_health',
      1,
      [
        [8, 1],
        [25, 0.7],
        [60, 0.35],
        [105, 0],
      ],
      'Prices of health goods and services',
    ),
    part(
      'price_level_recreation',
      0.7,
      [
        [20, 1],
        [50, 0.7],
        [90, 0.35],
        [140, 0],
      ],
      'Prices of recreation and culture',
    ),
    part(
      'price_level_communication',
      0.4,
      [
        [8, 1],
        [35, 0.7],
        [65, 0.35],
        [120, 0],
      ],
      'Prices of telephone and internet',
    ),
    part(
      'price_level_clothing',
      0.4,
      [
        [30, 1],
        [55, 0.7],
        [95, 0.35],
        [160, 0],
      ],
      'Prices of clothes',
    ),
    part(
      'price_level_education',
      0.4,
      [
        [5, 1],
        [20, 0.7],
        [60, 0.35],
        [140, 0],
      ],
      'Prices of education',
    ),
    part(
      'big_mac_price',
      0.4,
      [
        [1.8, 1],
        [3.5, 0.7],
        [5.5, 0.35],
        [8.5, 0],
      ],
      'One meal, the same everywhere',
    ),
    part(
      'healthy_diet_cost',
      0.4,
      [
        [2, 1],
        [3, 0.65],
        [4, 0.3],
        [5.5, 0],
      ],
      'Cost of eating healthily',
    ),
  ]),
  factor('housing', 'Housing', 'housing_urban', [
    part(
      'price_level_housing',
      4,
      [
        [8, 1],
        [25, 0.75],
        [60, 0.4],
        [120, 0],
      ],
      'Prices of housing and energy',
    ),
    part(
      'rent_capital_1bed_eur',
      1,
      [
        [350, 1],
        [800, 0.7],
        [1400, 0.35],
        [2300, 0],
      ],
      'Rent in the capital where international staff live',
    ),
    part(
      'lending_interest_rate',
      1,
      [
        [1, 1],
        [5, 0.75],
        [12, 0.35],
        [30, 0],
      ],
      'What a loan for a home costs',
    ),
    part(
      'urban_growth',
      0.5,
      [
        [-1, 0.7],
        [0.5, 1],
        [2, 0.6],
        [5, 0],
      ],
      'How fast cities grow, and housing gets short',
    ),
  ]),
];
