import { BORDER_REACH_KM } from '@global-fit/atlas/places/borderDistance';
import { isClimate, isClock, isRegion, NATIONAL } from '@global-fit/matching/cities/townMeasures';
import { isSun } from '@global-fit/matching/conditions/towns/sun';
import type { ClimateMeasure, TownMeasure } from '@global-fit/matching/conditions/readFrom';
import type { GateReason } from '@global-fit/matching/gates/reason';
import { degrees, grouped, largeCount, rounded } from '../../figures/format.ts';
import { constant, recordQuantity, shown } from '../../figures/quantity.ts';
import { listSaid, plural } from '../../prose/english.ts';
import { given, type Said, say, words } from '../../prose/said.ts';

type Towns = Extract<GateReason, { kind: 'towns' }>;
type Town = Towns['towns'][number];

/** Heights rounded to tens of metres; below ten metres, to one. */
const roundedHeight = (metres: number): number =>
  Math.abs(metres) < 10 ? Math.round(metres) : Math.round(metres / 10) * 10;

/** Whether a measure is a distance, which is capped at the reach of its data. */
const isDistance = (measure: TownMeasure): boolean =>
  !isClimate(measure) &&
  !isRegion(measure) &&
  !['people', 'height', 'island', 'daylight', 'winter sun', 'yearly sun'].includes(measure);

/** Kilometres up to which distances to the sea were measured. */
const SEA_REACH_KM = 300;

/** Distances from a named city are measured without a cap. */
const isFromCity = (measure: TownMeasure): boolean => /^from \d/.test(measure);

/** The reach of a measure; greater values print as "over" it. */
const reachOf = (measure: TownMeasure): number =>
  !isDistance(measure) || isFromCity(measure)
    ? Number.POSITIVE_INFINITY
    : measure === 'sea'
      ? SEA_REACH_KM
      : BORDER_REACH_KM;

/** Hours rounded to halves, which is as exact as dawn and dusk allow. */
const toTheHalf = (hours: number): number => Math.round(hours * 2) / 2;
const hoursOfLight = (hours: number): string =>
  hours === 0 ? 'no time at all' : `about ${rounded(hours, 1)} hours`;
const hoursOfSun = (hours: number): string => `about ${grouped(Math.round(hours))} hours`;
const upTo =
  (reach: number) =>
  (km: number): string =>
    km > reach ? `over ${grouped(reach)} km` : `about ${grouped(Math.round(km))} km`;

const WHAT: Readonly<Record<ClimateMeasure, string>> = {
  'winter nights': 'winter nights of about',
  'winter days': 'winter afternoons of about',
  'winter means': 'a coldest month of about',
  'summer afternoons': 'summer afternoons of about',
  warmth: 'a yearly mean of about',
};

/** The records behind a town's figure. */
function recordsOf(measure: TownMeasure, { city, of = city }: Town): readonly string[] {
  if (isSun(measure))
    return of === 'country'
      ? [`city:${city.id}`, `climate:${city.iso3}`]
      : [`city:${city.id}`, `citysunshine:${of.id}`];
  return [isClimate(measure) && city.temperatureC ? `cityclimate:${city.id}` : `city:${city.id}`];
}

/** " (by the mean of the whole country)", " (as measured in Marseille)": the source of borrowed sunshine. */
function borrowedSaid({ of }: Town): Said | string {
  if (of === undefined) return '';
  return of === 'country'
    ? words(' (by the mean of the whole country)')
    : say` (as measured in ${given(words(of.name), `citysunshine:${of.id}`)} nearby)`;
}

/**
 * One figure and the towns that share it, resting on their records. Towns without a record share the figure of a
 * neighbour or of the country.
 */
function townSaid(measure: TownMeasure, same: readonly Town[], format: (value: number) => string): Said {
  const [one] = same as [Town];
  const { value, city: first } = one;
  const climate = isClimate(measure);
  const national = climate && measure !== 'warmth' && measure !== 'winter means' ? NATIONAL[measure] : null;
  const told = measure === 'daylight' ? toTheHalf(value) : value;
  const figure = shown(constant(Math.min(told, reachOf(measure) + 1), `${measure} in ${first.name}`), format);
  const names = listSaid(same.map((town) => given(words(town.city.name), ...recordsOf(measure, town))));
  return given(
    isDistance(measure) ? say`${figure} from ${names}` : say`${figure} in ${names}${borrowedSaid(one)}`,
    ...(national ? [`${national}:${first.iso3}`] : []),
  );
}

/** Groups towns with the same borrowed figure. */
function together(measure: TownMeasure, towns: readonly Town[]): readonly (readonly Town[])[] {
  return [
    ...Map.groupBy(towns, ({ city, value, of }) =>
      (isClimate(measure) && !city.temperatureC) || of !== undefined ? value : city.id,
    ).values(),
  ];
}

/** "clocks differ from home by 5 hours in Lisbon and Faro". */
function clocksSaid(towns: readonly Town[], from: string): Said {
  const each = [...Map.groupBy(towns, ({ value }) => value)].map(([value, same]) => ({
    value,
    hours: shown(constant(value, 'hours between the clocks'), (hours) => plural(hours, 'hour')),
    where: listSaid(same.map(({ city }) => given(words(city.name), `city:${city.id}`))),
  }));
  const [only] = each;
  return only?.value === 0 && each.length === 1
    ? say`clocks go with ${from} in ${only.where}`
    : say`clocks differ from ${from} by ${listSaid(each.map(({ hours, where }) => say`${hours} in ${where}`))}`;
}

