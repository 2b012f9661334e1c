import type { QuizColumn } from './standing.ts';
import type { QuizKey } from './request.ts';

/** What lifts a country in the quiz and what holds it back, the heaviest first. */
export interface QuizReasons {
  readonly strong: readonly QuizKey[];
  readonly weak: readonly QuizKey[];
}

/** Utility from which an answer lifts a country, and below which it holds it back. Declared, not relative. */
const GOOD = 0.66;
const POOR = 0.42;

const MOST = 3;

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

/** Keys by how hard they pull, and how hard that is. */
interface Pulls {
  readonly keys: QuizKey[];
  readonly strengths: number[];
}

/** Keeps the strongest in descending order; among equal ones those that came first. */
function keepStrongest({ keys, strengths }: Pulls, key: QuizKey, strength: number): void {
  if (keys.length === MOST && strength <= (strengths[MOST - 1] as number)) return;
  let at = Math.min(keys.length, MOST - 1);
  for (; at > 0 && strength > (strengths[at - 1] as number); at -= 1) {
    keys[at] = keys[at - 1] as QuizKey;
    strengths[at] = strengths[at - 1] as number;
  }
  keys[at] = key;
  strengths[at] = strength;
}

/**
 * Why a country stands where it stands, from the same numbers as its score: at most three keys on each side. A key that
 * was set to "not important", and one whose fact is missing, gives no reason.
 */
export function quizReasons(columns: readonly QuizColumn[], country: number): QuizReasons {
  const strong: Pulls = { keys: [], strengths: [] };
  const weak: Pulls = { keys: [], strengths: [] };
  for (const { key, weight, known, certain } of columns) {
    const utility = certain[country] as number;
    if (known[country] === 0) continue;
    if (utility >= GOOD) keepStrongest(strong, key, weight * (utility - POOR));
    else if (utility <= POOR) keepStrongest(weak, key, weight * (GOOD - utility));
  }
  return { strong: strong.keys, weak: weak.keys };
}
