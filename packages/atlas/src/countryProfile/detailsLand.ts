import { formatTemperature } from '../format.ts';
import { formatNumber } from '../number.ts';
import { placeName, regionName } from './placeName.ts';
import { paragraph, type Teller } from './teller.ts';
import { counted, joined, monthName } from './words.ts';

const NEIGHBOURS_NAMED = 6;

function borders(t: Teller): string {
  const { place, country } = t;
  const names = country.borders.flatMap((iso3) => {
    const neighbour = t.atlas.country(iso3);
    return neighbour ? [placeName(neighbour).plain] : [];
  });
  // A subregion with the country's own name would repeat it: Micronesia.
  const where = `in ${regionName(country.subregion === country.name ? country.region : country.subregion)}`;
  const landlocked = country.landlocked ? ' is a landlocked country' : ' lies';
  if (names.length === 0)
    return `${place.start}${landlocked} ${where} and has no land border with another country.`;
  const list =
    names.length > NEIGHBOURS_NAMED ? counted(names.length, 'country', 'countries') : joined(names);
  return t.pick('borders', [
    `${place.start}${landlocked} ${where} and borders ${list}.`,
    `${place.start}${landlocked} ${where}; it shares ${names.length === 1 ? 'a land border' : 'land borders'} with ${list}.`,
  ]);
}

/** "933,154" as "933,000", since a population after "about" or "some" is not exact to the last person. */
function rounded(people: string): string {
  const count = Number(people.replaceAll(',', ''));
  // Values in millions are rounded already.
  return Number.isInteger(count) ? formatNumber(Number(count.toPrecision(COUNTED_DIGITS))) : people;
}

const COUNTED_DIGITS = 3;

/** Location, population, languages and currency. */
export function overview(t: Teller): string | null {
  const { country } = t;
  const capital =
    country.capital === null || country.capital === country.name
      ? null
      : `Its capital is ${country.capital.replace(/\.$/, '')}.`;
  return paragraph(
    borders(t),
    capital,
    t.tell(['population', 'urban_population'], (people, urban) =>
      t.pick('people', [
        `About ${rounded(people)} people live there, ${urban} of them in towns and cities.`,
        `It is home to some ${rounded(people)} people; ${urban} of them live in towns and cities.`,
      ]),
    ) ?? t.tell(['population'], (people) => `About ${rounded(people)} people live there.`),
    t.tell(['hdi'], (hdi) => `Its Human Development Index is ${hdi}${t.against('hdi')}.`),
  );
}

const extremeMonth = (values: readonly number[], sign: 1 | -1): number =>
  values.reduce((best, value, i) => (sign * value > sign * (values[best] as number) ? i : best), 0);

/** The year's weather in one sentence, from the climate normals. */
function monthly(t: Teller): string | null {
  const city = t.atlas.cities.capitalOf(t.iso3);
  const local = city ? t.atlas.cityClimate(city) : null;
  const climate = local?.temperatureC ? local : t.atlas.countryClimate(t.iso3);
  const temperature = climate?.temperatureC;
  if (!climate || !temperature) return null;
  t.use(climate.from);
  const where = climate === local && city ? `In ${city.name}` : 'Over the country';
  const cold = extremeMonth(temperature, -1);
  const warm = extremeMonth(temperature, 1);
  const means = `${formatTemperature(temperature[cold] as number)} in ${monthName(cold)} and ${formatTemperature(temperature[warm] as number)} in ${monthName(warm)}`;
  const rain = climate.rainfallMm;
  const total = rain ? formatNumber(rain.reduce((sum, value) => sum + value, 0)) : null;
  const rainy =
    total === null || climate.rainfallQuality === 'low'
      ? ''
      : `, and about ${total}\u00a0mm of rain ${total === '1' ? 'falls' : 'fall'} in a year`;
  return `${where} monthly means run between ${means}${rainy}.`;
}

export function climate(t: Teller): string | null {
  return paragraph(
    monthly(t),
    t.tell(['comfortable_months'], (months) =>
      months.startsWith('0')
        ? 'In no month does the mean over the country lie between 10 and 25\u00a0°C.'
        : `Over the country, a monthly mean of 10 to 25\u00a0°C holds for ${months} of the year.`,
    ),
    t.tell(['sunshine'], (sun) => `The sun shines for ${sun} of the time it could${t.against('sunshine')}.`),
    hazards(t),
  );
}

const HAZARDS: readonly (readonly [string, string])[] = [
  ['hazard_earthquakes', 'earthquakes'],
  ['hazard_floods', 'floods'],
  ['hazard_storms', 'tropical storms'],
  ['hazard_drought', 'drought'],
  ['hazard_landslides', 'landslides'],
  ['hazard_volcanoes', 'volcanoes'],
];

function hazards(t: Teller): string | null {
  const named = HAZARDS.filter(([id]) => t.fact(id)?.value === 'yes');
  if (named.length === 0) return null;
  return t.tell(
    named.map(([id]) => id),
    () => `Natural hazards named for the country include ${joined(named.map(([, word]) => word))}.`,
  );
}

export function environment(t: Teller): string | null {
  return paragraph(
    t.tell(
      ['pm25_air_pollution'],
      (dust) => `Fine dust in the air (PM2.5) averages ${dust}${t.against('pm25_air_pollution')}.`,
    ),
    t.tell(['forest_area'], (forest) => `Forest covers ${forest} of the land.`),
    t.tell(['protected_areas'], (parks) => `Protected areas take up ${parks} of the territory.`),
    t.tell(
      ['renewable_electricity_share'],
      (green) => `Renewable sources supply ${green} of the electricity.`,
    ),
  );
}