/** "Valletta lies on an island, Faro does not". */
function islandsSaid(towns: readonly Town[]): Said {
  const named = (island: boolean): readonly Said[] =>
    towns
      .filter(({ value }) => (value === 1) === island)
      .map(({ city }) => given(words(city.name), `city:${city.id}`));
  const [on, off] = [named(true), named(false)];
  if (on.length === 0) return say`${listSaid(off)} ${off.length === 1 ? 'lies' : 'lie'} on no island`;
  const rest = off.length === 0 ? '' : say`, ${listSaid(off)} ${off.length === 1 ? 'does' : 'do'} not`;
  return say`${listSaid(on)} ${on.length === 1 ? 'lies' : 'lie'} on an island${rest}`;
}

/** "Montréal lies there, Toronto does not": whether towns lie in a region that the condition names. */
function regionsSaid(towns: readonly Town[]): Said {
  const named = (inside: boolean): readonly Said[] =>
    towns
      .filter(({ value }) => (value === 1) === inside)
      .map(({ city }) => given(words(city.name), `city:${city.id}`));
  const [inside, outside] = [named(true), named(false)];
  if (inside.length === 0)
    return say`${listSaid(outside)} ${outside.length === 1 ? 'lies' : 'lie'} elsewhere`;
  const rest =
    outside.length === 0 ? '' : say`, ${listSaid(outside)} ${outside.length === 1 ? 'does' : 'do'} not`;
  return say`${listSaid(inside)} ${inside.length === 1 ? 'lies' : 'lie'} there${rest}`;
}

/** "winter nights of about 7°C in Lisbon and 9°C in Faro", "the sea is about 2 km from Faro". */
function measuredSaid({ measure, towns, from = '' }: Pick<Towns, 'measure' | 'towns' | 'from'>): Said {
  if (isClock(measure)) return clocksSaid(towns, from);
  if (measure === 'island') return islandsSaid(towns);
  if (isRegion(measure)) return regionsSaid(towns);
  const format = isClimate(measure)
    ? degrees
    : measure === 'people'
      ? (people: number): string => `about ${largeCount(people)} people`
      : measure === 'daylight'
        ? hoursOfLight
        : isSun(measure)
          ? hoursOfSun
          : measure === 'height'
            ? (metres: number): string => `about ${grouped(roundedHeight(metres))} m above the sea`
            : upTo(reachOf(measure));
  const said = listSaid(together(measure, towns).map((same) => townSaid(measure, same, format)));
  if (measure === 'sea') return say`the sea is ${said}`;
  if (measure === 'people' || measure === 'height') return said;
  if (measure === 'daylight') return say`the shortest day lasts ${said}`;
  if (measure === 'winter sun') return say`the sun shines in the greyest month of winter for ${said}`;
  if (measure === 'yearly sun') return say`the sun shines for ${said} in a year`;
  return isClimate(measure) ? say`${WHAT[measure]} ${said}` : say`it is ${said} to ${from}`;
}

/** The number of towns named where nothing is on record about them. */
const NAMED = 4;

function unrecordedSaid(towns: Towns['unrecorded']): readonly Said[] {
  const more = towns.length - NAMED;
  const named = towns.slice(0, more > 1 ? NAMED : towns.length);
  return [
    ...named.map(({ id, name }) => given(words(name), `city:${id}`)),
    ...(more > 1 ? [words(`${more} other towns`)] : []),
  ];
}

/** A condition judged in towns. The closest town on record is not called the best where others have no record. */
export function townsSaid(found: Towns): Said {
  const said = measuredSaid(found);
  if (!found.closest) return said;
  if (found.unrecorded.length === 0) return say`at best, ${said}`;
  const others = listSaid(unrecordedSaid(found.unrecorded));
  return say`our records hold nothing on it for ${others}, and elsewhere, at best, ${said}`;
}

/** The number of towns named that keep every condition. */
const KEPT_NAMED = 2;

/** Conditions that some towns keep together, or that only different towns keep. */
export function apartSaid({ keep, each }: Extract<GateReason, { kind: 'towns apart' }>): Said {
  const kept = keep.slice(0, KEPT_NAMED).map(({ id, name }) => given(words(name), `city:${id}`));
  if (kept.length > 0)
    return keep.length > KEPT_NAMED
      ? say`${listSaid([...kept, words('other towns')])} keep them together`
      : say`${listSaid(kept)} ${kept.length === 1 ? 'keeps' : 'keep'} them together`;
  return say`no town on our records keeps them together: ${listSaid(each.map(measuredSaid))}`;
}

/** "€1,410 a month for one bedroom in Lisbon". */
export function rentSaid({ city, flat, eur }: Extract<GateReason, { kind: 'rent' }>): Said {
  const euros = shown(recordQuantity(eur, `rent:${city.id}`, flat), (value) => `€${grouped(value)}`);
  return say`${euros} a month for ${flat === 'oneBed' ? 'one bedroom' : 'two bedrooms'} in ${city.name}`;
}

/** How far the recommended towns meet a condition that is at risk. */
export function keptSaid({ measure, missed, towns, unrecorded }: Towns): string {
  if (unrecorded.length > 0) return 'is open';
  if (missed === 0)
    return isClimate(measure) && measure !== 'warmth' && measure !== 'winter means'
      ? 'holds for the mean of the month, perhaps not on every day'
      : 'is only just kept';
  return missed === towns.length ? 'is missed' : 'is kept only in part';
}
