import type { Factor } from '../model.ts';
import { factor, logPart, part } from './part.ts';

/** The quiz's published indices already run from 0 to 100. */
const INDEX = [
  [0, 0],
  [100, 1],
] as const;

/**
 * The factors of the free quiz that a curve reads; its two climate wishes are in `personal/quizClimate.ts`. The
 * indices are those shown as ratings out of 5, so score and ratings cannot disagree.
 */
export const QUIZ_FACTORS: readonly Factor[] = [
  factor('gdp_per_capita_usd', 'Economic performance', 'economy', [
    logPart(
      'gdp_per_capita_usd',
      1,
      [
        [400, 0],
        [3000, 0.3],
        [12000, 0.55],
        [40000, 0.85],
        [90000, 1],
      ],
      'Output per person',
    ),
  ]),
  factor('healthcare_rating', 'Healthcare quality', 'healthcare', [
    part(
      'healthcare_index',
      1,
      INDEX,
      'Coverage, long lives, safe births, staff, spending and what patients pay',
    ),
  ]),
  factor('education_rating', 'Education quality', 'education', [
    part('education_index', 1, INDEX, 'Years at school, learning and higher education'),
  ]),
  factor('safety_rating', 'Safety', 'safety', [
    part('safety_index', 1, INDEX, 'Homicide, road deaths and political violence'),
  ]),
  factor('quality_of_life_rating', 'Quality of life', 'lifestyle', [
    part('quality_of_life_index', 1, INDEX, 'Human development'),
  ]),
  factor('immigration_friendliness', 'Immigration friendliness', 'immigration', [
    part(
      'immigration_friendliness_index',
      1,
      INDEX,
      'Share of migrants, dual citizenship and years to citizenship',
    ),
  ]),
  factor('visa_process_ease', 'Visa process ease', 'immigration', [
    part(
      'visa_process_ease_index',
      1,
      INDEX,
      'Kinds of permit that ask for no employer; nationalities that need no visa, or get one online',
    ),
  ]),
  factor('job_market_strength', 'Job market strength', 'jobs', [
    part('job_market_strength_index', 1, INDEX, 'Unemployment, employment, contracts and productivity'),
  ]),
  factor('cultural_diversity_index', 'Cultural diversity', 'culture_language', [
    part(
      'cultural_diversity_index',
      1,
      [
        [0, 0],
        [70, 1],
      ],
      'Origins, languages, faiths and migrants',
    ),
  ]),
  factor('political_stability_index', 'Political stability', 'safety', [
    part('political_stability_index', 1, INDEX, 'Likelihood of violent or unlawful change'),
  ]),
];
