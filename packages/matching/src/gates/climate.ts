import type { GateStatus, Target } from '../model.ts';
import type { Situation } from '../entry/situation.ts';
import { quizClimateOf, quizDistances } from '../personal/quizClimate.ts';
import { rainDistance, warmthDistances } from '../personal/wishes.ts';
import { type Gate, gradeBelow, type Verdict } from './gate.ts';

/**
 * A wish missed by `zeroAt` rules a country out at importance 5; at 4 and 3 it takes this much more. Below 3
 * nothing does.
 */
const LENIENCE: Readonly<Record<number, number>> = { 5: 1, 4: 1.2, 3: 1.5 };

/** Importance of a wish from which on it can rule a country out. */
export const BINDS_FROM = { warmth: 3, rain: 5 } as const;

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

/** A climate far from the wish, of the profile or of the quiz. */
export function climateGate(situation: Situation): Gate | null {
  const { targets } = situation.preferences;
  const target = targets.find(({ factor }) => factor === 'warmth' || factor === 'quiz_temperature');
  if (!target || target.importance < BINDS_FROM.warmth) return null;
  const quiz = target.factor === 'quiz_temperature';
  return {
    id: 'climate',
    group: 'climate',
    label: 'A climate near your wish',
    because: {
      questionIds: [
        ...target.questionIds,
        ...(target.atHome === undefined ? [] : ['relocation-drivers', 'current-location']),
      ],
    },
    check(country): Verdict {
      const distances: WarmthDistances = quiz
        ? quizDistances(quizClimateOf(situation, country), target.ideal)
        : warmthDistances(situation, target, country);
      return {
        status: climateStatus(distances, target),
        reason: () =>
          Number.isNaN(distances.typical)
            ? { kind: 'no record' }
            : {
                kind: 'degrees off',
                closest: distances.closest,
                typical: distances.typical,
                asAtHome: noBetterThanHome(distances.mean, target),
              },
        indicators: ['temperature_annual_mean'],
      };
    },
  };
}

/** Rain far from the wish; only when it is very important. */
export function rainGate(situation: Situation): Gate | null {
  const target = situation.preferences.targets.find(({ factor }) => factor === 'rain');
  if (!target || target.importance < BINDS_FROM.rain) return null;
  return {
    id: 'rain',
    group: 'rain',
    label: 'Rain near your wish',
    because: { questionIds: target.questionIds },
    check(country): Verdict {
      const distance = rainDistance(situation, target, country);
      return {
        status: gradeBelow(distance, target.zeroAt, target.zeroAt * 1.5),
        reason: () =>
          Number.isNaN(distance) ? { kind: 'no record' } : { kind: 'rain off', times: 2 ** distance },
        indicators: ['rainfall_annual'],
      };
    },
  };
}
