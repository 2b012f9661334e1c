import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { remembered, rememberedOf } from '@global-fit/atlas/remembered';
import { farthest, targetOf } from '../conditions/climateWish.ts';
import { degreesOff } from '../scoring/offWish.ts';
import { withinReach } from '../costs/townCost.ts';
import type { Situation } from '../entry/situation.ts';
import type { CityMatch, Contribution } from '../model.ts';
import { townLimits } from '../conditions/towns/townLimits.ts';
import { apartKm } from './candidates.ts';
import { cityCriteria } from './criteria.ts';
import type { CityCriterion } from './criterion.ts';
import { keepingAll, townsToLiveIn } from './ownTowns.ts';
import { warmthIn } from './townMeasures.ts';

/** How many cities of a country are recommended at the most. */
const BEST = 3;
/**
 * A criterion counts only where it is known of at least this share of the cities; otherwise it would merely raise the
 * few it is known of.
 */
const KNOWN_OF = 0.5;
/** A city is scored only where criteria with at least this share of the total weight are known of it. */
const LEAST_COVERAGE = 0.5;

interface Scored {
  readonly city: City;
  /** 0-100; NaN where no criterion is known. */
  readonly score: number;
  /** Share of the weight of all criteria that are known of the city, in [0,1]. */
  readonly coverage: number;
}

function scoreCity(city: City, criteria: readonly CityCriterion[]): Scored {
  let sum = 0;
  let known = 0;
  let total = 0;
  for (const { weight, required, utility } of criteria) {
    if (required) continue;
    const value = utility(city);
    total += weight;
    if (Number.isNaN(value)) continue;
    sum += weight * value;
    known += weight;
  }
  const mean = known > 0 ? (100 * sum) / known : Number.NaN;
  return { city, score: mean * allowance(city, criteria), coverage: known / total };
}

/**
 * Shares of its score that a city keeps where it misses a requirement: from `LEAST` where it misses it completely to
 * `MISSED_BY_LITTLE` where it misses it only just. Planning figures of our own.
 */
const LEAST = 0.3;
const MISSED_BY_LITTLE = 0.65;

/**
 * The share of its score that a city keeps, in [0,1], by the requirement that it meets least; 1 where it meets all. So
 * no merit makes up for a missed requirement.
 */
function allowance(city: City, criteria: readonly CityCriterion[]): number {
  const shares = criteria
    .filter(({ required }) => required)
    .map(({ utility, keptByDegrees }) => ({ value: utility(city), keptByDegrees }))
    .filter(({ value }) => value < 1)
    .map(({ value, keptByDegrees }) => (keptByDegrees ? value : LEAST + (MISSED_BY_LITTLE - LEAST) * value));
  return Math.min(1, ...shares);
}

function contributionsOf(city: City, criteria: readonly CityCriterion[]): readonly Contribution[] {
  const share = allowance(city, criteria);
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
      points: missing ? 0 : 100 * share * weight * value,
      facts: [],
      because: criterion.because,
    };
  });
}

function matchOf({ city, score }: Scored, criteria: readonly CityCriterion[]): CityMatch {
  return { cityId: city.id, name: city.name, score, contributions: contributionsOf(city, criteria) };
}

/** Whether a criterion is known of enough cities of a country to compare them by it. */
function tellsApart({ required, utility }: CityCriterion, cities: readonly City[]): boolean {
  const known = cities.filter((city) => !Number.isNaN(utility(city))).length;
  return required === true || known >= KNOWN_OF * cities.length;
}

/**
 * The towns without those so far from the wish for warmth that a country would be ruled out for it; all towns where
 * that would leave none.
 */
function warmEnough(situation: Situation, towns: readonly City[]): readonly City[] {
  const target = targetOf(situation.preferences, 'warmth');
  if (!target) return towns;
  const { engine } = situation;
  const warmth = (city: City): number => warmthIn(engine, city, target.season);
  const kept = towns.filter((city) => !(degreesOff(warmth(city), target) > farthest(target)));
  return kept.length > 0 ? kept : towns;
}

/**
 * Adds the city of family that the customer wishes to be near to the chosen cities. Unless it is among them, it takes
 * the last place and replaces those too close to it.
 */
function withKin(
  { preferences }: Situation,
  scored: readonly Scored[],
  chosen: readonly Scored[],
  apart: number,
): readonly Scored[] {
  const near = scored.find(({ city }) => preferences.nearTowns.includes(city.id));
  if (!near || chosen.includes(near)) return chosen;
  const others = chosen.filter(({ city }) => distanceKm(city.point, near.city.point) >= apart);
  return [...others.slice(0, BEST - 1), near];
}

