import type { QuizColumn } from './standing.ts';
import { QUIZ_KEYS, type QuizKey } from './request.ts';

/** What lifts a country in the quiz and what holds it back, the heaviest first. */
export interface QuizReasons {
  readonly strong: readonly QuizKey[];
  readonly weak: readonly QuizKey[];
}

/** Utility from which an answer lifts a country, and below which it holds it back. Declared, not relative. */
const GOOD = 0.66;
const POOR = 0.42;

export const MOST_PULLS = 3;

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

/** The positions in `QUIZ_KEYS` of the keys that pull hardest, and how hard each pulls, in falling order. */
export interface Pulls {
  /** How many there are, at most `MOST_PULLS`. What stands behind them is left from others. */
  count: number;
  readonly positions: Uint8Array;
  readonly strengths: Float64Array;
}

const noPulls = (): Pulls => ({
  count: 0,
  positions: new Uint8Array(MOST_PULLS),
  strengths: new Float64Array(MOST_PULLS),
});

/** Adds a key unless enough others pull as hard; among equal ones those that came first. */
function keepStrongest(pulls: Pulls, position: number, strength: number): void {
  const { count, positions, strengths } = pulls;
  if (count === MOST_PULLS && strength <= (strengths[MOST_PULLS - 1] as number)) return;
  let at = count;
  if (count === MOST_PULLS) at -= 1;
  else pulls.count += 1;
  for (; at > 0 && strength > (strengths[at - 1] as number); at -= 1) {
    positions[at] = positions[at - 1] as number;
    strengths[at] = strengths[at - 1] as number;
  }
  positions[at] = position;
  strengths[at] = strength;
}

const pulls = { strong: noPulls(), weak: noPulls() } as const;

/**
 * Why a country stands where it stands, from the same numbers as its score: at most three keys on each side. A key that
 * was set to "not important", and one whose fact is missing, gives no reason. Holds until the next call, which writes
 * over it: a match asks ten times.
 */
export function quizPulls(
  columns: readonly QuizColumn[],
  country: number,
): Readonly<Record<'strong' | 'weak', Readonly<Pulls>>> {
  const { strong, weak } = pulls;
  strong.count = 0;
  weak.count = 0;
  for (let n = 0; n < columns.length; n += 1) {
    const { position, weight, known, certain } = columns[n] as QuizColumn;
    if (known[country] === 0) continue;
    const utility = certain[country] as number;
    if (utility >= GOOD) keepStrongest(strong, position, weight * (utility - POOR));
    else if (utility <= POOR) keepStrongest(weak, position, weight * (GOOD - utility));
  }
  return pulls;
}

const KEYS = Object.keys(QUIZ_KEYS) as readonly QuizKey[];

/** The same by the names of the keys. */
export function quizReasons(columns: readonly QuizColumn[], country: number): QuizReasons {
  const { strong, weak } = quizPulls(columns, country);
  const named = ({ positions, count }: Readonly<Pulls>) =>
    Array.from(positions.subarray(0, count), (at) => KEYS[at] as QuizKey);
  return { strong: named(strong), weak: named(weak) };
}
