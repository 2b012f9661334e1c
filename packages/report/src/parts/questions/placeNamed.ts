import type { Country } from '@global-fit/atlas/model';
import { homePointOf } from '../../place/home.ts';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { byName } from '../readings/countriesNamed.ts';

export interface NamedPlace {
  readonly name: string;
  readonly point: readonly [number, number];
  /** Its record, so that a sentence can rest on it; null for a country. */
  readonly record: string | null;
}

/** A city or country that a question names beside the places of the report; the largest city of a name counts. */
export function placeNamed(views: readonly PlaceView[], text: string): NamedPlace | null {
  const [view] = views;
  if (!view) return null;
  const words = new Set(text.match(/\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu) ?? []);
  const own = new Set(views.flatMap(({ cities }) => cities.map(({ id }) => id)));
  const city = view.atlas.cities.all
    .filter(({ id, name }) => words.has(name) && !own.has(id))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))[0];
  if (city) return { name: city.name, point: city.point, record: `city:${city.id}` };
  const there = new Set(views.map(({ iso3 }) => iso3));
  const country = byName(view.atlas, text).find(({ iso3 }) => !there.has(iso3));
  return country ? journeysEnd(view, country) : null;
}

/** Where a journey to a country ends: at home in that lived in, where its town is known, else in its capital. */
export function journeysEnd(view: PlaceView, country: Country): NamedPlace | null {
  const home = country.iso3 === view.home?.iso3 ? homePointOf(view) : null;
  if (home) return { name: view.profile.homePlace ?? view.homeName, point: home, record: null };
  return country.capitalPoint
    ? { name: `the capital of ${nameOf(country)}`, point: country.capitalPoint, record: null }
    : null;
}
