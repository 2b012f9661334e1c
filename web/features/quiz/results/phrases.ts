import { formatNumber } from '@global-fit/atlas/number';
import type { QuizFactor } from '@global-fit/contract/quizFactors';
import { QUIZ_WORDS } from '@global-fit/matching/quiz/reasons';
import type { RankBand } from '@global-fit/matching/quiz/bands';
import type { Result } from './result.ts';

const list = (keys: readonly QuizFactor[]): string => {
  const words = keys.map((key) => QUIZ_WORDS[key]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

/** "Strong on safety and healthcare, weak on rainfall." Null where the reasons are unknown. */
export function reasonOf({ strong, weak }: Pick<Result, 'strong' | 'weak'>): string | null {
  if (strong === null || weak === null) return null;
  if (strong.length === 0 && weak.length === 0) return 'Near the middle on everything that you weighed.';
  if (weak.length === 0) return `Strong on ${list(strong)}; weak on nothing that you weighed.`;
  if (strong.length === 0) return `Weak on ${list(weak)}; strong on nothing that you weighed.`;
  return `Strong on ${list(strong)}, weak on ${list(weak)}.`;
}

/** A rank and how firm it is. */
export interface Standing {
  readonly rank: number;
  readonly band: RankBand;
  /** Number of other countries with exactly the same score. */
  readonly level: number;
}

/**
 * How firm a rank is, given that the weight behind a slider is accurate to about a quarter. Countries that are level
 * each have the best rank of their band but different positions in the list.
 */
function bandOf({ rank, band: [best, worst], level }: Standing): string {
  if (best < worst) return `Rank ${best} to ${Math.max(worst, rank)}, if the sliders moved a little`;
  if (level > 0)
    return `Level with ${level === 1 ? 'one other country' : `${level} other countries`}, even if the sliders moved a little`;
  return `Rank ${best}, even if the sliders moved a little`;
}

/** What moving the sliders changed about a rank. */
function moveOf(rank: number, before: number | null): string {
  if (before === rank) return 'The same place as for your answers';
  return before === null ? 'New among the best' : `Was ${before} for your answers`;
}

/**
 * How firm a rank is. `before` is the rank for the answers that were sent, null for none; undefined while no slider
 * was moved.
 */
export function firmnessOf(standing: Standing, before: number | null | undefined): string {
  const firm = bandOf(standing);
  return before === undefined ? firm : `${moveOf(standing.rank, before)}. ${firm}`;
}

/** "$31,082" */
export const dollars = (value: number | null): string =>
  value === null ? 'Not known' : `$${formatNumber(value)}`;

/** "15.2 °C (59.4 °F)" */
export const degrees = (celsius: number | null): string =>
  celsius === null
    ? 'Not known'
    : `${formatNumber(celsius, 1)} °C (${formatNumber((celsius * 9) / 5 + 32, 1)} °F)`;

/** "4.6 out of 5" */
export const rating = (value: number | null): string =>
  value === null ? 'Not known' : `${value.toFixed(1)} out of 5`;
