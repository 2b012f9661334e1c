import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { remembered, rememberedOf } from '@global-fit/atlas/remembered';
import type { Engine } from '../engine/engine.ts';
import type { Situation } from '../entry/situation.ts';
import { peopleOf } from './sizeClass.ts';

/**
 * Cities closer to each other than this are recommended as one; in a small country the distance shrinks to the second.
 */
const APART_KM = 30;
const LEAST_APART_KM = 6;
/** In a small country two cities may be as close as its width, the root of its area, divided by this. */
const ACROSS = 3;
/** Places with fewer inhabitants, surroundings included, are candidates only where small places were asked for. */
const SMALLEST = 50_000;
/**
 * A place counts as a suburb of a city with at least `FAR_LARGER` times its inhabitants that lies within `SUBURB_KM`,
 * or within `SUBURB_OF_MILLION_KM` where that city has a million.
 */
const SUBURB_KM = 20;
const SUBURB_OF_MILLION_KM = 35;
const MILLION = 1_000_000;
const FAR_LARGER = 1.5;

/** Kilometres below which two cities of this country are recommended as one. */
export function apartKm({ atlas }: Engine, country: number): number {
  const area = atlas.column('area_km2')[country] ?? Number.NaN;
  if (Number.isNaN(area)) return APART_KM;
  return Math.min(APART_KM, Math.max(LEAST_APART_KM, Math.sqrt(area) / ACROSS));
}

/** Whether a city is a suburb of a larger one of `all`, which would be recommended instead; no capital is. */
function isSuburb(city: City, all: readonly City[], apart: number): boolean {
  const reach = ({ population }: City): number =>
    Math.min(apart, SUBURB_KM) + ((population ?? 0) >= MILLION ? SUBURB_OF_MILLION_KM - SUBURB_KM : 0);
  return (
    !city.isCapital &&
    all.some(
      (other) =>
        (other.population ?? 0) >= FAR_LARGER * (city.population ?? 0) &&
        other.id !== city.id &&
        distanceKm(other.point, city.point) <= reach(other),
    )
  );
}

/** The towns that no travel advice singles out; all of them where it names every one. */
function notAdvisedAgainst(all: readonly City[]): readonly City[] {
  const kept = all.filter(({ advisedAgainst }) => advisedAgainst === null);
  return kept.length > 0 ? kept : all;
}

function candidatesOf(engine: Engine, country: number, small: boolean): readonly City[] {
  const all = notAdvisedAgainst(engine.atlas.cities.of(engine.iso3[country] as Iso3));
  const apart = apartKm(engine, country);
  const separate = all.filter((city) => !isSuburb(city, all, apart));
  const large = separate.filter((city) => small || city.isCapital || (peopleOf(city) ?? 0) >= SMALLEST);
  return large.length > 0 ? large : all;
}

/** By country, with small towns and without. */
const candidatesBySize = rememberedOf((engine: Engine) => ({
  small: remembered((country: number) => candidatesOf(engine, country, true)),
  large: remembered((country: number) => candidatesOf(engine, country, false)),
}));

/**
 * Cities that may be recommended: no suburb of another one, and large enough for the wish. Worked out once for an
 * engine, since conditions measured town by town ask for them in every country.
 */
export function candidates({ engine, preferences }: Situation, country: number): readonly City[] {
  const small = preferences.settings.some(({ setting }) =>
    ['small-town', 'rural', 'suburb'].includes(setting),
  );
  return candidatesBySize(engine)[small ? 'small' : 'large'](country);
}
