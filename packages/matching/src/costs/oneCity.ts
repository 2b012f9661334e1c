import type { Situation } from '../entry/situation.ts';
import { surveyedMonths } from './month.ts';

/** Maximum area in square kilometres of a country that is a single city with its surroundings. */
const CITY_KM2 = 1200;

/** This multiple of the planning figure leaves room for any rent in the city. */
export const AMPLE = 2;

/** Whether a country is a single city. */
export function isOneCity({ engine }: Pick<Situation, 'engine'>, country: number): boolean {
  const urban = engine.fact('urban_population', country)?.value;
  const area = engine.fact('area_km2', country)?.value;
  return urban === 100 && typeof area === 'number' && area < CITY_KM2;
}

/**
 * Whether a country is a single city without a survey of rents. Its price level reflects old leases and public
 * housing, and there is no cheaper town, so the planning figure alone cannot show that a month is affordable.
 */
export function isUnsurveyedCity(situation: Situation, country: number): boolean {
  return isOneCity(situation, country) && surveyedMonths(situation, country).length === 0;
}
