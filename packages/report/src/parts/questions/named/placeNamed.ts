import type { Country } from '@global-fit/atlas/model';
import { homePointOf } from '../../../place/surroundings/home.ts';
import type { PlaceView } from '../../../place/view.ts';
import { nameOf, writtenNames } from '../../../prose/countryNames.ts';
import { byName } from '../../readings/countriesNamed.ts';
import { largest, townNamesIn } from './townNames.ts';

export interface NamedPlace {
  readonly name: string;
  readonly point: readonly [number, number];
  /** Id of its record, for the basis of a sentence; null for a country. */
  readonly record: string | null;
}

/**
 * A town or country that a question names and the report does not cover. Among towns of one name the largest counts;
 * null where one of them is in the report.
 */
export function placeNamed(views: readonly PlaceView[], text: string): NamedPlace | null {
  const [view] = views;
  if (!view) return null;
  const own = new Set(views.flatMap(({ cities }) => cities.map(({ id }) => id)));
  const named = townNamesIn(view, text).filter(({ called }) => called.every(({ id }) => !own.has(id)));
  const city = largest(named.flatMap(({ called }) => called));
  if (city) return { name: city.name, point: city.point, record: `city:${city.id}` };
  const there = new Set(views.map(({ iso3 }) => iso3));
  const country = byName(view.atlas, text).find(({ iso3 }) => !there.has(iso3));
  return country ? journeysEnd(view, country) : null;
}

/** Where a journey to a country ends: in the home town if it is home and the town is known, else in its capital. */
export function journeysEnd(view: PlaceView, country: Country): NamedPlace | null {
  const home = country.iso3 === view.home?.iso3 ? homePointOf(view) : null;
  if (home) return { name: view.profile.homePlace ?? view.homeName, point: home, record: null };
  if (!country.capitalPoint) return null;
  const capital = view.atlas.cities.capitalOf(country.iso3);
  const name = capital && writtenNames(country).includes(capital.name) ? '' : 'the capital of ';
  return { name: `${name}${nameOf(country)}`, point: country.capitalPoint, record: null };
}
