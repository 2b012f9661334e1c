import { SCHOOL_AGE } from '../profile/household.ts';
import type { PlaceView } from './view.ts';

/**
 * The age in years from which a place at school is sought there: a child of five is a pupil in the United Kingdom. Where
 * primary school begins at seven, a class before it takes children of six, who look for no childcare.
 */
export function schoolFrom({ atlas, iso3 }: Pick<PlaceView, 'atlas' | 'iso3'>): number {
  const begins = Number(atlas.fact(iso3, 'primary_entrance_age')?.value);
  return begins > 0 ? Math.min(begins, SCHOOL_AGE) : SCHOOL_AGE;
}
