import type { City, Iso3 } from '@global-fit/atlas/model';
import type { CityMatch, Contribution } from '../model.ts';
import { distanceKm } from '../personal/places.ts';
import type { Situation } from '../personal/situation.ts';
import { cityCriteria } from './criteria.ts';
import type { CityCriterion } from './criterion.ts';

const BEST = 3;
/** Two suggestions closer than this are one suggestion. */
const APART_KM = 30;
/** Smaller places are listed only where somebody asks for small ones. */
const SMALLEST = 50_000;

interface Scored {
  readonly city: City;
  readonly score: number;
  readonly coverage: number;
}

function scoreCity(city: City, criteria: readonly CityCriterion[]): Scored {
  let sum = 0;
  let known = 0;
  let total = 0;
  for (const { weight, utility } of criteria) {
    const value = utility(city);
    total += weight;
    if (Number.isNaN(value)) continue;
    sum += weight * value;
    known += weight;
  }
  return { city, score: known > 0 ? (100 * sum) / known : Number.NaN, coverage: known / total };
}

function contributionsOf(city: City, criteria: readonly CityCriterion[]): readonly Contribution[] {
  const known = criteria.filter(({ utility }) => !Number.isNaN(utility(city)));
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  return criteria.map((criterion): Contribution => {
    const value = criterion.utility(city);
    const missing = Number.isNaN(value);
    const weight = missing ? 0 : criterion.weight / total;
    return {
      factor: criterion.id,
      label: criterion.label,
      utility: missing ? null : value,
      weight,
      points: missing ? 0 : 100 * weight * value,
      facts: [],
      because: criterion.because,
    };
  });
}

function matchOf({ city, score }: Scored, criteria: readonly CityCriterion[]): CityMatch {
  return { cityId: city.id, name: city.name, score, contributions: contributionsOf(city, criteria) };
}

/** Whether a city is a candidate: large enough for the wish, and enough is known about it. */
function candidates(situation: Situation, country: number): readonly City[] {
  const all = situation.engine.atlas.cities.of(situation.engine.iso3[country] as Iso3);
  const small = situation.preferences.settings.some(({ setting }) =>
    ['small-town', 'rural', 'suburb'].includes(setting),
  );
  const large = all.filter((city) => small || city.isCapital || (city.population ?? 0) >= SMALLEST);
  return large.length > 0 ? large : all;
}

/**
 * The two or three cities of a country that fit best, among those our tables hold: climate against the wish, size,
 * sea, height, and prices, rents and pay where tables exist. Cities close to a better one are left out. A score here
 * compares the cities of one country with each other and says nothing across countries.
 */
export function bestCities(situation: Situation, country: number): readonly CityMatch[] {
  const criteria = cityCriteria(situation);
  const scored = candidates(situation, country)
    .map((city) => scoreCity(city, criteria))
    .filter(({ score, coverage }) => !Number.isNaN(score) && coverage >= 0.5)
    .sort(
      (a, b) =>
        b.score - a.score || (b.city.population ?? 0) - (a.city.population ?? 0) || a.city.id - b.city.id,
    );
  const chosen: Scored[] = [];
  for (const one of scored) {
    if (chosen.length === BEST) break;
    if (chosen.every(({ city }) => distanceKm(city.point, one.city.point) >= APART_KM)) chosen.push(one);
  }
  return chosen.map((one) => matchOf(one, criteria));
}
