import type { Factor } from '../model.ts';
import { factor, logPart, part } from './part.ts';

/** Wealth, stability of prices and money, and how evenly wealth is shared. */
export const ECONOMY: readonly Factor[] = [
  factor('economy', 'Economy', 'economy', [
    logPart(
      'gdp_per_capita_ppp',
      4,
      [
        [1000, 0],
        [8000, 0.35],
        [25000, 0.65],
        [70000, 1],
      ],
      'Output per person at comparable prices',
    ),
    part(
      'gdp_growth_forecast_5y',
      1,
      [
        [0, 0.1],
        [1.5, 0.4],
        [3, 0.7],
        [6, 1],
      ],
      'Growth expected over five years',
    ),
    part(
      'gdp_per_capita_growth',
      1,
      [
        [-4, 0],
        [0, 0.35],
        [2, 0.7],
        [5, 1],
      ],
      'Growth per person lately',
    ),
    part(
      'public_debt_forecast_2026',
      1,
      [
        [20, 1],
        [60, 0.7],
        [100, 0.35],
        [180, 0],
      ],
      'What future budgets already owe',
    ),
    part(
      'bank_nonperforming_loans',
      1,
      [
        [1, 1],
        [4, 0.7],
        [10, 0.3],
        [25, 0],
      ],
      'Health of the banks',
    ),
    part(
      'private_credit',
      0.5,
      [
        [5, 0],
        [40, 0.45],
        [90, 0.85],
        [150, 1],
      ],
      'Whether households and firms can borrow',
    ),
    part(
      'gross_savings',
      0.3,
      [
        [0, 0],
        [15, 0.4],
        [25, 0.75],
        [40, 1],
      ],
      'What is put aside for bad years',
    ),
    part(
      'investment_share',
      0.3,
      [
        [8, 0],
        [18, 0.5],
        [25, 0.8],
        [35, 1],
      ],
      'What is built for the future',
    ),
    part(
      'natural_resource_rents',
      0.5,
      [
        [0, 1],
        [5, 0.75],
        [15, 0.4],
        [40, 0],
      ],
      'Dependence on oil, gas and minerals',
    ),
    part(
      'high_tech_exports',
      0.3,
      [
        [0, 0],
        [5, 0.4],
        [20, 0.8],
        [40, 1],
      ],
      'What the economy is able to make',
    ),
  ]),
  factor('price_stability', 'Stable prices', 'economy', [
    part(
      'inflation_rate',
      2,
      [
        [-2, 0.4],
        [0, 1],
        [2, 1],
        [3, 0.9],
        [6, 0.6],
        [12, 0.25],
        [30, 0],
      ],
      'What a fixed income loses in a year',
    ),
    part(
      'inflation_forecast_5y',
      2,
      [
        [-2, 0.4],
        [0, 1],
        [2, 1],
        [3, 0.9],
        [5, 0.6],
        [10, 0.25],
        [25, 0],
      ],
      'Inflation expected over five years',
    ),
    part(
      'real_interest_rate',
      0.5,
      [
        [-10, 0],
        [0, 0.45],
        [3, 1],
        [8, 0.7],
        [20, 0.1],
      ],
      'Whether savings keep their worth and loans are affordable',
    ),
  ]),
  factor('equality', 'Social fairness', 'economy', [
    part(
      'gini_index',
      2,
      [
        [25, 1],
        [32, 0.75],
        [40, 0.4],
        [55, 0],
      ],
      'Distance between incomes',
    ),
    part(
      'poverty_830',
      2,
      [
        [0.5, 1],
        [5, 0.8],
        [30, 0.45],
        [90, 0],
      ],
      'People who live on less than 8.30 dollars a day',
    ),
    part(
      'food_insecurity',
      1,
      [
        [3, 1],
        [10, 0.75],
        [30, 0.35],
        [65, 0],
      ],
      'People unsure of enough to eat',
    ),
    part(
      'healthy_diet_unaffordable',
      1,
      [
        [0, 1],
        [3, 0.8],
        [30, 0.4],
        [90, 0],
      ],
      'People for whom healthy food costs too much',
    ),
    part(
      'slum_population',
      1,
      [
        [0, 1],
        [10, 0.7],
        [35, 0.35],
        [75, 0],
      ],
      'City dwellers without decent housing',
    ),
  ]),
];
