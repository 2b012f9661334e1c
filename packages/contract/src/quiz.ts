import { z } from 'zod';
import { QUIZ_FACTORS, QUIZ_TOP_N, type QuizFactor } from './quizFactors.ts';

/** POST /countries/find-my-country (specification 2, §3 and §7). */

/** A slider position. */
const step = z.literal([1, 2, 3, 4, 5]);

const preferenceSchema = z.object({
  /** 3 by default. */
  importance: step.optional(),
  /** Only temperature and rainfall: from 1 (cold, dry) to 5 (hot, wet). */
  direction: step.nullish(),
});

/** One key for each factor, in order. */
const preferences = Object.fromEntries(
  QUIZ_FACTORS.map((factor) => [factor, preferenceSchema.optional()]),
) as Record<QuizFactor, z.ZodOptional<typeof preferenceSchema>>;

/** Omitted factors count as the middle of their slider. */
export const quizRequestSchema = z.object({
  preferences: z.strictObject(preferences),
  top_n: z.int().min(1).max(50).default(QUIZ_TOP_N),
});
export type QuizRequest = z.infer<typeof quizRequestSchema>;

const known = z.number().nullable();

/** A figure behind a factor, for readers who want to check it. */
const quizFigureSchema = z.object({
  factor: z.enum(QUIZ_FACTORS),
  label: z.string(),
  /** With its unit. */
  text: z.string(),
  year: z.int(),
  source: z.string(),
});

const quizMatchSchema = z.object({
  country_name: z.string(),
  iso3: z.string(),
  /** Last segment of the address of the country's own page. */
  slug: z.string(),
  /** 0-100. */
  match_percentage: z.number(),
  rank: z.int(),
  /** The factors that raise and lower this country most, the heaviest first. */
  strong: z.array(z.enum(QUIZ_FACTORS)),
  weak: z.array(z.enum(QUIZ_FACTORS)),
  /** File name for `GET /demographics/{file}.json`, without `.json`. */
  country_profile_file: z.string(),
  /** Ratings are mean percentile ranks in the world, from 0 to 5; null where no figure is known. */
  country_data: z.object({
    gdp_per_capita_usd: known,
    temperature_celsius: known,
    healthcare_rating: known,
    education_rating: known,
    safety_rating: known,
    quality_of_life_rating: known,
    immigration_friendliness: known,
  }),
});

/** GET /countries/{iso3}/quiz-figures: the figures behind all factors of a country, in the order of the factors. */
export const quizFiguresSchema = z.object({ figures: z.array(quizFigureSchema) });
export type QuizFigure = z.infer<typeof quizFigureSchema>;
export type QuizFiguresResponse = z.infer<typeof quizFiguresSchema>;

export type QuizMatch = z.infer<typeof quizMatchSchema>;

export const quizResponseSchema = z.object({ matches: z.array(quizMatchSchema) });
export type QuizResponse = z.infer<typeof quizResponseSchema>;
