import type { FactorId, GateStatus, Target } from '../model.ts';
import type { Preferences } from '../model/preferences.ts';
import { gradeBelow, type Limits, pastLimit } from '../scoring/grade.ts';
import { closeness } from '../scoring/utility.ts';

/** The wish for warmth or rain behind a factor; undefined where nobody has one. */
export const targetOf = (
  { targets }: Preferences,
  factor: FactorId,
): Preferences['targets'][number] | undefined => targets.find((target) => target.factor === factor);

/**
 * A wish missed by `zeroAt` rules a country out at importance 5; at 4 and 3 it takes this much more. Below 3
 * nothing does.
 */
const LENIENCE: Readonly<Record<number, number>> = { 5: 1, 4: 1.2, 3: 1.5 };

/** Importance of a wish from which on it can rule a country out. */
export const BINDS_FROM = { warmth: 3, rain: 5 } as const;

/**
 * Importance from which on a place that misses the wish is held back: one below that which rules out, so that no place
 * stands first at one step and is ruled out at the next.
 */
export const HOLDS_FROM = { warmth: BINDS_FROM.warmth - 1, rain: BINDS_FROM.rain - 1 } as const;

/** How far a country lies from a wish for warmth. */
export interface WarmthDistances {
  /** Degrees from the wish: the typical town where one would live, and the closest one. */
  readonly typical: number;
  readonly closest: number;
  /** Yearly mean of the closest one; absent in the quiz, which asks nothing of home. */
  readonly mean?: number;
}

/** Degrees from the wish beyond which a place fails; infinite where the wish binds nobody. */
export const farthest = ({ importance, zeroAt }: Target): number =>
  zeroAt * (LENIENCE[importance] ?? Number.POSITIVE_INFINITY);

/**
 * Degrees from the wish, of even the closest town, as shares of `zeroAt` by importance: beyond `soft` it holds a country
 * back, and in full from `hard` on, where one step more of importance would rule the country out.
 */
const HELD: Readonly<Record<number, Pick<Limits, 'soft' | 'hard'>>> = {
  5: { soft: 2 / 3, hard: 1 },
  4: { soft: 4 / 5, hard: 1 },
  3: { soft: 1, hard: 6 / 5 },
  2: { soft: 6 / 5, hard: 3 / 2 },
};

/** How far even the closest town is on the way to where it holds a country back in full, in [0,1]. */
function pastWish(closest: number, { importance, zeroAt }: Target): number {
  const held = HELD[importance];
  return held ? pastLimit(closest / zeroAt, held) : 0;
}

/** A place has to be so many degrees nearer to the wish than home: by less the figures do not tell them apart. */
const NEARER = 1;

/**
 * Whether somebody who moves for a better climate would find none: where home is too cold, even the closest town is no
 * warmer, and the other way round.
 */
export const noBetterThanHome = (mean: number | undefined, { ideal, atHome }: Target): boolean =>
  mean !== undefined && atHome !== undefined && Math.sign(ideal - atHome) * (mean - atHome) < NEARER;

/** How far a place is on the way to being ruled out for its warmth, in [0,1]: in full where it is as at home. */
export const pastClimate = ({ closest, mean }: WarmthDistances, target: Target): number =>
  noBetterThanHome(mean, target) ? 1 : pastWish(closest, target);

/**
 * `failed` when even the closest town is too far off or as far off as home, `at_risk` when it is on the way there, or the
 * typical one is far off.
 */
export function climateStatus(distances: WarmthDistances, target: Target): GateStatus {
  const { typical, closest, mean } = distances;
  if (target.importance < HOLDS_FROM.warmth) return 'met';
  const binds = target.importance >= BINDS_FROM.warmth;
  if (binds && (closest > farthest(target) || noBetterThanHome(mean, target))) return 'failed';
  if (pastClimate(distances, target) > 0) return 'at_risk';
  return binds ? gradeBelow(typical, target.zeroAt, Number.POSITIVE_INFINITY) : 'met';
}

/** How well a place answers a wish for warmth: half by its typical town, half by the closest to the wish. */
export function warmthUtility({ typical, closest }: WarmthDistances, target: Target): number {
  return (closeness(typical, target) + closeness(closest, target)) / 2;
}
