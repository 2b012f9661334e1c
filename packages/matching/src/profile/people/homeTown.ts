import type { Atlas } from '@global-fit/atlas/atlas';
import { meanOver } from '@global-fit/atlas/places/climate';
import { standardOffset } from '@global-fit/atlas/places/clocks';
import { fold } from '@global-fit/atlas/fold';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import type { Answers } from '@global-fit/questionnaire/model';

/** Kilometres within which a town has much the same weather and airport as home. */
const NEAR_HOME_KM = 120;
/** Square kilometres above which a country has too many climates for its mean to describe anybody's home. */
const ONE_CLIMATE_KM2 = 100_000;

/** Where the customer lives, as far as the form tells. */
interface HomePlace {
  readonly name: string | null;
  /** Longitude and latitude. */
  readonly point: readonly [number, number] | null;
}

/** The town of home: the nearest one on our list, else the largest of that name; null where neither is known. */
export function homeTown({ cities }: Atlas, home: Iso3, { name, point }: HomePlace): City | null {
  const near = point ? cities.nearest(home, point, NEAR_HOME_KM) : null;
  if (near || name === null) return near;
  const called = fold(name);
  return cities.of(home).find((city) => fold(city.name) === called) ?? null;
}

/** The same, else the largest town in the region of home. */
export function townOrRegion(
  atlas: Atlas,
  home: Iso3,
  { region, ...place }: HomePlace & { readonly region: string | null },
): City | null {
  const regional = (): City | undefined =>
    atlas.cities.of(home).find((city) => city.region !== null && city.region === region);
  return homeTown(atlas, home, place) ?? regional() ?? null;
}

const placeIn = (location: Answers[string] | undefined): HomePlace => {
  const at = location?.coordinates;
  return {
    name: location?.city ?? location?.region ?? null,
    point: at ? [at.lng, at.lat] : null,
  };
};

/** Id of the town that journeys start from; null where only the country of home is known. */
export function journeysFrom(atlas: Atlas, home: Iso3 | null, answers: Answers): number | null {
  const location = answers['current-location'];
  const region = location?.region ?? null;
  return home === null ? null : (townOrRegion(atlas, home, { ...placeIn(location), region })?.id ?? null);
}

/** The town of home, by the answers. */
function townOf(atlas: Atlas, home: Iso3, answers: Answers): City | null {
  return homeTown(atlas, home, placeIn(answers['current-location']));
}

/**
 * Mean temperature at home in degrees Celsius, of the year or of the months given. Null where the town is unknown and
 * the country is too large for its mean to serve.
 */
export function warmthAtHome(
  atlas: Atlas,
  home: Iso3 | null,
  answers: Answers,
  season: readonly number[] | null = null,
): number | null {
  if (home === null) return null;
  const town = townOf(atlas, home, answers);
  const year = town && nearClimate(atlas, town)?.temperatureC;
  if (year) return meanOver(year, season);
  if (season) return null;
  const small = (atlas.country(home)?.areaKm2 ?? Number.POSITIVE_INFINITY) <= ONE_CLIMATE_KM2;
  const mean = small ? atlas.fact(home, 'temperature_annual_mean')?.value : null;
  return typeof mean === 'number' ? mean : null;
}

/** Standard time at home in hours ahead of UTC, of the town or else the capital; null where unknown. */
export function clockAtHome(atlas: Atlas, home: Iso3 | null, answers: Answers): number | null {
  if (home === null) return null;
  const town = townOf(atlas, home, answers) ?? atlas.cities.capitalOf(home);
  const offset = town ? standardOffset(town.timezone) : Number.NaN;
  return Number.isNaN(offset) ? null : offset;
}
