import type { Factor } from '../model.ts';
import { factor, logPart, part } from './part.ts';

/** What everyday life depends on: power, drains, roads, internet. */
export const INFRASTRUCTURE: readonly Factor[] = [
  factor('infrastructure', 'Everyday infrastructure', 'infrastructure_digital', [
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
