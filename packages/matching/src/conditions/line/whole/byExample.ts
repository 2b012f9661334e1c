import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Iso3 } from '@global-fit/atlas/model';
import type { LineReading, MeasuredBy } from '../../../model/dealBreaker.ts';
import type { Found } from '../words/byRules.ts';
import type { DealBreakerRule } from '../../dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from '../../dealBreakerRules.ts';
import { type ExampleNamed, exampleNamed } from './exampleNamed.ts';
import { FAR_FROM } from '../../own/fromPlace.ts';
import { COUNTRIES, excludedLabel } from '../../geography/namedPlaces.ts';
import { fromCity } from '../../geography/origin.ts';
import { OTHER_MEANINGS, PRICED_THINGS } from '../words/otherMeanings.ts';
import type { PlaceAtStart } from './placesAtStart.ts';
import type { ClimateMeasure, TownMeasure } from '../../readFrom.ts';
import type { WhoWrites } from '../../own/whoWrites.ts';
import { sunHours } from '../../towns/sun.ts';
import { shortestDay, townClimate } from '../../towns/townClimate.ts';

/** The figure of a place by which others are measured, and whose it is. */
interface Figure extends Pick<MeasuredBy, 'of' | 'wider'> {
  readonly value: number;
}

const OF_TOWNS: ReadonlySet<TownMeasure> = new Set<ClimateMeasure | 'daylight' | 'winter sun'>([
  'winter nights',
  'summer afternoons',
  'daylight',
  'winter sun',
]);
const isKnown = (measure: TownMeasure): measure is ClimateMeasure | 'daylight' | 'winter sun' =>
  OF_TOWNS.has(measure);

const ofTown = (atlas: Atlas, measure: ClimateMeasure | 'daylight' | 'winter sun', city: City): number =>
  measure === 'daylight'
    ? shortestDay(city.point[1])
    : measure === 'winter sun'
      ? sunHours(atlas, 'winter sun', city)
      : townClimate(atlas, measure, city);

const factOf = (atlas: Atlas, iso3: Iso3, indicator: string): number => {
  const value = atlas.fact(iso3, indicator)?.value;
  return typeof value === 'number' ? value : Number.NaN;
};

/** What a rule reads of one place: of a country by its capital, where it is read town by town. */
function figureOf(atlas: Atlas, { read, onlyWhere }: DealBreakerRule, place: PlaceAtStart): Figure | null {
  const { iso3, said } = place;
  if ('towns' in read) {
    const city = place.city ?? atlas.cities.capitalOf(iso3);
    if (!city || !isKnown(read.towns)) return null;
    const value = ofTown(atlas, read.towns, city);
    return { value, of: place.city && !place.state ? said : city.name, wider: false };
  }
  if (!('indicator' in read)) return null;
  // What is no trouble at the place named is no example of it.
  if (onlyWhere && !(factOf(atlas, iso3, onlyWhere.indicator) >= onlyWhere.least)) return null;
  const country = atlas.country(iso3)?.name ?? said;
  const wider = place.city !== null;
  return { value: factOf(atlas, iso3, read.indicator), of: wider ? country : said, wider };
}

/** "London, Oslo or Zurich". */
const either = (names: readonly string[]): string =>
  [...new Set(names)].join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** One rule with the figure of the places named for its limit, of several the one that has least of it. */
function readingBy(
  atlas: Atlas,
  rule: DealBreakerRule,
  { places, beyond, refused, bare }: ExampleNamed,
): readonly LineReading[] {
  const { id, kind, example } = rule;
  const sign = kind === 'least' ? 1 : -1;
  const figures = places
    .flatMap((place) => figureOf(atlas, rule, place) ?? [])
    .filter(({ value }) => !Number.isNaN(value) && !(value < (example?.troubleFrom ?? value)));
  const [least] = figures.toSorted((a, b) => sign * (b.value - a.value));
  if (!example || !least || figures.length < places.length) return [];
  const { value: limit, of, wider } = least;
  // "Portuguese winters" may well be liked: by its bare name only what we should call too much is refused.
  if (bare && sign * (limit - rule.soft) >= 0) return [];
  const said = either(places.map((one) => one.said));
  // A country that is refused is gone by its name: the summers of its capital ask no more of others than our own limit.
  const ofCapital = 'towns' in rule.read && places.every(({ city }) => city === null);
  if (refused && ofCapital && sign * (limit - rule.hard) > 0) return [{ id, label: rule.label }];
  const towns = 'towns' in rule.read;
  const called = towns ? either(figures.map((one) => one.of)) : said;
  const reading: LineReading = {
    id,
    label: example[beyond ? 'beyond' : 'like'](called),
    limit,
    by: { said, of, wider: wider && !beyond, beyond },
  };
  return wider && !beyond && !refused ? [reading, ...withoutTowns(places)] : [reading];
}

