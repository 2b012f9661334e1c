import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreaker } from '../model/dealBreaker.ts';
import { placesNamedIn } from './namedPlaces.ts';
import { OTHER_MEANINGS } from './otherMeanings.ts';

/** A season that a place is named for: "snow like in Canada", "as hot as Dubai". */
interface Season {
  readonly id: string;
  readonly words: RegExp;
  readonly label: (city: string) => string;
  /** The month of the capital, and what nights or afternoons of the country lie off whole days. */
  readonly capital: string;
  readonly national: string;
  readonly month: (year: readonly number[]) => number;
  /** Two degrees milder than the place itself, so that our margin for a near miss does not let it pass. */
  readonly milder: number;
}

const SEASONS: readonly Season[] = [
  {
    id: 'freezing-winters',
    words: /\b(?:snow\w*|winters?|cold\w*|freez\w*|frost\w*|ice|icy)\b/,
    label: (city) => `no winters as cold as those of ${city}`,
    capital: 'capital_temperature_coldest_month',
    national: 'winter_daily_low',
    month: (year) => Math.min(...year),
    milder: 2,
  },
  {
    id: 'extreme-heat',
    words: /\b(?:heat\w*|summers?|hot|hotter|scorching)\b/,
    label: (city) => `no summers as hot as those of ${city}`,
    capital: 'capital_temperature_hottest_month',
    national: 'summer_daily_high',
    month: (year) => Math.max(...year),
    milder: -2,
  },
];

/** What stands before the name, at the end of a folded line; "not like" and "would like" compare nothing. */
const COMPARED =
  /(?<!\b(?:not|would|i|we|d) )\b(?:like|as)(?: (?:it is|those|that|the ones|what we have))?(?: (?:in|of))?(?: the)?$/;
const WISHED = /\b(?:must|need|needs|want|wish|should|has to|have to|love|miss|mind|never enough)\b/;

function seasonValue(atlas: Atlas, iso3: Iso3, { capital, national, month }: Season): number {
  const year = atlas.countryClimate(iso3)?.temperatureC;
  const [mean, extreme] = [capital, national].map((id) => atlas.fact(iso3, id)?.value);
  return year && typeof mean === 'number' && typeof extreme === 'number'
    ? mean + extreme - month(year)
    : Number.NaN;
}

/** A line that compares a season with that of one country, by its capital; null for every other line. */
export function asIn(atlas: Atlas, line: string): Pick<DealBreaker, 'id' | 'label' | 'limit'> | null {
  const { iso3: named, beside } = placesNamedIn(atlas, line.replace(/['’]s\b/g, ''));
  const [iso3] = named;
  if (!iso3 || named.length > 1 || !COMPARED.test(beside) || WISHED.test(beside)) return null;
  const [season, other] = SEASONS.filter(({ words }) => words.test(beside));
  const city = atlas.cities.capitalOf(iso3);
  if (!season || other || !city || OTHER_MEANINGS[season.id]?.test(beside)) return null;
  const value = seasonValue(atlas, iso3, season);
  return Number.isNaN(value)
    ? null
    : { id: season.id, label: season.label(city.name), limit: value + season.milder };
}
