import type { FactorId, GateStatus, Target } from '../model.ts';
import type { Preferences } from '../model/preferences.ts';
import { gradeBelow } from '../scoring/grade.ts';
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

/** A place has to be so many degrees nearer to the wish than home: by less the figures do not tell them apart. */
const NEARER = 1;

/**
 * Whether somebody who moves for a better climate would find none: where home is too cold, even the closest town is no
 * warmer, and the other way round.
 */
export const noBetterThanHome = (mean: number | undefined, { ideal, atHome }: Target): boolean =>
  mean !== undefined && atHome !== undefined && Math.sign(ideal - atHome) * (mean - atHome) < NEARER;

/**
 * `failed` when even the closest town is too far off or as far off as home, `at_risk` when the typical one is
 * far off.
 */
export function climateStatus({ typical, closest, mean }: WarmthDistances, target: Target): GateStatus {
  const most = farthest(target);
  if (most === Number.POSITIVE_INFINITY) return 'met';
  if (closest > most || noBetterThanHome(mean, target)) return 'failed';
  return gradeBelow(typical, target.zeroAt, Number.POSITIVE_INFINITY);
}

/** How well a place answers a wish for warmth: half by its typical town, half by the closest to the wish. */
export function warmthUtility({ typical, closest }: WarmthDistances, target: Target): number {
  return (closeness(typical, target) + closeness(closest, target)) / 2;
}
