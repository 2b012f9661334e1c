/**
 * What one move of a slider in the quiz's live mode costs: the ranking of all countries with the rank bands and
 * reasons of the best five, beside the floor of reading the same numbers once. A move must fit into a frame of 16 ms
 * with room to draw.
 *
 *   node bench/quiz/live.bench.ts
 */
import process from 'node:process';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { type QuizMatrix, quizMatrix } from '@global-fit/matching/quiz/matrix';
import { createQuizRanker } from '@global-fit/matching/quiz/ranker';
import { QUIZ_KEYS, type QuizKey, type QuizRequest } from '@global-fit/matching/quiz/request';
import { engineOf } from '@global-fit/matching/engine/engine';
import { timeCalls } from '../latency.ts';

const WARM_UP = 200;
const MOVES = 2000;
const FRAME_MS = 16;
const BEST = 5;

const keys = Object.keys(QUIZ_KEYS) as readonly QuizKey[];

/** Slider positions that differ from move to move, the same in every run. */
function requestAt(move: number): QuizRequest {
  const position = (at: number): number => 1 + ((move * 7 + at * 3 + (move >> 3)) % 5);
  return Object.fromEntries(
    keys.map((key, at) => [key, { importance: position(at), direction: at < 3 ? position(at + 5) : null }]),
  );
}

const measure = (run: (move: number) => unknown) => timeCalls(run, { warmUp: WARM_UP, runs: MOVES });

let sink = 0;
/** Reads every number that a ranking reads, once. */
function touch({ utilities, temperature, rainMm }: QuizMatrix): void {
  for (const column of Object.values(utilities)) for (const value of column) sink += value ?? 0;
  for (const [mean, coldest, warmest] of temperature) sink += (mean ?? 0) + (coldest ?? 0) + (warmest ?? 0);
  for (const mm of rainMm) sink += mm ?? 0;
}

const matrix = quizMatrix(engineOf(realAtlas()));
const rank = createQuizRanker(matrix);

const floor = measure(() => touch(matrix));
const move = measure((at) => rank(requestAt(at), BEST));

const show = (ms: number): string => `${ms.toFixed(4)} ms`;
console.log(`floor: read the matrix once   ${show(floor.p50)} (99th percentile ${show(floor.p99)})`);
console.log(`one move: rank, bands, reasons${show(move.p50)} (99th percentile ${show(move.p99)})`);
console.log(`ratio                         ${(move.p50 / floor.p50).toFixed(1)}`);
console.log(`share of a frame of ${FRAME_MS} ms    ${((100 * move.p99) / FRAME_MS).toFixed(1)} %`);
if (sink === 0 || move.p99 > FRAME_MS) process.exitCode = 1;
