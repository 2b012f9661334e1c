import { SAME_SUN } from '@global-fit/matching/conditions/towns/sun';
import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City, Country } from '@global-fit/atlas/model';
import { isByTheSea } from '@global-fit/matching/cities/sea';
import { grouped } from '../../figures/format.ts';
import { plus, recordQuantity, shown } from '../../figures/quantity.ts';
import { homeCity, homeTown } from '../../place/surroundings/home.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeValue, type PlaceView, valueOf } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { offered } from '../../prose/alternatives.ts';
import { normals, overHome } from './nationwide.ts';
import { sparesStairs } from '../../profile/health/stairs.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

interface Hours {
  /** GeoNames id of the town that was measured. */
  readonly id: number;
  /**
   * "Marseille", "Marseille (near Toulon)" for a measured neighbour, "Cadiz in Spain (near Tangier)" for one abroad.
   */
  readonly where: string;
  readonly hours: number;
  readonly said: Said;
}

/** A town's hours of sunshine a year; null where its record has none that may be printed. */
function hoursOf(view: PlaceView, city: City, where: string): Hours | null {
  const sunshine = view.atlas.cityClimate(city)?.sunshine;
  if (!sunshine?.from.shown || sunshine.unit !== 'hours') return null;
  const record = `citysunshine:${city.id}`;
  const sum = plus(...sunshine.values.map((value, i) => recordQuantity(value, record, `values.${i}`)));
  return {
    id: city.id,
    where,
    hours: sum.value,
    said: shown(sum, (value) => `about ${grouped(Math.round(value / 50) * 50)} hours`),
  };
}

/**
 * The nearest measured town at a similar height, and on the coast if the town is, because inland fog does not reach
 * the coast; null where none is near.
 */
function measuredNear({ atlas }: PlaceView, city: City): City | null {
  const near = atlas.cities.all
    .filter(
      (one) =>
        one.sunshineHours !== null &&
        one.outsideControl === null &&
        isByTheSea(one.id) === isByTheSea(city.id) &&
        Math.abs((one.elevationM ?? 0) - (city.elevationM ?? 0)) <= SAME_SUN.withinM,
    )
    .map((one) => ({ one, km: distanceKm(one.point, city.point) }))
    .filter(({ km }) => km <= SAME_SUN.withinKm)
    .sort((a, b) => a.km - b.km)[0];
  return near?.one ?? null;
}

function hoursAt(view: PlaceView, city: City, name: (measured: City) => string): Hours | null {
  const own = hoursOf(view, city, name(city));
  if (own) return own;
  const near = measuredNear(view, city);
  if (!near) return null;
  const abroad = near.iso3 === city.iso3 ? null : view.atlas.country(near.iso3);
  // A city state is named once.
  const land = abroad && nameOf(abroad) !== near.name ? ` in ${nameOf(abroad)}` : '';
  return hoursOf(view, near, abroad ? `${near.name}${land} (near ${city.name})` : name(near));
}

function hoursHere(view: PlaceView): Hours | null {
  for (const city of view.cities) {
    const found = hoursAt(view, city, ({ name }) =>
      name === city.name ? name : `${name} (near ${city.name})`,
    );
    if (found) return found;
  }
  return null;
}

/** "about 3,050 hours in Faro": yearly sunshine at the first recorded town; null where none is recorded. */
export function sunshineHours(view: PlaceView): Said | null {
  const here = hoursHere(view);
  return here && say`${here.said} in ${here.where}`;
}

/** ", against about 1,450 hours in Leeds"; empty where no town near home has a record, or only the same one. */
function besideHomeTown(
  view: PlaceView,
  here: Hours,
): { readonly said: Said | string; readonly hours: number | null } {
  const town = homeCity(view);
  const home = town && hoursAt(view, town, (measured) => homeTown(view, measured));
  return home && home.id !== here.id
    ? {
        said: because(say`, against ${home.said} in ${home.where}`, 'current-location'),
        hours: home.hours,
      }
    : { said: '', hours: null };
}

/** Square kilometres above which a country's mean sunshine describes no town. */
const MANY_SKIES_KM2 = 100_000;

