import type { AtlasContent } from '@global-fit/atlas/content';
import type { Iso3 } from '@global-fit/atlas/model';

/** The same world with its countries in another order, or with only some of them. */
export function withCountries(content: AtlasContent, iso3: readonly Iso3[]): AtlasContent {
  const places = iso3.map((code) => content.countries.findIndex((country) => country.iso3 === code));
  return {
    ...content,
    countries: places.map((i) => content.countries[i] as AtlasContent['countries'][number]),
    columns: content.columns.map((column) => ({
      ...column,
      values: places.map((i) => column.values[i] ?? null),
      years: places.map((i) => column.years[i] ?? null),
    })),
  };
}

/** The same world in which one fact is not known. */
export function withoutFact(content: AtlasContent, indicator: string, iso3: Iso3): AtlasContent {
  const at = content.indicators.findIndex(({ id }) => id === indicator);
  const place = content.countries.findIndex((country) => country.iso3 === iso3);
  return {
    ...content,
    columns: content.columns.map((column, i) =>
      i === at
        ? { ...column, values: column.values.map((value, j) => (j === place ? null : value)) }
        : column,
    ),
  };
}
