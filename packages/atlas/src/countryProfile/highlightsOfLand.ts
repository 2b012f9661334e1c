import { about, type HighlightKind, kind } from './highlightKind.ts';

/** Climate, land and sea, nature, heritage and infrastructure. */
export const LAND_HIGHLIGHTS: readonly HighlightKind[] = [
  kind(
    'temperature_annual_mean',
    'warmth',
    'warmest',
    'coolest',
    about('Over the year temperatures average'),
  ),
  kind(
    'temperature_coldest_month',
    'winter',
    'warmest',
    'coolest',
    about('In the coldest month the mean is'),
  ),
  kind(
    'temperature_seasonal_range',
    'seasons',
    'greatest',
    'smallest',
    ({ value, rank }) =>
      `Between the hottest and the coldest month lie ${value}, a difference that is ${rank}.`,
  ),
  kind('rainfall_annual', 'rain', 'wettest', 'driest', about('Rain brings')),
  kind(
    'sunshine',
    'sunshine',
    'most',
    'least',
    ({ value, rank }) => `The sun shines for ${value} of the time it could, ${rank}.`,
  ),
  kind(
    'comfortable_months',
    'mild months',
    'most',
    'fewest',
    ({ value, rank }) =>
      `Mild weather, with a monthly mean of 10 to 25\u00a0°C, lasts ${value} of the year, ${rank}.`,
  ),
  kind('pm25_air_pollution', 'air', 'highest', 'lowest', about('Fine dust in the air (PM2.5) averages')),
  kind(
    'forest_area',
    'forest',
    'largest',
    'smallest',
    ({ value, rank }) => `Forest covers ${value} of the land, a share that is ${rank}.`,
  ),
  kind(
    'protected_areas',
    'protected',
    'largest',
    'smallest',
    ({ value, rank }) => `Protected areas cover ${value} of land and sea, a share that is ${rank}.`,
  ),
  kind(
    'renewable_electricity_share',
    'green power',
    'highest',
    'lowest',
    ({ value, rank }) => `Renewable sources supply ${value} of the electricity, ${rank}.`,
  ),
  kind(
    'co2_per_capita',
    'carbon',
    'highest',
    'lowest',
    ({ value, rank }) =>
      `Energy use emits ${value.replace(/\u00a0tonnes per person/, ' tonnes of CO\u2082 per person')}, ${rank}.`,
  ),
  kind('mean_elevation', 'height', 'highest', 'lowest', about('The land lies at a mean height of')),
  kind('coastline_km', 'coast', 'longest', 'shortest', about('The coastline runs for')),
  kind(
    'internet_users',
    'internet',
    'highest',
    'lowest',
    ({ value, rank }) => `The internet reaches ${value} of the population, ${rank}.`,
  ),
  kind(
    'fixed_broadband',
    'broadband',
    'most',
    'fewest',
    ({ value, rank }) => `There are ${value.replace(/\u00a0per/, ' fixed broadband lines per')}, ${rank}.`,
  ),
  kind(
    'electricity_access',
    'power',
    'highest',
    'lowest',
    ({ value, rank }) => `Electricity reaches ${value} of the population, ${rank}.`,
  ),
  kind(
    'world_heritage_sites',
    'heritage',
    'most',
    'fewest',
    ({ value, rank }) =>
      `UNESCO lists ${value} World Heritage ${value === '1' ? 'Site' : 'Sites'} here, ${rank}.`,
  ),
  kind('area_km2', 'size', 'largest', 'smallest', about('The territory measures')),
];
