import type { Iso3 } from '@global-fit/atlas/model';
import { quizRainUtility, quizTemperatureUtility } from '../personal/quizClimate.ts';
import { sliderWorth } from '../scoring/weights.ts';
import type { QuizMatrix } from './matrix.ts';
import { QUIZ_KEYS, type QuizKey, type QuizRequest, quizTarget } from './request.ts';

/** What lifts a country in the quiz and what holds it back, the heaviest first. */
export interface QuizReasons {
  readonly strong: readonly QuizKey[];
  readonly weak: readonly QuizKey[];
}

/** Utility from which an answer lifts a country, and below which it holds it back. Declared, not relative. */
const GOOD = 0.66;
const POOR = 0.42;

const MOST = 3;
const KEYS = Object.keys(QUIZ_KEYS) as readonly QuizKey[];

/** The keys of the quiz as they stand in a sentence: "strong on safety". */
export const QUIZ_WORDS: Readonly<Record<QuizKey, string>> = {
  temperature_celsius: 'temperature',
  rainfall_mm_year: 'rainfall',
  gdp_per_capita_usd: 'economic performance',
  healthcare_rating: 'healthcare',
  education_rating: 'education',
  safety_rating: 'safety',
  quality_of_life_rating: 'quality of life',
  immigration_friendliness: 'immigration friendliness',
  visa_process_ease: 'visa ease',
  job_market_strength: 'job market',
  cultural_diversity_index: 'cultural diversity',
  political_stability_index: 'political stability',
};

/** How well a country does on one key, 0-1; null where the fact or the wish is missing. */
function utilityOf(matrix: QuizMatrix, request: QuizRequest, key: QuizKey, at: number): number | null {
  const climate = key === 'temperature_celsius' || key === 'rainfall_mm_year';
  if (!climate) return matrix.utilities[QUIZ_KEYS[key]]?.[at] ?? null;
  const target = quizTarget(key, request[key] ?? {});
  if (!target) return null;
  if (key === 'rainfall_mm_year') {
    const mm = matrix.rainMm[at] ?? null;
    return mm === null ? null : quizRainUtility(mm, target);
  }
  const [meanC, coldestC, warmestC] = matrix.temperature[at] ?? [null, null, null];
  if (meanC === null) return null;
  const utility = quizTemperatureUtility(
    { meanC, coldestC: coldestC ?? Number.NaN, warmestC: warmestC ?? Number.NaN },
    target,
  );
  return Number.isNaN(utility) ? null : utility;
}

/**
 * Why a country stands where it stands, from the same numbers as its score: at most three keys on each side, those
 * that weigh. A key that was set to "not important" gives no reason. Empty for a country the matrix does not hold.
 */
export function quizReasons(matrix: QuizMatrix, request: QuizRequest, iso3: Iso3): QuizReasons {
  const at = matrix.iso3.indexOf(iso3);
  const weighed: { readonly key: QuizKey; readonly weight: number; readonly utility: number }[] = [];
  for (const key of at < 0 ? [] : KEYS) {
    const weight = sliderWorth(request[key]?.importance ?? 3);
    const utility = weight === 0 ? null : utilityOf(matrix, request, key, at);
    if (utility !== null) weighed.push({ key, weight, utility });
  }
  const strong = weighed
    .filter(({ utility }) => utility >= GOOD)
    .sort((a, b) => b.weight * (b.utility - POOR) - a.weight * (a.utility - POOR));
  const weak = weighed
    .filter(({ utility }) => utility <= POOR)
    .sort((a, b) => b.weight * (GOOD - b.utility) - a.weight * (GOOD - a.utility));
  return {
    strong: strong.slice(0, MOST).map(({ key }) => key),
    weak: weak.slice(0, MOST).map(({ key }) => key),
  };
}
