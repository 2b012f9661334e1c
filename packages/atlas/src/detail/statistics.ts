import type { Atlas } from '../atlas.ts';
import { citeFact } from '../cite.ts';
import type { Iso3 } from '../model.ts';
import type { Standings } from '../percentile.ts';
import { figure } from '../countryProfile/teller.ts';
import type { PriceLevel, Statistic } from './model.ts';

/** The figures of a comparison, in the order shown. Ranks are among all countries measured. */
const STATISTICS: readonly (readonly [label: string, id: string, form: 'figure' | 'rank'])[] = [
  ['Population', 'population', 'figure'],
  ['GDP per capita', 'gdp_per_capita_usd', 'figure'],
  ['Healthcare Rank', 'healthcare_index', 'rank'],
  ['Education Rank', 'education_index', 'rank'],
  ['Safety Rank', 'safety_index', 'rank'],
  ['Quality of Life Rank', 'quality_of_life_index', 'rank'],
  ['Price level', 'price_level_vs_us', 'figure'],
  ['Inflation', 'inflation_rate', 'figure'],
  ['Unemployment', 'unemployment_rate', 'figure'],
  ['Average temperature', 'temperature_celsius', 'figure'],
  ['Rainfall', 'rainfall_mm_year', 'figure'],
  ['Life expectancy', 'life_expectancy', 'figure'],
  ['Doctors', 'physicians_density', 'figure'],
  ['Intentional homicides', 'homicide_rate', 'figure'],
  ['Political stability', 'political_stability_percentile', 'figure'],
  ['Fine dust in the air (PM2.5)', 'pm25_air_pollution', 'figure'],
  ['Internet users', 'internet_users', 'figure'],
  ['English', 'english_status', 'figure'],
  ['People born abroad', 'migrant_stock_share', 'figure'],
  ['Dual citizenship', 'dual_citizenship', 'figure'],
  ['Median age', 'median_age', 'figure'],
  ['Area', 'area_km2', 'figure'],
];

/** The status of English where the source does not list it. */
const UNLISTED = 'not listed';

/** The known figures of a country with year and source; unknown ones are left out. */
export function statisticSheets(atlas: Atlas, standings: Standings, iso3: Iso3): readonly Statistic[] {
  return STATISTICS.flatMap(([label, id, form]) => {
    const fact = atlas.indicator(id) ? atlas.fact(iso3, id) : null;
    if (!fact?.indicator.shown) return [];
    const standing = form === 'rank' ? standings.world(iso3, id) : null;
    if (form === 'rank' && !standing) return [];
    const text = standing ? `${standing.rank} of ${standing.of}` : figure(fact);
    // A list that does not name English says nothing about who speaks it.
    if (text === UNLISTED) return [];
    const value = standing?.rank ?? (typeof fact.value === 'number' ? fact.value : null);
    return [{ id, label, text, value, year: fact.year, source: citeFact(fact) }];
  });
}

const PRICES: readonly (readonly [id: string, label: string])[] = [
  ['price_level_vs_us', 'Everything together'],
  ['price_level_housing', 'Housing and energy'],
  ['price_level_food', 'Food'],
  ['price_level_restaurants', 'Restaurants and hotels'],
  ['price_level_transport', 'Transport'],
  ['price_level_clothing', 'Clothing'],
  ['price_level_health', 'Health'],
  ['price_level_education', 'Education'],
  ['price_level_recreation', 'Leisure and culture'],
  ['price_level_communication', 'Telephone and internet'],
];

/** Price levels by kind of spending, with the United States as 100. */
export function priceSheets(atlas: Atlas, iso3: Iso3): readonly PriceLevel[] {
  return PRICES.flatMap(([id, label]) => {
    const fact = atlas.indicator(id) ? atlas.fact(iso3, id) : null;
    if (!fact?.indicator.shown || typeof fact.value !== 'number') return [];
    const level = Math.round(fact.value * 10) / 10;
    return [{ id, label, level, year: fact.year, source: citeFact(fact) }];
  });
}
