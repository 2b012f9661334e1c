import type { Answers } from '@global-fit/questionnaire/model';
import { listOf, numberOf } from '../text/read.ts';

/** What the customer wants of snow, as far as the answers tell. */
export type SnowWish = 'wanted' | 'unwanted' | null;

/** Steps of the warmth slider: from `WARM` up no winter is wanted, up to `COLD` one is. */
const WARM = 4;
const COLD = 2;

/** Whether snow is wanted, by a winter sport or a slider set to cold; null where neither or both tell. */
export function snowWish(answers: Answers): SnowWish {
  const warmth = numberOf(answers, 'climate-preference');
  const warm = warmth !== null && warmth >= WARM;
  const wanted =
    listOf(answers, 'outdoor-activities').includes('skiing') || (warmth !== null && warmth <= COLD);
  if (warm === wanted) return null;
  return wanted ? 'wanted' : 'unwanted';
}
