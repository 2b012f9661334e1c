import type { Situation } from '../entry/situation.ts';
import { surveyedMonths } from './month.ts';

/** Square kilometres of a country that is no more than a city with what lies around it. */
const CITY_KM2 = 1200;

/** So many times the planning figure leave room for whatever rent a city asks. */
export const AMPLE = 2;

/** Whether a country is no more than one city. */
export function isOneCity({ engine }: Situation, country: number): boolean {
  const urban = engine.fact('urban_population', country)?.value;
  const area = engine.fact('area_km2', country)?.value;
  return urban === 100 && typeof area === 'number' && area < CITY_KM2;
}

/**
 * Whether a country is one city whose rents nobody surveyed: its price level holds rents of old leases and public
 * homes, and there is no cheaper town to go to, so that the planning figure alone shows no month to be within reach.
 */
export function isUnsurveyedCity(situation: Situation, country: number): boolean {
  return isOneCity(situation, country) && surveyedMonths(situation, country).length === 0;
}
