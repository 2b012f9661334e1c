import { QUIZ_FACTORS, type QuizFactor } from '@global-fit/contract/quizFactors';
import { numberIn, objectIn, textIn, textsIn } from '#api/readShape.ts';
import type { Result } from './results/result.ts';

const FILE_END = '_profile';

const factorsIn = (value: unknown): readonly QuizFactor[] | null =>
  Array.isArray(value)
    ? textsIn(value).flatMap((name) => QUIZ_FACTORS.filter((factor) => factor === name))
    : null;

/** "Costa Rica" from the name of its profile file, where the response has no name. */
const fileOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '_')}${FILE_END}`;

function readMatch(body: unknown, index: number): Result {
  const match = objectIn(body);
  const name = textIn(match?.['country_name']);
  if (match === null || name === '') throw new Error('Unexpected response format');
  const file = textIn(match['country_profile_file']) || fileOf(name);
  const data = objectIn(match['country_data']) ?? {};
  return {
    iso3: textIn(match['iso3']) || name,
    name,
    slug: textIn(match['slug']) || file.replace(new RegExp(`${FILE_END}$`), '').replaceAll('_', '-'),
    file,
    rank: numberIn(match['rank']) ?? index + 1,
    score: numberIn(match['match_percentage']) ?? 0,
    strong: factorsIn(match['strong']),
    weak: factorsIn(match['weak']),
    figures: {
      gdp_per_capita_usd: numberIn(data['gdp_per_capita_usd']),
      temperature_celsius: numberIn(data['temperature_celsius']),
      healthcare_rating: numberIn(data['healthcare_rating']),
      education_rating: numberIn(data['education_rating']),
      safety_rating: numberIn(data['safety_rating']),
      quality_of_life_rating: numberIn(data['quality_of_life_rating']),
      immigration_friendliness: numberIn(data['immigration_friendliness']),
    },
  };
}

/**
 * Parses the matches of a response (specification 2, §3: name, score and figures are guaranteed; ranks and reasons
 * are our addition and may be missing). Throws 'Unexpected response format' for a response without matches.
 */
export function readMatches(body: unknown): readonly Result[] {
  const matches = objectIn(body)?.['matches'];
  if (!Array.isArray(matches) || matches.length === 0) throw new Error('Unexpected response format');
  return matches.map(readMatch);
}