/** The towns named, where no figure of theirs alone rules them out. */
const withoutTowns = (places: readonly PlaceAtStart[]): readonly LineReading[] =>
  places.flatMap(({ city, said, state }) =>
    city && !state
      ? [{ id: FAR_FROM, label: `not ${said} itself`, limit: TOWN_KM, from: { at: fromCity(city), said } }]
      : [],
  );

/** What lies so near to the middle of a town belongs to it. */
const TOWN_KM = 15;

/** Rules on weather, which people, water and rooms may be as well. */
const OF_WEATHER = ['freezing-winters', 'extreme-heat'];
const PRICES = 'expensive';
const OF_THINGS = new RegExp(`\\b(?:${PRICED_THINGS})\\b`);

/** Whether the words beside the names speak of what a rule is on. */
const isOn = (rule: DealBreakerRule, beside: string): boolean =>
  rule.example?.words.test(beside) === true &&
  !OTHER_MEANINGS[rule.id]?.test(beside) &&
  !(OF_WEATHER.includes(rule.id) && OTHER_MEANINGS['cold']?.test(beside)) &&
  !(rule.id === PRICES && OF_THINGS.test(beside));

/** The places themselves, where they are refused for something that is read or not. */
function withoutPlaces(atlas: Atlas, places: readonly PlaceAtStart[]): readonly Found[] {
  const without = places.flatMap(({ iso3, city }) => (city ? [] : [iso3]));
  return [
    ...(without.length > 0 ? [{ id: COUNTRIES, label: excludedLabel(atlas, without), without }] : []),
    ...withoutTowns(places),
  ];
}

/** Words of a line as they stand in it, capitals and all. */
function asWritten(line: string, words: string): string {
  const at = line.toLowerCase().indexOf(words);
  return at < 0 ? words : line.slice(at, at + words.length);
}

/** "too many tourists", with a reason that no rule reads. */
const unreadReason = (found: readonly Found[], reason: string): readonly Found[] =>
  found.map((one, n) => (n === 0 ? { ...one, unread: [reason] } : one));

/** "Countries that ban it, like Poland": Poland for certain, and whatever else is read of it. */
function withListed(
  atlas: Atlas,
  places: readonly PlaceAtStart[],
  reason: string,
  read: readonly Found[],
): readonly Found[] {
  const without = places.flatMap(({ iso3, city }) => (city ? [] : [iso3]));
  if (without.length === 0) return read;
  const out: Found = { id: COUNTRIES, label: excludedLabel(atlas, without), without };
  return read.length > 0 ? [out, ...read] : unreadReason([out], reason.replace(/[\s,;]+$/, ''));
}

/**
 * A line that names a place as an example of too much, read with the figure of that place for its limit. One on what no
 * record tells of the place is read without its name; empty for every other line, and for one that asks for opposites.
 *
 * @param read how the words beside the name are read by themselves
 * @param salary the pay that a tax is on
 */
export function readByExample(
  atlas: Atlas,
  line: string,
  read: (beside: string) => readonly Found[],
  salary: WhoWrites['salary'],
): readonly Found[] {
  const named = exampleNamed(atlas, line);
  if (!named) return [];
  const { places, beside, beyond, refused, listed } = named;
  // A number of the line's own says more than the place that is named beside it.
  const numbered = refused ? [] : read(beside);
  if (numbered.some(({ limit }) => limit !== undefined)) return numbered;
  const rules = DEAL_BREAKER_RULES.filter((rule) => (rule.salary ?? salary) === salary && isOn(rule, beside));
  const ids = rules.map(({ id }) => id);
  if (ids.includes('extreme-heat') && ids.includes('freezing-winters')) return [];
  const each = rules.map((rule) => readingBy(atlas, rule, named));
  const known = each.length > 0 && each.every(({ length }) => length > 0);
  if (!refused && !known && listed) return withListed(atlas, places, asWritten(line, beside), read(beside));
  if (!refused) return known ? each.flat() : beyond || each.length === 0 ? [] : read(beside);
  const out = withoutPlaces(atlas, places);
  if (beside === '') return out;
  return known ? [...out, ...each.flat()] : unreadReason(out, beside);
}
