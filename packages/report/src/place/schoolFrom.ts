import { SCHOOL_AGE } from '../profile/household.ts';
import type { PlaceView } from './view.ts';

/** The official age in years at which primary school begins there: a child of five is a pupil in the United Kingdom. */
export function schoolFrom({ atlas, iso3 }: Pick<PlaceView, 'atlas' | 'iso3'>): number {
  const begins = Number(atlas.fact(iso3, 'primary_entrance_age')?.value);
  return begins > 0 ? begins : SCHOOL_AGE;
}
