import type { Factor } from '../model.ts';
import { factor, logPart, part } from './part.ts';

/** What everyday life costs and what it runs on. */
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
  factor('infrastructure', 'Everyday infrastructure', 'infrastructure_digital', [
    part(
      'basic_water',
      2,
      [
        [40, 0],
        [75, 0.35],
        [95, 0.8],
        [100, 1],
      ],
      'Drinking water close to home',
    ),
    part(
      'safely_managed_water',
      1,
      [
        [10, 0],
        [60, 0.4],
        [90, 0.8],
        [100, 1],
      ],
      'Clean water at the tap',
    ),
    part(
      'basic_sanitation',
      2,
      [
        [15, 0],
        [65, 0.35],
        [95, 0.8],
        [100, 1],
      ],
      'A toilet at home',
    ),
    part(
      'safely_managed_sanitation',
      1,
      [
        [10, 0],
        [45, 0.4],
        [80, 0.8],
        [100, 1],
      ],
      'Sewage that is treated',
    ),
    part(
      'electricity_access',
      1,
      [
        [10, 0],
        [70, 0.35],
        [98, 0.85],
        [100, 1],
      ],
      'Homes with electricity',
    ),
    part(
      'firms_power_outages',
      1.5,
      [
        [3, 1],
        [20, 0.75],
        [50, 0.35],
        [90, 0],
      ],
      'How often the power fails',
    ),
    part(
      'days_to_get_electricity',
      0.5,
      [
        [15, 1],
        [60, 0.75],
        [120, 0.4],
        [250, 0],
      ],
      'Time until a new connection works',
    ),
    part(
      'atms_per_100k',
      0.5,
      [
        [2, 0],
        [30, 0.45],
        [70, 0.8],
        [130, 1],
      ],
      'Cash within reach',
    ),
    part(
      'bank_branches_per_100k',
      0.5,
      [
        [1, 0],
        [8, 0.45],
        [20, 0.8],
        [40, 1],
      ],
      'A bank within reach',
    ),
    logPart(
      'rail_density',
      1,
      [
        [0.5, 0],
        [6, 0.35],
        [30, 0.75],
        [90, 1],
      ],
      'Railways compared with the size of the country',
    ),
  ]),
  factor('digital', 'Digital infrastructure', 'infrastructure_digital', [
    part(
      'fixed_broadband',
      3,
      [
        [0, 0],
        [10, 0.4],
        [30, 0.8],
        [45, 1],
      ],
      'Homes and offices with a fixed connection',
    ),
    part(
      'internet_users',
      3,
      [
        [10, 0],
        [50, 0.35],
        [85, 0.8],
        [98, 1],
      ],
      'People online',
    ),
    logPart(
      'secure_servers',
      2,
      [
        [5, 0],
        [200, 0.35],
        [10000, 0.75],
        [100000, 1],
      ],
      'How much business is done online',
    ),
    part(
      'mobile_subscriptions',
      0.5,
      [
        [30, 0],
        [85, 0.5],
        [125, 1],
      ],
      'Mobile telephones in use',
    ),
    part(
      'internet_freedom',
      1,
      [
        [-3, 0],
        [-0.5, 0.35],
        [1, 0.75],
        [2, 1],
      ],
      'An uncensored internet',
    ),
  ]),
  factor('air_connections', 'Air connections', 'infrastructure_digital', [
    logPart(
      'air_departures',
      2,
      [
        [500, 0],
        [20000, 0.45],
        [200000, 0.8],
        [1000000, 1],
      ],
      'Flights of the carriers of the country',
    ),
  ]),
];
