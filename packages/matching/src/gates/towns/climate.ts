import {
  BINDS_FROM,
  climateStatus,
  noBetterThanHome,
  targetOf,
  type WarmthDistances,
} from '../../conditions/climateWish.ts';
import type { Situation } from '../../entry/situation.ts';
import { quizClimateOf, quizDistances } from '../../personal/quizClimate.ts';
import { rainDistance, warmthDistances } from '../../personal/wishes.ts';
import { gradeBelow } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';

/** Fails a climate too far from the wish; null where there is no wish, or it is not important enough. */
export function climateGate(situation: Situation): Gate | null {
  const { preferences } = situation;
  const target = targetOf(preferences, 'warmth') ?? targetOf(preferences, 'quiz_temperature');
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
        ? quizDistances(quizClimateOf(situation, country), target)
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

/** Fails rain too far from the wish; null unless the wish is very important. */
export function rainGate(situation: Situation): Gate | null {
  const target = targetOf(situation.preferences, 'rain');
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
