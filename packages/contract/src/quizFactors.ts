/**
 * The twelve factors of the free quiz, in the order of its steps. In a file of its own, because pages read it without
 * the schemas.
 */
export const QUIZ_FACTORS = [
  'temperature_celsius',
  'rainfall_mm_year',
  'gdp_per_capita_usd',
  'healthcare_rating',
  'education_rating',
  'safety_rating',
  'quality_of_life_rating',
  'immigration_friendliness',
  'visa_process_ease',
  'job_market_strength',
  'cultural_diversity_index',
  'political_stability_index',
] as const;
export type QuizFactor = (typeof QUIZ_FACTORS)[number];

/** The position of an untouched slider. */
export const QUIZ_DEFAULT = 3;
export const QUIZ_TOP_N = 5;
