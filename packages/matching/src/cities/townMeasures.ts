import { meanOver } from '@global-fit/atlas/places/climate';
import { hoursBetween, standardOffset } from '@global-fit/atlas/places/clocks';
import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import { remembered, rememberedOf } from '@global-fit/atlas/remembered';
import { offsetOf } from '../conditions/own/clocks.ts';
import { placeOf } from '../conditions/geography/origin.ts';
import type { ClimateMeasure, TownMeasure } from '../conditions/readFrom.ts';
import { isSun, sunHours, yearlySunOf } from '../conditions/towns/sun.ts';
import { shortestDay, townClimate } from '../conditions/towns/townClimate.ts';
import type { Engine } from '../engine/engine.ts';
import type { FromClock, FromPlace } from '../model/dealBreaker.ts';
import { seaOf } from './sea.ts';
import { peopleOf } from './sizeClass.ts';

export const isClimate = (measure: TownMeasure): measure is ClimateMeasure => measure in NATIONAL;
export const isClock = (measure: TownMeasure): measure is FromClock => measure.startsWith('clock ');

/**
 * The mean over the country: what a town's nights and afternoons are reckoned by, and all there is where no
 * town has a record.
 */
export const NATIONAL: Readonly<Record<ClimateMeasure, string>> = {
  'winter nights': 'winter_daily_low',
  'winter days': 'winter_daily_low',
  'winter means': 'winter_daily_low',
  'summer afternoons': 'summer_daily_high',
  warmth: 'temperature_annual_mean',
};

/**
 * Degrees by which a record may be off whose cell lies far above or below the town, and the older means of a country.
 */
const ROUGH_C = 5;
const OF_COUNTRY_C = 2;
/** Hours of a winter's month, and of a year, by which the sun of a town may differ from that of its country. */
const OF_COUNTRY_HOURS = 15;
export const OF_COUNTRY_YEARLY_HOURS = 600;

/** Degrees, or hours of sun, by which a climate has to miss a limit further before it rules a town out; 0 where its record is its own. */
export function offBy({ atlas }: Engine, measure: TownMeasure, city: City): number {
  if (measure === 'winter sun') return city.sunshineHours ? 0 : OF_COUNTRY_HOURS;
  if (measure === 'yearly sun')
    return yearlySunOf(atlas, city)?.of === 'country' ? OF_COUNTRY_YEARLY_HOURS : 0;
  const near = isClimate(measure) ? nearClimate(atlas, city) : null;
  if (!near) return 0;
  return near.city === null ? OF_COUNTRY_C : near.city.roughWarmth ? ROUGH_C : 0;
}

/** What is held of each town itself, measured from nowhere. */
type OfTown = Exclude<TownMeasure, FromPlace | FromClock>;

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
 * One measure of one town, in degrees Celsius, kilometres, metres of height, hours (between clocks, of a day, or of sun) or
 * inhabitants, or 1 on an island; NaN where nothing is held. Worked out once, but for what is measured from places and
 * clocks: that is quick, and customers may name as many as they like.
 */
export function townValue(engine: Engine, measure: TownMeasure, city: City): number {
  if (isClock(measure)) return hoursBetween(standardOffset(city.timezone), offsetOf(measure));
  if (!isOfTown(measure)) return townToPlaceKm(engine, measure, city);
  return measuresOf(engine)(measure)(city);
}

/** Mean of a town in degrees Celsius over some months, 1 for January, or over its year; NaN where nothing is held. */
export function warmthIn(engine: Engine, city: City, season: readonly number[] | undefined): number {
  if (!season) return townValue(engine, 'warmth', city);
  const year = nearClimate(engine.atlas, city)?.temperatureC;
  return year ? meanOver(year, season) : Number.NaN;
}
