import type { Factor } from '../model.ts';
import { factor, logPart, part, wordPart } from './part.ts';

/** Schools, families, newcomers and culture. */
export const SOCIETY: readonly Factor[] = [
  factor('education', 'Education', 'education', [
    part(
      'harmonised_test_score',
      4,
      [
        [300, 0],
        [400, 0.35],
        [500, 0.75],
        [580, 1],
      ],
      'What pupils know, on one scale for all countries',
    ),
    part(
      'expected_schooling',
      3,
      [
        [6, 0],
        [11, 0.35],
        [15, 0.75],
        [18.5, 1],
      ],
      'Years a child can expect to learn',
    ),
    part(
      'mean_schooling',
      3,
      [
        [2, 0],
        [6, 0.35],
        [10.5, 0.75],
        [13.5, 1],
      ],
      'Years adults have learned',
    ),
    part(
      'secondary_enrolment',
      1,
      [
        [10, 0],
        [60, 0.4],
        [95, 0.85],
        [115, 1],
      ],
      'Young people at secondary school',
    ),
    part(
      'primary_completion',
      1,
      [
        [35, 0],
        [75, 0.4],
        [95, 0.85],
        [100, 1],
      ],
      'Children who finish primary school',
    ),
    part(
      'pupil_teacher_ratio',
      1,
      [
        [9, 1],
        [15, 0.8],
        [28, 0.4],
        [55, 0],
      ],
      'Size of classes',
    ),
    part(
      'trained_primary_teachers',
      0.5,
      [
        [20, 0],
        [70, 0.4],
        [95, 0.85],
        [100, 1],
      ],
      'Teachers with training',
    ),
    part(
      'education_spending_gdp',
      1,
      [
        [1, 0],
        [3, 0.4],
        [5, 0.8],
        [7, 1],
      ],
      'Public money for education',
    ),
    part(
      'youth_literacy',
      1,
      [
        [40, 0],
        [80, 0.35],
        [98, 0.85],
        [100, 1],
      ],
      'Young people who read and write',
    ),
    part(
      'education_equality',
      1,
      [
        [-2.5, 0],
        [0, 0.4],
        [2, 0.8],
        [3.4, 1],
      ],
      'The same schooling for all',
    ),
    part(
      'inequality_education',
      0.5,
      [
        [2, 1],
        [8, 0.75],
        [25, 0.35],
        [48, 0],
      ],
      'How unequally schooling is spread',
    ),
  ]),
  factor('universities', 'Universities and research', 'education', [
    part(
      'tertiary_enrolment',
      2,
      [
        [5, 0],
        [35, 0.4],
        [70, 0.8],
        [100, 1],
      ],
      'Young people in higher education',
    ),
    logPart(
      'articles_per_million',
      3,
      [
        [5, 0],
        [100, 0.4],
        [900, 0.8],
        [2200, 1],
      ],
      'Scientific articles per person',
    ),
    part(
      'academic_freedom',
      1,
      [
        [0.05, 0],
        [0.5, 0.4],
        [0.8, 0.75],
        [0.95, 1],
      ],
      'Teaching and research free of interference',
    ),
    logPart(
      'researchers_per_million',
      1,
      [
        [20, 0],
        [500, 0.45],
        [3500, 0.85],
        [8000, 1],
      ],
      'People who do research',
    ),
    part(
      'research_spending',
      2,
      [
        [0, 0],
        [0.6, 0.4],
        [2, 0.8],
        [3.5, 1],
      ],
      'Money for research',
    ),
  ]),
  factor('family', 'Family policies', 'family_demographics', [
    part(
      'family_leave_mother_total_days',
      2,
      [
        [0, 0],
        [98, 0.4],
        [250, 0.75],
        [500, 1],
      ],
      'Leave open to a mother',
    ),
    part(
      'paternity_leave_paid_days',
      1,
      [
        [0, 0],
        [7, 0.4],
        [20, 0.8],
        [60, 1],
      ],
      'Paid leave for a father',
    ),
    part(
      'preprimary_enrolment',
      2,
      [
        [5, 0],
        [50, 0.4],
        [90, 0.85],
        [105, 1],
      ],
      'Places in nursery and kindergarten',
    ),
    logPart(
      'maternal_mortality',
      1.5,
      [
        [2, 1],
        [10, 0.85],
        [80, 0.5],
        [600, 0],
      ],
      'Safety of mothers at birth',
    ),
    part(
      'skilled_birth_attendance',
      1,
      [
        [40, 0],
        [85, 0.4],
        [98, 0.85],
        [100, 1],
      ],
      'Births with skilled help',
    ),
    part(
      'birth_registration',
      0.5,
      [
        [10, 0],
        [75, 0.4],
        [98, 0.85],
        [100, 1],
      ],
      'Papers for every child',
    ),
    part(
      'adolescent_fertility',
      1,
      [
        [2, 1],
        [15, 0.75],
        [50, 0.4],
        [130, 0],
      ],
      'Girls who become mothers',
    ),
  ]),
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
        [60, 0.5],
        [90, 0.8],
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
