import { annualMean } from '@global-fit/atlas/places/climate';
import type { City, Country } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import { homeCity, homeTown } from './home.ts';
import type { PlaceView } from '../view.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { counted } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

/** The climate given for a place: that of a town, or the country's mean. */
export interface LocalClimate {
  readonly label: string;
  readonly record: string;
  readonly temperatureC: readonly number[];
  readonly rainfallMm: readonly (number | null)[];
  /** Whether it is a town's record; otherwise the country's, whose normals are of 1961 to 1990. */
  readonly isTown: boolean;
}

const noRain = (months: readonly number[]): readonly null[] => months.map(() => null);

function cityClimate(city: City, label: string): LocalClimate | null {
  if (!city.temperatureC) return null;
  const rain = city.rainfallMm && city.rainfallQuality === 'ok' ? city.rainfallMm : noRain(city.temperatureC);
  const record = `cityclimate:${city.id}`;
  return { label, record, temperatureC: city.temperatureC, rainfallMm: rain, isTown: true };
}

/** The mean of a whole country; null without a record. */
export function countryClimate(view: PlaceView, country: Country, label: string): LocalClimate | null {
  const found = view.atlas.countryClimate(country.iso3);
  if (!found?.temperatureC) return null;
  const { temperatureC, rainfallMm } = found;
  const rain = rainfallMm ?? noRain(temperatureC);
  return { label, record: `climate:${country.iso3}`, temperatureC, rainfallMm: rain, isTown: false };
}

/** The first recommended town with a climate record, or with a neighbour that has one, else the country's mean. */
export function climateHere(view: PlaceView): LocalClimate | null {
  for (const city of view.cities) {
    const found = cityClimate(city, city.name);
    if (found) return found;
  }
  for (const city of view.cities) {
    const near = nearClimate(view.atlas, city)?.city;
    const found = near ? cityClimate(near, near.name) : null;
    if (found) return found;
  }
  return countryClimate(view, view.country, bareName(view.country));
}

/** The first recommended town, where the climate given is another town's and says nothing about it; else null. */
export function firstUntold(view: PlaceView, { record, isTown }: LocalClimate): string | null {
  const [first] = view.cities;
  if (!first || !isTown) return null;
  return [first.id, nearClimate(view.atlas, first)?.city?.id].some((id) => record === `cityclimate:${id}`)
    ? null
    : first.name;
}

/** The first recommended town, where the climate given is borrowed from an unlisted neighbour; else null. */
export function lentTo(view: PlaceView, { record, isTown }: LocalClimate): string | null {
  const [first] = view.cities;
  if (!first || !isTown) return null;
  return view.cities.some(({ id }) => record === `cityclimate:${id}`) ? null : first.name;
}

/** Whose climate it is, for a place of which no town is named beside it: "Alajuela (near San José)". */
export function whereMeasured(view: PlaceView, { label, record, isTown }: LocalClimate): string {
  if (!isTown) return label === bareName(view.country) ? view.name : label;
  const near = view.cities.find(
    (city) =>
      record !== `cityclimate:${city.id}` &&
      record === `cityclimate:${nearClimate(view.atlas, city)?.city?.id}`,
  );
  return near && !view.cities.some(({ id }) => record === `cityclimate:${id}`)
    ? `${label} (near ${near.name})`
    : label;
}

/** The same at home: the nearest town with a record, else the country's mean, labelled as such. */
export function climateAtHome(view: PlaceView): LocalClimate | null {
  if (!view.home) return null;
  const city = homeCity(view);
  const near = city ? nearClimate(view.atlas, city)?.city : null;
  const found = near ? cityClimate(near, homeTown(view, near)) : null;
  return found ?? countryClimate(view, view.home, `${nameOf(view.home)} on average`);
}

/** Indexes of the warmest and coldest month, and the yearly mean in degrees Celsius. */
export function extremes(climate: LocalClimate): { warm: number; cold: number; mean: number } {
  const t = climate.temperatureC;
  const warm = t.indexOf(Math.max(...t));
  const cold = t.indexOf(Math.min(...t));
  return { warm, cold, mean: annualMean(t) };
}

/** Words about a climate's temperature or rain, resting on its record. */
export function at(climate: LocalClimate, text: string): Said {
  return given(words(text), climate.record);
}

/** " (means of 1961 to 1990)" after a country's figures; empty after those of a town, which are recent. */
export function periodOf(climate: LocalClimate): Said {
  return at(climate, climate.isTown ? '' : ' (means of 1961 to 1990)');
}

export const WARMEST_MILD = 25;

/** Whether a monthly mean lies within bounds, by the whole degrees that the report prints. */
const isWithin = (meanC: number, low: number, high: number): boolean =>
  Math.round(meanC) >= low && Math.round(meanC) <= high;

/** Whether a month with this mean in degrees Celsius suits being outdoors. */
export const isMild = (meanC: number): boolean => isWithin(meanC, 10, WARMEST_MILD);

/** Ranges of monthly means in degrees Celsius that match each step of the wish for warmth. */
const MONTHS_WISHED = [
  [-10, 14],
  [0, 20],
  [10, WARMEST_MILD],
  [14, 29],
  [20, 33],
] as const;

/** The months that match the wish for warmth; without a wish, those that suit being outdoors. */
export function monthsAsWished(
  { profile }: PlaceView,
  climate: LocalClimate,
): { readonly count: number; readonly low: number; readonly high: number; readonly wished: boolean } {
  const wish = profile.read.slider('climate-preference');
  const band = wish === null ? undefined : MONTHS_WISHED[wish - 1];
  const [low, high] = band ?? [10, WARMEST_MILD];
  const count = climate.temperatureC.filter((mean) => isWithin(mean, low, high)).length;
  return { count, low, high, wished: band !== undefined };
}

/** Step of the wish, 1 to 5, from which outdoor months are the warm ones asked for, instead of mild ones. */
const WARM_WISH = 4;

/** How to tell an outdoor month: by the warmth asked for where that is warm or hot, else by mildness. */
export function outdoorMonth(view: PlaceView): {
  readonly suits: (meanC: number) => boolean;
  /** "mild weather". */
  readonly weather: Said;
} {
  const wish = view.profile.read.slider('climate-preference');
  const band = wish !== null && wish >= WARM_WISH ? MONTHS_WISHED[wish - 1] : undefined;
  if (!band) return { suits: isMild, weather: words('mild weather') };
  const [low, high] = band;
  return {
    suits: (meanC) => isWithin(meanC, low, high),
    weather: because(words('the warmth you asked for'), 'climate-preference'),
  };
}

/**
 * The outdoor months in the described town or else the country: "five months in Oslo", with the verb that follows.
 */
export function outdoorMonths(view: PlaceView): {
  readonly count: number;
  readonly said: Said;
  readonly have: 'has' | 'have';
  readonly weather: Said;
} | null {
  const here = climateHere(view);
  if (!here) return null;
  const { suits, weather } = outdoorMonth(view);
  const count = here.temperatureC.filter(suits).length;
  return {
    count,
    have: count === 1 ? 'has' : 'have',
    said: say`${at(here, counted(count, 'month'))} in ${here.label}`,
    weather,
  };
}
