import {
  BINDS_FROM,
  climateStatus,
  HOLDS_FROM,
  noBetterThanHome,
  pastClimate,
  targetOf,
  type WarmthDistances,
} from '../../conditions/climateWish.ts';
import type { Situation } from '../../entry/situation.ts';
import { quizClimateOf, quizDistances } from '../../personal/quizClimate.ts';
import { rainDistance, warmthDistances } from '../../personal/wishes.ts';
import { gradeBelow, pastLimit } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';

/** Fails a climate too far from the wish, or holds the country back for it; null where there is no wish, or it is not important enough. */
export function climateGate(situation: Situation): Gate | null {
  const { preferences } = situation;
  const target = targetOf(preferences, 'warmth') ?? targetOf(preferences, 'quiz_temperature');
  if (!target || target.importance < HOLDS_FROM.warmth) return null;
  const quiz = target.factor === 'quiz_temperature';
  return {
    id: 'climate',
    group: 'climate',
    graded: true,
    label: 'A climate near your wish',
    because: {
      questionIds: [
        ...target.questionIds,
        ...(target.atHome === undefined ? [] : ['relocation-drivers', 'current-location']),
      ],
    },
    check(country): Verdict {
      const distances: WarmthDistances = quiz
        ? quizDistances(quizClimateOf(situation, country), target)
        : warmthDistances(situation, target, country);
      return {
        status: climateStatus(distances, target),
        past: pastClimate(distances, target),
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

/** Fails rain too far from a wish that is very important, and holds the country back for one nearly so; else null. */
export function rainGate(situation: Situation): Gate | null {
  const target = targetOf(situation.preferences, 'rain');
  if (!target || target.importance < HOLDS_FROM.rain) return null;
  const binds = target.importance >= BINDS_FROM.rain;
  return {
    id: 'rain',
    group: 'rain',
    graded: true,
    label: 'Rain near your wish',
    because: { questionIds: target.questionIds },
    check(country): Verdict {
      const distance = rainDistance(situation, target, country);
      const limits = { soft: target.zeroAt, hard: target.zeroAt * 1.5 };
      return {
        status: gradeBelow(distance, limits.soft, binds ? limits.hard : Number.POSITIVE_INFINITY),
        past: pastLimit(distance, limits),
        reason: () =>
          Number.isNaN(distance) ? { kind: 'no record' } : { kind: 'rain off', times: 2 ** distance },
        indicators: ['rainfall_annual'],
      };
    },
  };
}