const hasOneSky = (country: Country): boolean => (country.areaKm2 ?? Infinity) <= MANY_SKIES_KM2;

/** Relative difference within which sunshine is alike. */
const LIKE = 0.07;

/** By both countries' means: less sun than at home is no reason for a place, and as much is none against it. */
function saysNothing(view: PlaceView, side: 'good' | 'bad'): boolean {
  const [here, there] = [valueOf(view, 'sunshine'), homeValue(view, 'sunshine')];
  if (here === null || there === null) return false;
  const less = here < there * (1 - LIKE);
  return side === 'good' ? less : !less;
}

/** "over Cyprus as a whole", with the years of the means; only for countries that are not large. */
function nationally(view: PlaceView, side: 'good' | 'bad' | null): Said | null {
  if (!hasOneSky(view.country) || (side !== null && saysNothing(view, side))) return null;
  const share = figure(view, 'sunshine');
  const years = normals(view);
  if (!share || !years) return null;
  const only = side === 'bad' ? 'only ' : '';
  const home = view.home && hasOneSky(view.home) ? overHome(view, 'sunshine') : '';
  return say`over ${view.name} as a whole the sun shines for ${only}${share} of the hours it could${home} ${years}`;
}

/** Hours a year from which sunshine speaks for a town: about halfway between London and Lisbon. */
const SUNNY = 2150;

/** The described town's sunshine, for or against it; the country's only where no town has a record. */
export function sunClause(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const here = hoursHere(view);
  if (!here) return nationally(view, side);
  if (here.hours >= SUNNY !== (side === 'good')) return null;
  const { where: name } = here;
  const { said: beside, hours: home } = besideHomeTown(view, here);
  // Less sun than at home is no reason for a place, and as much is none against it.
  const nothing =
    home === null
      ? saysNothing(view, side)
      : side === 'good'
        ? here.hours < home * (1 - LIKE)
        : here.hours > home * (1 - LIKE);
  if (nothing) return null;
  return side === 'good'
    ? say`[${name} has ${here.said} of sunshine a year|the sun shines on ${name} for ${here.said} a year|a year in ${name} has ${here.said} of sun]${beside}`
    : say`[${name} has only ${here.said} of sunshine a year|the sun shines on ${name} for no more than ${here.said} a year|a year in ${name} has only ${here.said} of sun]${beside}`;
}

/** Degrees of latitude within which the sun stands on both sides of a house. */
const TROPIC = 23.4;

/** "a home with windows to the south is worth its rent": the sunny side; null between the tropics. */
function sunnySide({ cities: [first], country }: PlaceView): string | null {
  const latitude = first?.point[1] ?? country.point[1];
  if (Math.abs(latitude) <= TROPIC) return null;
  return `a home with windows to the ${latitude > 0 ? 'south' : 'north'} is worth its rent`;
}

/** Sunshine, where it differs from home. */
export const sunInsight: Writer = (view) => {
  const here = hoursHere(view);
  if (!here) {
    const said = nationally(view, null);
    return said ? passage('sun', 0.45, say`We have sunshine on record only for the country: ${said}.`) : null;
  }
  const home = besideHomeTown(view, here);
  // Sunshine like at home needs no preparation.
  if (home.hours !== null && Math.abs(here.hours / home.hours - 1) < LIKE) return null;
  const { where: name } = here;
  const more = home.hours === null ? here.hours >= SUNNY : here.hours > home.hours;
  const side = sunnySide(view);
  const means = given(
    words(
      more
        ? '[a terrace will serve as one more room|the sunny side is worth its rent|shutters are worth more than a view]'
        : offered(
            [
              side,
              sparesStairs(view.profile) ? null : 'the top floor is worth the stairs',
              'look for a home with good light',
            ].filter((one) => one !== null),
          ),
    ),
    ...here.said.facts,
  );
  const said = wayOf(view, 'sun', [
    () => say`${name} has ${here.said} of sunshine a year${home.said}: ${means}.`,
    () => say`A year in ${name} has ${here.said} of sun${home.said}: ${means}.`,
  ]);
  return passage('sun', 0.58, said);
};
