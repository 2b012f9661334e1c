import type { CountryDetail, Statistic } from '@global-fit/atlas/detail/model';

export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** One value per country, in their order; null where unknown. */
  readonly cells: readonly (Statistic | null)[];
  /** Indexes of the best values, where the figure has a better side and the values differ. */
  readonly best: readonly number[];
}

/** Figures of which everybody prefers less, and those of which more. Ranks are positions, so less is better. */
const lessIsBetter = new Set([
  'healthcare_index',
  'education_index',
  'safety_index',
  'quality_of_life_index',
  'inflation_rate',
  'unemployment_rate',
  'price_level_vs_us',
  'homicide_rate',
  'pm25_air_pollution',
]);
const moreIsBetter = new Set([
  'gdp_per_capita_usd',
  'life_expectancy',
  'physicians_density',
  'political_stability_percentile',
  'internet_users',
]);

function bestOf(id: string, cells: readonly (Statistic | null)[]): readonly number[] {
  const sign = lessIsBetter.has(id) ? -1 : moreIsBetter.has(id) ? 1 : 0;
  const values = cells.map((cell) => (cell?.value == null ? Number.NaN : cell.value * sign));
  const known = values.filter((value) => !Number.isNaN(value));
  if (sign === 0 || new Set(known).size < 2) return [];
  const top = Math.max(...known);
  return values.flatMap((value, at) => (value === top ? [at] : []));
}

/** The rows of a comparison: every figure that at least one of the countries has. */
export function comparisonRows(
  countries: readonly Pick<CountryDetail, 'statistics'>[],
): readonly ComparisonRow[] {
  const labels = new Map(
    countries.flatMap(({ statistics }) => statistics.map(({ id, label }) => [id, label])),
  );
  return [...labels].map(([id, label]) => {
    const cells = countries.map(({ statistics }) => statistics.find((one) => one.id === id) ?? null);
    return { id, label, cells, best: bestOf(id, cells) };
  });
}