/** The chosen cities; the one near family comes first for people who move mainly to be near them. */
function kinFirst({ preferences }: Situation, chosen: readonly Scored[]): readonly Scored[] {
  const near = ({ city }: Scored): boolean => preferences.nearTowns.includes(city.id);
  return preferences.familyFirst ? chosen.toSorted((a, b) => Number(near(b)) - Number(near(a))) : chosen;
}

/**
 * The chosen cities with the towns that the customer named as places to live. Those take the last places, and the best
 * of the chosen always stays. A named town that breaks one of the customer's own conditions is not added.
 */
function withWished(
  situation: Situation,
  country: number,
  criteria: readonly CityCriterion[],
  chosen: readonly Scored[],
): readonly Scored[] {
  const { wishedTowns: told, nearTowns, familyFirst } = situation.preferences;
  // A town near family is one to live in, whatever its size.
  const wishedTowns = familyFirst ? [...told, ...nearTowns] : told;
  if (wishedTowns.length === 0) return chosen;
  const { atlas, iso3 } = situation.engine;
  const named = atlas.cities
    .of(iso3[country] as Iso3)
    .filter(({ id, advisedAgainst }) => wishedTowns.includes(id) && advisedAgainst === null);
  const kept = withinReach(
    situation,
    country,
    keepingAll(situation, named, townLimits(situation.preferences)),
  );
  const wished = kept
    .map((city) => scoreCity(city, criteria))
    .filter(({ score }) => !Number.isNaN(score))
    .toSorted((a, b) => b.score - a.score);
  const more = wished.filter(({ city }) => chosen.every((one) => one.city.id !== city.id)).slice(0, BEST - 1);
  if (more.length === 0) return chosen;
  const isWished = ({ city }: Scored): boolean => wishedTowns.includes(city.id);
  const [first, ...others] = chosen;
  const left = [...others.filter(isWished), ...others.filter((one) => !isWished(one))];
  return [...(first ? [first] : []), ...left.slice(0, BEST - 1 - more.length), ...more].toSorted(
    (a, b) => b.score - a.score,
  );
}

const bestByCountry = rememberedOf((situation: Situation) =>
  remembered((country: number) => chooseCities(situation, country)),
);

/**
 * The two or three cities of a country that fit best by climate, the market for work, prices, rents and pay, among
 * those that our tables hold, its government controls and no travel advice singles out. Worked out once for a
 * situation.
 *
 * Where any town has the size and setting asked for and keeps every condition measured town by town, only such towns
 * are named, and with a stated budget only those within its reach. Suburbs and cities close to a better one are left
 * out. A town of family that the customer wishes to be near takes the last place, or the first where being near
 * matters most; towns named as places to live take the last places.
 *
 * A score compares the cities of one country and says nothing across countries.
 */
export function bestCities(situation: Situation, country: number): readonly CityMatch[] {
  return bestByCountry(situation)(country);
}

/** The towns from which recommended cities are chosen, whatever a month there costs. */
export const townsInQuestion = (situation: Situation, country: number): readonly City[] =>
  warmEnough(situation, townsToLiveIn(situation, country));

function chooseCities(situation: Situation, country: number): readonly CityMatch[] {
  const apart = apartKm(situation.engine, country);
  const cities = withinReach(situation, country, townsInQuestion(situation, country));
  const criteria = cityCriteria(situation).filter((one) => tellsApart(one, cities));
  const scored = cities
    .map((city) => scoreCity(city, criteria))
    .filter(({ score, coverage }) => !Number.isNaN(score) && coverage >= LEAST_COVERAGE)
    .sort(
      (a, b) =>
        b.score - a.score ||
        allowance(b.city, criteria) - allowance(a.city, criteria) ||
        (b.city.population ?? 0) - (a.city.population ?? 0) ||
        a.city.id - b.city.id,
    );
  const chosen: Scored[] = [];
  for (const one of scored) {
    if (chosen.length === BEST) break;
    if (chosen.every(({ city }) => distanceKm(city.point, one.city.point) >= apart)) chosen.push(one);
  }
  const named = withWished(situation, country, criteria, withKin(situation, scored, chosen, apart));
  return kinFirst(situation, named).map((one) => matchOf(one, criteria));
}
