import {
  BINDS_FROM,
  climateStatus,
  farthest,
  noBetterThanHome,
  targetOf,
  type WarmthDistances,
} from '../../conditions/climateWish.ts';
import type { Situation } from '../../entry/situation.ts';
import { quizClimateOf, quizDistances } from '../../personal/quizClimate.ts';
import { rainDistance, warmthDistances } from '../../personal/wishes.ts';
import { gradeBelow, pastLimit } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';

/** Share of the distance that rules a country out from which on even its closest town holds it back. */
const FAR = 2 / 3;

/** Fails a climate too far from the wish; null where there is no wish, or it is not important enough. */
export function climateGate(situation: Situation): Gate | null {
  const { preferences } = situation;
  const target = targetOf(preferences, 'warmth') ?? targetOf(preferences, 'quiz_temperature');
  if (!target || target.importance < BINDS_FROM.warmth) return null;
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
      const most = farthest(target);
      return {
        status: climateStatus(distances, target),
        past: pastLimit(distances.closest, { soft: FAR * most, hard: most }),
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
    graded: true,
    label: 'Rain near your wish',
    because: { questionIds: target.questionIds },
    check(country): Verdict {
      const distance = rainDistance(situation, target, country);
      const limits = { soft: target.zeroAt, hard: target.zeroAt * 1.5 };
      return {
        status: gradeBelow(distance, limits.soft, limits.hard),
        past: pastLimit(distance, limits),
        reason: () =>
          Number.isNaN(distance) ? { kind: 'no record' } : { kind: 'rain off', times: 2 ** distance },
        indicators: ['rainfall_annual'],
      };
    },
  };
}
