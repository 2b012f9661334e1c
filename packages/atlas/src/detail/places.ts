import type { Atlas } from '../atlas.ts';
import { citeProvenance } from '../cite.ts';
import type { MonthlyClimate } from '../places/climate.ts';
import { formatCount, formatMoney, formatTemperature } from '../format.ts';
import { formatNumber } from '../number.ts';
import type { City, Iso3, Provenance } from '../model.ts';
import { monthName } from '../countryProfile/words.ts';
import type { CitySheet, ClimateSheet } from './model.ts';

const CITIES = 12;
const CITIES_WITH_CLIMATE = 6;

/** The capital first, then by size. */
function leading(atlas: Atlas, iso3: Iso3, most: number): readonly City[] {
  const capital = atlas.cities.capitalOf(iso3);
  const others = atlas.cities.of(iso3).filter(({ id }) => id !== capital?.id);
  return [...(capital ? [capital] : []), ...others].slice(0, most);
}

function sheetOf(climate: MonthlyClimate | null, city: string | null): ClimateSheet | null {
  if (!climate?.temperatureC || !climate.from.shown) return null;
  const { temperatureC, rainfallMm, rainfallQuality, sunshine, from } = climate;
  const sources = [from, ...(sunshine?.from.shown ? [sunshine.from] : [])].map(citeProvenance);
  return {
    city,
    temperature: temperatureC,
    rainfall: rainfallMm,
    rainIsRough: rainfallQuality === 'low',
    sunshine: sunshine?.from.shown ? { values: sunshine.values, unit: sunshine.unit } : null,
    source: [...new Set(sources)].join('; '),
  };
}

/** Monthly climate of the leading cities, then of the country's stations; empty where nothing is known. */
export function climateSheets(atlas: Atlas, iso3: Iso3): readonly ClimateSheet[] {
  const cities = leading(atlas, iso3, CITIES_WITH_CLIMATE).map((city) =>
    sheetOf(atlas.cityClimate(city), city.name),
  );
  return [...cities, sheetOf(atlas.countryClimate(iso3), null)].filter((sheet) => sheet !== null);
}

function extreme(months: readonly number[], value: number): string {
  return `${formatTemperature(value)}, ${monthName(months.indexOf(value))}`;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The leading cities in words. */
export function citySheets(atlas: Atlas, iso3: Iso3): readonly CitySheet[] {
  const country = atlas.country(iso3);
  return leading(atlas, iso3, CITIES).map((city): CitySheet => {
    const months = city.temperatureC;
    const oneBed = city.rentEur?.oneBed ?? null;
    return {
      name: city.name,
      // The region is left out where it repeats the country, as for Taiwan.
      region: city.region === city.name || city.region === country?.name ? null : city.region,
      isCapital: city.isCapital,
      point: city.point,
      population: city.population === null ? null : formatCount(city.population),
      warmest: months && extreme(months, Math.max(...months)),
      coldest: months && extreme(months, Math.min(...months)),
      rain:
        city.rainfallMm && city.rainfallQuality !== 'low'
          ? `${formatNumber(sum(city.rainfallMm))}\u00a0mm`
          : null,
      rent: oneBed === null ? null : `${formatMoney(oneBed, 'EUR')} (${city.rentEur?.year ?? ''})`,
    };
  });
}

/** The sources of the list of cities: of their names and populations, of their climate, and of the rents in it. */
export function citySources(atlas: Atlas, iso3: Iso3): readonly string[] {
  const cities = leading(atlas, iso3, CITIES);
  const climates = cities.flatMap((city): readonly Provenance[] => {
    const from = atlas.cityClimate(city)?.from;
    return from ? [from] : [];
  });
  const rents = cities.some(({ rentEur }) => rentEur?.oneBed != null) ? [atlas.citySources.rents] : [];
  return [...new Set([atlas.citySources.cities, ...climates, ...rents].map(citeProvenance))];
}
