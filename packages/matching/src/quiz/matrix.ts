import type { Iso3 } from '@global-fit/atlas/model';
import type { Engine } from '../engine/engine.ts';
import { openSituation } from '../entry/situation.ts';
import { QUIZ_FACTORS } from '../factors/quiz.ts';
import { dangerGate } from '../gates/basic.ts';
import { quizClimateOf } from '../personal/quizClimate.ts';
import { quizPreferences } from './request.ts';

/** Everything a browser needs to run the quiz: plain JSON, null where a fact is unknown. */
export interface QuizMatrix {
  readonly iso3: readonly Iso3[];
  /** Keys that order equal scores, by country. */
  readonly ties: readonly string[];
  /** Utility of each factor that is read by a curve, by country. */
  readonly utilities: Readonly<Record<string, readonly (number | null)[]>>;
  /** Yearly mean, coldest and warmest city in degrees Celsius. */
  readonly temperature: readonly (readonly [
    meanC: number | null,
    coldestC: number | null,
    warmestC: number | null,
  ])[];
  readonly rainMm: readonly (number | null)[];
  /** 1 where a government says "do not travel". */
  readonly barred: readonly (0 | 1)[];
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** The matrix of the quiz, full precision so that a browser computes the very scores the server does. */
export function quizMatrix(engine: Engine): QuizMatrix {
  const danger = dangerGate(openSituation(engine, quizPreferences({})));
  const { atlas } = engine;
  return {
    iso3: engine.iso3,
    ties: engine.ties,
    utilities: Object.fromEntries(
      QUIZ_FACTORS.map(({ id }) => [id, Array.from(engine.column(id)?.utilities ?? [], orNull)]),
    ),
    temperature: engine.iso3.map((_, i) => {
      const { meanC, coldestC, warmestC } = quizClimateOf({ engine }, i);
      return [orNull(meanC), orNull(coldestC), orNull(warmestC)];
    }),
    rainMm: Array.from(atlas.column('rainfall_mm_year'), orNull),
    barred: engine.iso3.map((_, i) => (danger.check(i).status === 'failed' ? 1 : 0)),
  };
}
