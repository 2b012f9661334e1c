import type { Factor } from '../model.ts';
import { factor, logPart, part } from './part.ts';

/** Healthcare as a newcomer would find it, and the diseases it copes with. */
export const HEALTH: readonly Factor[] = [
  factor('healthcare', 'Healthcare', 'healthcare', [
    part(
      'uhc_index',
      5,
      [
        [30, 0],
        [50, 0.25],
        [65, 0.5],
        [80, 0.8],
        [90, 1],
      ],
      'Whether essential services reach everybody, in one published index',
    ),
    part(
      'life_expectancy',
      3,
      [
        [55, 0],
        [65, 0.25],
        [75, 0.65],
        [80, 0.85],
        [84, 1],
      ],
      'The plainest outcome of medicine and living conditions together',
    ),
    part(
      'physicians_density',
      2,
      [
        [0, 0],
        [1, 0.35],
        [2.5, 0.7],
        [4, 1],
      ],
      'How easily a doctor can be found',
    ),
    part(
      'nurses_midwives',
      2,
      [
        [0, 0],
        [30, 0.4],
        [80, 0.8],
        [130, 1],
      ],
      'Nursing decides whether hospitals can use their doctors',
    ),
    part(
      'hospital_beds',
      1,
      [
        [0, 0],
        [1.5, 0.4],
        [3, 0.75],
        [6, 1],
      ],
      'Room in hospitals when something serious happens',
    ),
    logPart(
      'health_spending_per_capita',
      2,
      [
        [30, 0],
        [300, 0.35],
        [2000, 0.75],
        [8000, 1],
      ],
      'What is spent on the health of each person',
    ),
    part(
      'out_of_pocket_health',
      2,
      [
        [5, 1],
        [15, 0.85],
        [35, 0.5],
        [60, 0.15],
        [80, 0],
      ],
      'How much of a bill patients pay themselves',
    ),
    part(
      'infant_mortality',
      2,
      [
        [1.5, 1],
        [5, 0.8],
        [15, 0.5],
        [40, 0.15],
        [70, 0],
      ],
      'A sensitive measure of basic care',
    ),
    part(
      'surgical_workforce',
      1,
      [
        [0, 0],
        [20, 0.4],
        [60, 0.75],
        [120, 1],
      ],
      'Surgeons, anaesthetists and obstetricians within reach',
    ),
    part(
      'surgery_catastrophic_cost_risk',
      1,
      [
        [0, 1],
        [10, 0.7],
        [40, 0.3],
        [90, 0],
      ],
      'The danger that one operation ruins a household',
    ),
    part(
      'health_emergency_capacity',
      1,
      [
        [20, 0],
        [60, 0.5],
        [95, 1],
      ],
      'Preparedness for epidemics',
    ),
    part(
      'health_equality',
      1,
      [
        [-2.5, 0],
        [0, 0.4],
        [2, 0.8],
        [3.6, 1],
      ],
      'Whether basic care depends on who one is',
    ),
  ]),
  factor('public_health', 'Public health', 'healthcare', [
    logPart(
      'tuberculosis_incidence',
      2,
      [
        [2, 1],
        [10, 0.85],
        [50, 0.5],
        [200, 0.2],
        [600, 0],
      ],
      'An infection that spreads where care and housing are poor',
    ),
    logPart(
      'hiv_prevalence',
      1,
      [
        [0.1, 1],
        [0.5, 0.8],
        [2, 0.4],
        [10, 0],
      ],
      'Burden on care and risk',
    ),
    part(
      'deaths_communicable',
      2,
      [
        [3, 1],
        [15, 0.75],
        [40, 0.3],
        [65, 0],
      ],
      'Share of deaths that sanitation and vaccines prevent',
    ),
    part(
      'dpt_immunisation',
      1,
      [
        [50, 0],
        [80, 0.4],
        [95, 0.9],
        [99, 1],
      ],
      'Vaccination routine for children',
    ),
    part(
      'measles_immunisation',
      1,
      [
        [50, 0],
        [80, 0.4],
        [95, 0.9],
        [99, 1],
      ],
      'Protection of the whole population against outbreaks',
    ),
    part(
      'diabetes_prevalence',
      0.5,
      [
        [3, 1],
        [8, 0.7],
        [15, 0.3],
        [25, 0],
      ],
      'Typical diet and exercise',
    ),
    part(
      'obesity_rate',
      0.5,
      [
        [5, 1],
        [20, 0.65],
        [30, 0.35],
        [45, 0],
      ],
      'Typical diet and exercise',
    ),
    part(
      'tobacco_use',
      0.5,
      [
        [4, 1],
        [15, 0.75],
        [30, 0.35],
        [45, 0],
      ],
      'Smoke in everyday life',
    ),
    part(
      'suicide_rate',
      0.5,
      [
        [2, 1],
        [8, 0.75],
        [16, 0.35],
        [28, 0],
      ],
      'A trace of mental distress',
    ),
    part(
      'inequality_life_expectancy',
      1,
      [
        [2.5, 1],
        [8, 0.75],
        [20, 0.35],
        [38, 0],
      ],
      'Whether long lives are shared by all',
    ),
    part(
      'undernourishment',
      1,
      [
        [2.5, 1],
        [8, 0.75],
        [20, 0.35],
        [45, 0],
      ],
      'Food security of the population',
    ),
  ]),
];
