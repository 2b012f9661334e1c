import type { Answers } from '@global-fit/questionnaire/model';
import { listOf } from '../text/read.ts';

/** Share of a wish for the sea that is about what is done in it, for people who spend time in the water. */
const IN_WATER_SHARE = 0.75;

/** Share of that which is about waves, for people who surf. */
const WAVE_SHARE = 2 / 3;

/** Sports that people do in the water; sailors stay out of it. */
const IN_WATER: readonly string[] = ['beach-swimming', 'surfing', 'diving'];

/** Shares of every wish for the sea that go to the warmth of the water and to its waves, instead of the coast. */
export function seaShares(answers: Answers): { readonly warm_sea: number; readonly swell: number } {
  const sports = listOf(answers, 'outdoor-activities');
  if (!sports.some((one) => IN_WATER.includes(one))) return { warm_sea: 0, swell: 0 };
  const waves = sports.includes('surfing') ? WAVE_SHARE : 0;
  return { warm_sea: IN_WATER_SHARE * (1 - waves), swell: IN_WATER_SHARE * waves };
}
