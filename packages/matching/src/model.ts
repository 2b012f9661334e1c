/**
 * The words of matching: what a score is made of. What it reads of a household is in `model/`, what it answers in
 * `ranking.ts`.
 *
 *   Preferences (from a profile or the quiz) + Atlas  ->  Ranking
 *
 * A score is 100 x the weighted mean of utilities in [0,1] over all factors. The less is known of a factor, the nearer it
 * counts to the middle of that scale (`worthOf` in `scoring/score.ts`). Every factor's contribution is kept, and
 * contributions add up to the score. Constraints are gates beside the score, never averaged into it.
 */

import type { Dimension, Fact } from '@global-fit/atlas/model';

/** A utility curve as data: piecewise linear over declared breakpoints, never derived from the ranked list. */
export interface UtilityCurve {
  /** [value, utility] with values rising and utilities in [0,1]; flat beyond both ends. */
  readonly points: readonly (readonly [number, number])[];
  /** `log10`: breakpoints apply to log10 of the value; a value at or below zero stands at the first breakpoint. */
  readonly scale?: 'linear' | 'log10';
  /** For indicators in words: the utility of each word. A word not listed counts as unknown. */
  readonly words?: Readonly<Record<string, number>>;
}

/** A theme of the score that a reader recognises: "Healthcare", "Climate", "Cost of living". */
export type FactorId = string;

/** An indicator with the curve that makes a utility of it. */
export interface Reading {
  readonly indicator: string;
  readonly curve: UtilityCurve;
}

/** One indicator inside a factor. */
export interface FactorPart extends Reading {
  readonly share: number;
  /** Read where the indicator is unknown: the first of these that is known. */
  readonly otherwise?: readonly Reading[];
  /** Why it is read, in one line. */
  readonly reason: string;
}

/** A theme with the indicators it is read from; those computed for a household are in `personal/`. */
export interface Factor {
  readonly id: FactorId;
  readonly label: string;
  readonly dimension: Dimension;
  /** Indicators with their shares inside the factor (sum 1); missing ones are left out and shares renormalised. */
  readonly parts: readonly FactorPart[];
}

/**
 * Closeness to what was asked: utility 1 inside [ideal - tolerance, ideal + tolerance], falling to 0 at
 * `zeroAt` away.
 */
export interface Target {
  readonly factor: FactorId;
  readonly ideal: number;
  readonly tolerance: number;
  readonly zeroAt: number;
  /** The side on which nothing is too far: the wish stands at that end of the scale. */
  readonly open?: 'below' | 'above';
  /** The months that count, 1 for January, where somebody stays for those alone; without them the whole year. */
  readonly season?: readonly number[];
  /** The value at home, where it is what somebody moves away from: a place no nearer to the ideal is no answer. */
  readonly atHome?: number;
  /** 1-5. From 3 up a place that is far off is `at_risk` or `failed`, so that an average cannot hide it. */
  readonly importance: number;
}

/** Where a weight, target, constraint or affinity came from, so that everything can be explained. */
export interface Because {
  readonly questionIds: readonly string[];
}

/** What one factor adds to the score of one place. */
export interface Contribution {
  readonly factor: FactorId;
  readonly label: string;
  /** Utility in [0,1]; null when no fact is known (then it counts halfway, see `worthOf`). */
  readonly utility: number | null;
  /** Share of all weights, in [0,1]: the same for every country that is compared. */
  readonly weight: number;
  /** Points of the 0-100 score; all contributions sum to the score. */
  readonly points: number;
  readonly facts: readonly Fact[];
  readonly because: Because;
}

/** `failed` rules a country out; `at_risk`, and `unknown` where nothing is on record, are shown with it. */
export type GateStatus = 'met' | 'at_risk' | 'failed' | 'unknown';

/** A city recommended; its score, 0-100, compares it with cities of its own country alone. */
export interface CityMatch {
  readonly cityId: number;
  readonly name: string;
  readonly score: number;
  readonly contributions: readonly Contribution[];
}
