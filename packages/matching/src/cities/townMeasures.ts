import { meanOver } from '@global-fit/atlas/places/climate';
import { hoursBetween, standardOffset } from '@global-fit/atlas/places/clocks';
import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import { remembered, rememberedOf } from '@global-fit/atlas/remembered';
import { offsetOf } from '../conditions/own/clocks.ts';
import { placeOf } from '../conditions/geography/origin.ts';
import { liesIn } from '../conditions/geography/regionRefused.ts';
import type { ClimateMeasure, TownMeasure } from '../conditions/readFrom.ts';
import { isSun, sunHours, yearlySunOf } from '../conditions/towns/sun.ts';
import { shortestDay, townClimate } from '../conditions/towns/townClimate.ts';
import type { Engine } from '../engine/engine.ts';
import type { FromClock, FromPlace, InRegion } from '../model/dealBreaker.ts';
import { seaOf } from './sea.ts';
import { peopleOf } from './sizeClass.ts';

export const isClimate = (measure: TownMeasure): measure is ClimateMeasure => measure in NATIONAL;
export const isClock = (measure: TownMeasure): measure is FromClock => measure.startsWith('clock ');

/**
 * The indicator of the whole country behind each measure of climate. The nights and afternoons of a town are worked out
 * from it and the town's own means; where no town has a record, it stands for all of them.
 */
export const NATIONAL: Readonly<Record<ClimateMeasure, string>> = {
  'winter nights': 'winter_daily_low',
  'winter days': 'winter_daily_low',
  'winter means': 'winter_daily_low',
  'summer afternoons': 'summer_daily_high',
  warmth: 'temperature_annual_mean',
};

/**
 * The possible error of a temperature in degrees Celsius: for a town whose grid cell lies far above or below it, and
 * for one without a record, which gets the older means of its country.
 */
const ROUGH_C = 5;
const OF_COUNTRY_C = 2;
/** Hours of sun by which a town may differ from the mean of its country: in a month of winter, and over the year. */
const OF_COUNTRY_HOURS = 15;
export const OF_COUNTRY_YEARLY_HOURS = 600;

/**
 * The possible error of a town's value, in the unit of the measure (degrees Celsius or hours of sun), by which a limit
 * is widened before it rules out. 0 for a town with its own record, and for exact measures.
 */
export function offBy({ atlas }: Engine, measure: TownMeasure, city: City): number {
  if (measure === 'winter sun') return city.sunshineHours ? 0 : OF_COUNTRY_HOURS;
  if (measure === 'yearly sun')
    return yearlySunOf(atlas, city)?.of === 'country' ? OF_COUNTRY_YEARLY_HOURS : 0;
  const near = isClimate(measure) ? nearClimate(atlas, city) : null;
  if (!near) return 0;
  return near.city === null ? OF_COUNTRY_C : near.city.roughWarmth ? ROUGH_C : 0;
}

/** Measures of a town itself, unlike its distance from a place or a clock that a customer names. */
type OfTown = Exclude<TownMeasure, FromPlace | FromClock | InRegion>;

/** Whether a measure asks if a town lies in a region. */
export const isRegion = (measure: TownMeasure): measure is InRegion => measure.startsWith('in ');

const isOfTown = (measure: TownMeasure): measure is OfTown =>
  measure === 'sea' ||
  measure === 'island' ||
  measure === 'people' ||
  measure === 'height' ||
  measure === 'daylight' ||
  isSun(measure) ||
  isClimate(measure);

function measured(engine: Engine, measure: OfTown, city: City): number {
  if (measure === 'height') return city.elevationM ?? Number.NaN;
  if (measure === 'daylight') return shortestDay(city.point[1]);
  if (isSun(measure)) return sunHours(engine.atlas, measure, city);
  if (measure === 'people') return peopleOf(city) ?? Number.NaN;
  const sea = seaOf(city.id);
  if (measure === 'sea') return sea?.km ?? Number.NaN;
  if (measure === 'island') return sea ? Number(sea.island) : Number.NaN;
  return townClimate(engine.atlas, measure, city);
}

/** Kilometres from a town to a city, or to the nearest land of the countries; NaN where it was not measured. */
function townToPlaceKm(engine: Engine, from: FromPlace, town: City): number {
  const place = placeOf(engine.atlas, from);
  if ('id' in place) return distanceKm(town.point, place.point);
  return Math.min(...place.map((iso3) => engine.atlas.borderKm(town, iso3)));
}

/** By measure and by town. */
const measuresOf = rememberedOf((engine: Engine) =>
  remembered((measure: OfTown) => rememberedOf((city: City) => measured(engine, measure, city))),
);

/**
 * One measure of one town: degrees Celsius, kilometres, metres of height, hours (between clocks, of daylight, of sun),
 * inhabitants, or 1 on an island and 0 elsewhere. NaN where it is not known. Measures of the town itself are kept once
 * worked out; distances from places and clocks are not, since customers may name any number of these.
 */
export function townValue(engine: Engine, measure: TownMeasure, city: City): number {
  if (isClock(measure)) return hoursBetween(standardOffset(city.timezone), offsetOf(measure));
  if (isRegion(measure)) return Number(liesIn(measure, city));
  if (!isOfTown(measure)) return townToPlaceKm(engine, measure, city);
  return measuresOf(engine)(measure)(city);
}

/**
 * Mean temperature of a town in degrees Celsius over the months of a season (1 = January), or over the year; NaN where
 * unknown.
 */
export function warmthIn(engine: Engine, city: City, season: readonly number[] | undefined): number {
  if (!season) return townValue(engine, 'warmth', city);
  const year = nearClimate(engine.atlas, city)?.temperatureC;
  return year ? meanOver(year, season) : Number.NaN;
}
