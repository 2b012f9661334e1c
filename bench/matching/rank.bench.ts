/**
 * How long a ranking takes, beside the floor: the time of touching the same matrix of utilities once.
 *
 *   node bench/matching/rank.bench.ts
 */
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { createQuizRanker } from '@global-fit/matching/quiz/ranker';
import { engineOf } from '@global-fit/matching/engine/engine';
import { describeStanding, type Standing, standing } from '@global-fit/matching/rank';
import { orderOf, scoreAll } from '@global-fit/matching/scoring/score';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { timeCalls } from '../latency.ts';

const WARM_UP = 60;
const RUNS = 300;

const measure = (run: (index: number) => unknown) => timeCalls(run, { warmUp: WARM_UP, runs: RUNS });

const atlas = realAtlas();
const engine = engineOf(atlas);
const asked = PERSONAS.map(({ answers }) => profilePreferences(atlas, answers));
const states = asked.map((preferences) => standing(engine, preferences));
const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

let sink = 0;
/** Reads every number the score reads, once, and adds them up. */
function touch({ factors }: Standing): void {
  for (const { certain, known } of factors) {
    for (let i = 0; i < certain.length; i += 1) sink += (certain[i] as number) + (known[i] as number);
  }
}

/** Whatever describes a country is computed when it is first read. */
function readAll(state: Standing, withCities: number): void {
  for (const [place, match] of describeStanding(state).matches.entries()) {
    sink += match.contributions.length + match.gates.length;
    if (place < withCities) sink += match.cities.length;
  }
}

const rank = createQuizRanker(quizMatrix(engine));
const rows = [
  ['floor: touch the same matrix once', measure((i) => touch(at(states, i))), null],
  [
    'scores and order of all countries',
    measure((i) => orderOf(scoreAll(at(states, i).factors, engine.iso3.length), engine.iso3)),
    1,
  ],
  ['the same from preferences, with every must-have', measure((i) => standing(engine, at(asked, i))), 1],
  ['intervals, reasons and facts for all', measure((i) => readAll(at(states, i), 0)), 20],
  [
    'all of it, with cities of the best ten',
    measure((i) => readAll(standing(engine, at(asked, i)), 10)),
    null,
  ],
  [
    'one move of a slider in the quiz',
    measure((i) => rank({ temperature_celsius: { importance: 4, direction: 1 + (i % 5) } }, 5)),
    1,
  ],
] as const;

const floor = rows[0][1].p50;
console.log(
  `${engine.iso3.length} countries, ${Math.round(states.reduce((sum, { factors }) => sum + factors.length, 0) / states.length)} factors on average, ${RUNS} runs over ${PERSONAS.length} people`,
);
for (const [name, { p50, p95 }, limit] of rows) {
  const verdict = limit === null ? '' : p50 < limit ? `  under ${limit} ms` : `  OVER ${limit} ms`;
  console.log(
    `${name.padEnd(50)} ${p50.toFixed(3).padStart(8)} ms  p95 ${p95.toFixed(3).padStart(8)} ms  ${(p50 / floor).toFixed(0).padStart(6)} x floor${verdict}`,
  );
}
console.log(`(checksum ${sink.toExponential(3)})`);
