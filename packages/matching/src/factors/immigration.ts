import type { Factor } from '../model.ts';
import { factor, logPart, part, wordPart } from './part.ts';

/** How a country receives newcomers, and what its passport is worth. */
export const IMMIGRATION: readonly Factor[] = [
  factor('openness', 'Openness to newcomers', 'immigration', [
    part(
      'migrant_stock_share',
      3,
      [
        [0.1, 0],
        [3, 0.35],
        [12, 0.75],
        [30, 1],
      ],
      'How many people who live there came from elsewhere',
    ),
    part(
      'net_migration_rate',
      1,
      [
        [-10, 0],
        [0, 0.45],
        [5, 0.85],
        [12, 1],
      ],
      'Whether more people come than go',
    ),
    logPart(
      'refugees_per_1000',
      0.5,
      [
        [0.005, 0],
        [0.3, 0.4],
        [4, 0.8],
        [20, 1],
      ],
      'Refugees taken in',
    ),
    part(
      'visa_openness_no_prior_visa',
      1.5,
      [
        [0, 0],
        [60, 0.4],
        [110, 0.75],
        [190, 1],
      ],
      'Nationalities that may visit without asking first',
    ),
    wordPart('e_visa_offered', 0.3, { yes: 1, no: 0 }, 'Papers that can be asked for online'),
  ]),
  factor('path_to_citizenship', 'Path to citizenship', 'immigration', [
    part(
      'naturalisation_years',
      3,
      [
        [2, 1],
        [5, 0.8],
        [10, 0.4],
        [20, 0.1],
        [35, 0],
      ],
      'Years of residence before one can apply',
    ),
    wordPart('dual_citizenship', 3, { yes: 1, limited: 0.4, no: 0 }, 'Keeping the first passport'),
    wordPart(
      'citizenship_by_birth',
      1,
      { yes: 1, limited: 0.6, no: 0.2 },
      'Citizenship of children born there',
    ),
  ]),
  factor('passport', 'Strength of its passport', 'immigration', [
    part(
      'visa_free_destinations',
      3,
      [
        [30, 0],
        [70, 0.35],
        [130, 0.75],
        [165, 1],
      ],
      'Countries its citizens enter without a visa',
    ),
    part(
      'visa_free_median_days',
      0.5,
      [
        [10, 0],
        [30, 0.6],
        [90, 0.9],
        [180, 1],
      ],
      'How long they may stay there',
    ),
  ]),
  factor('nomad_visa', 'Digital nomad visa', 'immigration', [
    wordPart(
      'digital_nomad_visa',
      3,
      { open: 1, announced: 0.3, closed: 0, none: 0 },
      'A visa made for remote work',
    ),
    part(
      'nomad_visa_max_stay',
      1,
      [
        [3, 0],
        [12, 0.5],
        [24, 0.8],
        [48, 1],
      ],
      'How long it lasts',
    ),
    logPart(
      'nomad_visa_cost',
      0.5,
      [
        [20, 1],
        [150, 0.7],
        [600, 0.3],
        [2000, 0],
      ],
      'Its fee',
    ),
    part(
      'nomad_visa_min_income',
      1,
      [
        [800, 1],
        [2000, 0.75],
        [3500, 0.4],
        [5800, 0],
      ],
      'The income it asks for',
    ),
  ]),
];
