import { remembered } from '@global-fit/atlas/remembered';
import type { FactorId } from '../model.ts';
import { LOW, SAMPLES, weightMultipliers } from '../scoring/interval.ts';
import { addWeighted, HALFWAY, totalOf } from '../scoring/score.ts';
import { QUIZ_SEED } from './request.ts';
import type { QuizColumn, QuizStanding } from './standing.ts';

/** Best and worst rank if the sliders were placed a little differently. */
export type RankBand = readonly [best: number, worst: number];

/** What sums of floating-point numbers may differ by. */
const ROUNDING = 1e-9;

/**
 * How far the perturbed weights stray from the asked ones at most: the largest root of the sum of (p' - p)² / p over
 * shares p of the whole weight. By the inequality of Cauchy and Schwarz no weighted mean moves by more than this times
 * the weighted standard deviation of what is averaged.
 */
function strayOf(columns: readonly QuizColumn[], wobbles: readonly Float64Array[], total: number): number {
  let most = 0;
  for (let s = 0; s < SAMPLES; s += 1) {
    let sum = 0;
    let squares = 0;
    for (let f = 0; f < columns.length; f += 1) {
      const { weight } = columns[f] as QuizColumn;
      const wobble = (wobbles[f] as Float64Array)[s] as number;
      sum += weight * wobble;
      squares += weight * wobble * wobble;
    }
    // Sum of p'²/p less 1, with p' = weight x wobble / sum and p = weight / total.
    most = Math.max(most, (total * squares) / (sum * sum) - 1);
  }
  return Math.sqrt(most);
}

const hasGap = (columns: readonly QuizColumn[], country: number): boolean =>
  columns.some(({ known }) => known[country] === 0);

/** The leaders and all others that any perturbation could lift above one of them at its lowest. */
function contenders(
  { columns, passing }: QuizStanding,
  wobbles: readonly Float64Array[],
  leaders: readonly number[],
): number[] {
  const total = totalOf(columns);
  const stray = strayOf(columns, wobbles, total);
  const values = columns.map(({ certain }) => certain);
  const weights = columns.map(({ weight }) => weight);

  function staysBelow(one: number, leader: number): boolean {
    let sum = 0;
    let squares = 0;
    for (let f = 0; f < values.length; f += 1) {
      const column = values[f] as Float64Array;
      const lead = (column[one] as number) - (column[leader] as number);
      const weighed = (weights[f] as number) * lead;
      sum += weighed;
      squares += weighed * lead;
    }
    const mean = sum / total;
    return mean + stray * Math.sqrt(Math.max(0, squares / total - mean * mean)) < -ROUNDING;
  }

  // The last leaders are the easiest to overtake.
  const hardest = leaders.toReversed();
  const others = passing.filter(
    (one) =>
      !leaders.includes(one) && (hasGap(columns, one) || !hardest.every((leader) => staysBelow(one, leader))),
  );
  return [...leaders, ...others];
}

/** One property of some countries, column by column. */
function packed(columns: readonly Float64Array[], places: readonly number[]): readonly Float64Array[] {
  return columns.map((column) => {
    const out = new Float64Array(places.length);
    for (let j = 0; j < out.length; j += 1) out[j] = column[places[j] as number] as number;
    return out;
  });
}

function countAbove(sums: Float64Array, limit: number): number {
  let count = 0;
  for (let j = 0; j < sums.length; j += 1) if ((sums[j] as number) > limit) count += 1;
  return count;
}

/** How often each rank came up. */
type Tally = Uint8Array;

function note(tallies: readonly Tally[], leader: number, rank: number): void {
  const tally = tallies[leader] as Tally;
  tally[rank] = (tally[rank] as number) + 1;
}

/** The rank at a share of all samples, by nearest rank. */
function quantile(tally: Tally, share: number): number {
  let left = Math.round(share * (SAMPLES - 1));
  let rank = 0;
  for (; left >= (tally[rank] as number); rank += 1) left -= tally[rank] as number;
  return rank;
}

const multipliersFor = remembered((factor: FactorId) => weightMultipliers(factor, QUIZ_SEED));

/**
 * Rank bands of the leaders, the first countries of the order, among all that pass: the same numbers as `intervalsOf`
 * gives, without looking at countries that cannot come near.
 */
export function rankBands(standing: QuizStanding, leaders: readonly number[]): readonly RankBand[] {
  const { columns, scores, passing } = standing;
  const wobbles = columns.map(({ id }) => multipliersFor(id));
  const places = contenders(standing, wobbles, leaders);
  const values = packed(
    columns.map(({ certain }) => certain),
    places,
  );
  const sums = new Float64Array(places.length);
  /** Where in `places` something is unknown: few, and none among most wishes. */
  const gaps = places.flatMap((country, j) => (hasGap(columns, country) ? [j] : []));
  const shares = packed(
    columns.map(({ known }) => known),
    gaps.map((j) => places[j] as number),
  );
  const weighed = new Float64Array(gaps.length);
  const weights = new Float64Array(values.length);
  const missing = new Float64Array(leaders.length);
  const lows = new Float64Array(leaders.length);
  const tallies = () => leaders.map((): Tally => new Uint8Array(places.length + 1));
  const [best, worst] = [tallies(), tallies()];
  for (let s = 0; s < SAMPLES; s += 1) {
    let total = 0;
    for (let f = 0; f < columns.length; f += 1) {
      const weight = (columns[f] as QuizColumn).weight * ((wobbles[f] as Float64Array)[s] as number);
      weights[f] = weight;
      total += weight;
    }
    sums.fill(0);
    addWeighted(values, weights, sums);
    // What is missing counts as nothing for the lower end, and in full for the upper one.
    for (let leader = 0; leader < leaders.length; leader += 1) lows[leader] = sums[leader] as number;
    weighed.fill(0);
    addWeighted(shares, weights, weighed);
    for (let g = 0; g < gaps.length; g += 1) {
      const j = gaps[g] as number;
      const lacks = total - (weighed[g] as number);
      if (j < leaders.length) missing[j] = lacks;
      sums[j] = (sums[j] as number) + HALFWAY * lacks;
    }
    for (let leader = 0; leader < leaders.length; leader += 1) {
      const low = lows[leader] as number;
      const gap = missing[leader] as number;
      const above = countAbove(sums, low);
      const itself = (sums[leader] as number) > low ? 1 : 0;
      note(worst, leader, 1 + above - itself);
      note(best, leader, 1 + (gap === 0 ? above : countAbove(sums, low + gap)));
    }
  }
  return leaders.map((country, leader): RankBand => {
    const score = scores[country] as number;
    const rank = 1 + leaders.findIndex((other) => !((scores[other] as number) > score));
    return [
      Math.min(quantile(best[leader] as Tally, LOW), rank),
      Math.min(passing.length, Math.max(quantile(worst[leader] as Tally, 1 - LOW), rank)),
    ];
  });
}
