import { distanceKm } from '@global-fit/atlas/distance';
import type { City, Iso3 } from '@global-fit/atlas/model';
import type { Engine } from '../engine/engine.ts';

/** A place that distances are measured from: countries by code, or a city by GeoNames id. */
export type FromPlace = `from ${string}`;

export const fromCountries = (iso3: readonly Iso3[]): FromPlace => `from ${iso3.join(' ')}`;
export const fromCity = ({ id }: City): FromPlace => `from ${id}`;

/** What a place stands for. */
export function placeOf({ atlas }: Pick<Engine, 'atlas'>, from: FromPlace): City | readonly Iso3[] {
  const codes = from.slice('from '.length);
  return atlas.cities.byId(Number(codes)) ?? codes.split(' ');
}

/** Kilometres from a town to a city, or to the nearest land of the countries; NaN where it was not measured. */
export function townToPlaceKm(engine: Engine, from: FromPlace, town: City): number {
  const place = placeOf(engine, from);
  if ('id' in place) return distanceKm(town.point, place.point);
  return Math.min(...place.map((iso3) => engine.atlas.borderKm(town, iso3)));
}
