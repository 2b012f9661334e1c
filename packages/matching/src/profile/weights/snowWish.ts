import type { Answers } from '@global-fit/questionnaire/model';
import { listOf, numberOf } from '../text/read.ts';

/** What somebody makes of snow, as far as their wishes tell. */
export type SnowWish = 'wanted' | 'unwanted' | null;

/** Steps of the slider for warmth: from `WARM` up no winter is wished for, up to `COLD` one is. */
const WARM = 4;
const COLD = 2;

/** Whether snow is wished for: by a sport that needs it or a slider set to cold; null where both or neither tell. */
export function snowWish(answers: Answers): SnowWish {
  const warmth = numberOf(answers, 'climate-preference');
  const warm = warmth !== null && warmth >= WARM;
  const wanted =
    listOf(answers, 'outdoor-activities').includes('skiing') || (warmth !== null && warmth <= COLD);
  if (warm === wanted) return null;
  return wanted ? 'wanted' : 'unwanted';
}
